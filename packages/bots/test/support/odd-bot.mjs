// An external bot for tests: `node odd-bot.mjs MODE`. It answers with the first option, and errs as its mode says.
import { createInterface } from 'node:readline';

const mode = process.argv[2] ?? 'good';
const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);
let questions = 0;
let number = 0;

const errors = {
  crash: () => process.exit(3),
  garbage: () => process.stdout.write('to be or not to be\n'),
  list: () => say(['answer']),
  silent: () => {},
  illegal: () => say({ type: 'answer', number, answer: 'atlantis' }),
  number: () => say({ type: 'answer', number: 999_999, answer: 'pass' }),
  nothing: () => say({ type: 'answer', number, answer: 7 }),
  endless: () => process.stdout.write('x'.repeat(100_000)),
  twice: (answer) => {
    answer();
    answer();
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  number = message.number;
  const answer = () => say({ type: 'answer', number, answer: message.view.decision.options[0] });
  if (message.type === 'hello') {
    if (mode === 'no-hello') process.exit(0);
    if (mode === 'chatty') process.stderr.write('I am ready\nand eager');
    say({ type: 'hello', protocol: mode === 'old' ? 0 : 1, name: `odd ${mode}` });
  } else if (message.type === 'bid') {
    say({ type: 'answer', number, answer: mode === 'bad-bid' ? 'us-99' : message.options[0] });
  } else if (message.type === 'decide') {
    questions++;
    // Once it has shown that it can play
    const err = questions === 3 ? errors[mode] : undefined;
    if (err === undefined) answer();
    else err(answer);
  } else if (message.type === 'bye' && mode !== 'stays') process.exit(0);
}
// Its input has ended, and it stays all the same
if (mode === 'stays') setInterval(() => {}, 1000);
