import { type FullPosition, GameRecord, outcomeOf, positionOf, seeded } from '@longtwilight/engine';
import { describe, expect, test } from 'vitest';
import { type ImportResult, importLog, type Mismatch, writeLog } from '../src/index.ts';
import { appStyle, summedUp, withoutCleanups } from './support/app-style.ts';
import { CONFIGURATIONS, games, randomGame } from './support/games.ts';
import { SMALL_LOG } from './support/small-log.ts';

const unexplained = (result: ImportResult): readonly Mismatch[] =>
  result.mismatches.filter((one) => one.explanation === null);
/** All of a position that everybody can see. */
function open({ hands: _hands, ...position }: FullPosition): Partial<FullPosition> {
  return position;
}
const lines = SMALL_LOG.trimEnd().split('\n');
const changed = (index: number, text: string | null): string =>
  lines.flatMap((line, i) => (i !== index ? [line] : text === null ? [] : [text])).join('\n');

describe('a small log', () => {
  const result = importLog(SMALL_LOG);

  test('is replayed to its end', () => {
    expect(unexplained(result)).toEqual([]);
    expect(result.ok).toBe(true);
    expect(result.checked).toBeGreaterThan(80);
    expect(open(positionOf(result.record!.game))).toMatchObject({
      turn: 1,
      round: 4,
      phasing: 'us',
      defcon: 3,
      vp: 2,
      space: [1, 0],
      milOps: [1, 2],
      removed: ['fidel', 'cia-created'],
      china: { holder: 'us', faceUp: false },
    });
  });
  test('gives both sides hands with which it can be played, and says what is evidence', () => {
    const { record, evidence } = result;
    expect(GameRecord.load(record!.save()).save()).toEqual(record!.save());
    expect(evidence).toHaveLength(record!.entries.length);
    // Dealt cards and the dice of the Olympic Games are in no line
    expect(evidence.slice(0, 16)).toEqual(Array.from({ length: 16 }, () => 'filled-in'));
    expect(evidence.filter((one) => one === 'filled-in')).toHaveLength(16 + 2);
    expect(positionOf(record!.game).hands.ussr).toEqual(
      expect.arrayContaining(['nasser', 'de-stalinization', 'captured-nazi-scientist']),
    );
  });
  test('has its known faults explained by rules', () => {
    expect(result.mismatches).toEqual([
      { line: 38, what: 'operations value', expected: '3', got: '4', explanation: 'header-ignores-modifiers' },
      { line: 60, what: 'operations value', expected: '2', got: '3', explanation: 'header-ignores-modifiers' },
    ]);
  });

  test('may break off anywhere', () => {
    for (let end = lines.length; end > 14; end--) {
      const part = importLog(lines.slice(0, end).join('\n'));
      expect(part.record, `after line ${end}`).not.toBeNull();
      expect(unexplained(part), `after line ${end}`).toEqual([]);
    }
  });
});

describe('a damaged log', () => {
  const whole = importLog(SMALL_LOG);
  const position = open(positionOf(whole.record!.game));

  /** Nothing follows from these: the game is the same without them. */
  const NEEDLESS = /^(SETUP|.* will play as|Scenario|Optional Cards|Time per|US Headlines)/;

  test('without a line is reported at once, or is the same game all the same', () => {
    for (let i = 0; i < lines.length - 3; i++) {
      if (lines[i] === '') continue;
      const result = importLog(changed(i, null));
      if (result.ok) expect(open(positionOf(result.record!.game)), lines[i]!).toEqual(position);
      else
        expect(Math.min(...unexplained(result).map((one) => Math.abs(one.line - i - 1))), lines[i]!).toBeLessThan(12);
      if (!NEEDLESS.test(lines[i]!)) expect(result.ok, `without "${lines[i]}"`).toBe(false);
    }
  });

  test('with a number changed is reported with the line', () => {
    for (let i = 6; i < lines.length; i++)
      for (const { index, 0: digit } of lines[i]!.matchAll(/\d/g)) {
        const text = `${lines[i]!.slice(0, index)}${(Number(digit) + 1) % 10}${lines[i]!.slice(index + 1)}`;
        const result = importLog(changed(i, text));
        // A heading may name the value that the card has without Red Scare
        if (result.mismatches.some((one) => one.line === i + 1 && one.explanation === 'header-ignores-modifiers'))
          continue;
        if (result.ok && / rolls |Die roll/.test(text)) {
          // Another die may come to the same
          expect(open(positionOf(result.record!.game)), text).toEqual(position);
          continue;
        }
        expect(result.ok, text).toBe(false);
        expect(
          unexplained(result).some((one) => Math.abs(one.line - i - 1) <= 3),
          text,
        ).toBe(true);
      }
  });

  test('with a name misspelt says which one was meant', () => {
    const at = lines.indexOf('Target: Iran');
    const result = importLog(changed(at, 'Target: Irna'));
    expect(result.ok).toBe(false);
    expect(result.mismatches[0]).toMatchObject({ line: at + 1, got: 'Target: Irna' });
    expect(result.mismatches[0]!.expected).toContain('did you mean "Iran"?');
  });

  test('in another language is refused', () => {
    const result = importLog(
      'DISPOSICIÓN: Ana jugará con la URSS.\nTurno 1, fase de titulares: Fidel y OTAN\n'.repeat(50),
    );
    expect(result).toMatchObject({ ok: false, record: null });
    expect(result.mismatches[0]).toMatchObject({ line: 1, what: 'reading' });
  });

  test.each([
    ['nothing', ''],
    ['no log at all', 'To whom it may concern:\n\nthe weather is fine.'],
    ['only a heading', 'SETUP: : Ada will play as USSR.'],
    ['rounds without a setup', 'Turn 1, USSR AR1: Fidel*: Event: Fidel*\nUSSR +3 in Cuba [0][3]'],
    ["rules that don't go together", SMALL_LOG.replace('US +2', 'US +2\nRules: edition=second,optionalCards=true')],
    ['a card of a later era', SMALL_LOG.replaceAll('Fidel*', 'Solidarity*')],
    [
      'a card that comes twice',
      SMALL_LOG.replace('AR4: Fidel*: Event: Fidel*', 'AR4: CIA Created*: Event: CIA Created*'),
    ],
  ])('is no crash: %s', (_name, text) => {
    const result = importLog(text);
    if (text !== 'SETUP: : Ada will play as USSR.') expect(result.ok).toBe(false);
    expect(result.record === null || result.evidence.length === result.record.entries.length).toBe(true);
  });
});

describe('ends', () => {
  test.each([
    ['US resigns', 'ussr', 'resign'],
    ['Ada has resigned.', 'us', 'resign'],
    ['USSR wins by Resignation', 'ussr', 'resign'],
    ['US wins by Timeout', 'us', 'time'],
  ] as const)('%s', (line, winner, reason) => {
    const result = importLog(`${SMALL_LOG}\n${line}\n`);
    expect(unexplained(result)).toEqual([]);
    expect(outcomeOf(result.record!.game)).toEqual({ winner, reason });
  });
  test('a winner by the rules where nobody has won is reported', () => {
    const result = importLog(`${SMALL_LOG}\nUS wins by Victory Points\n`);
    expect(unexplained(result)).toMatchObject([{ what: 'end of the game', got: 'US wins by Victory Points' }]);
  });
});

describe('a game that is told as the app tells it', () => {
  const told = CONFIGURATIONS.filter(({ name }) =>
    ['deluxe', 'deluxe without optional cards', 'deluxe-es', 'chinese civil war', 'late war'].includes(name),
  );
  const styles = [
    { style: 'without our own lines', as: appStyle },
    { style: 'with points summed up and no cleanups', as: (log: string) => withoutCleanups(summedUp(appStyle(log))) },
  ];
  const cases = told.flatMap((configuration) => styles.map((style) => ({ ...configuration, ...style, configuration })));
  test.each(cases)('is found again, $name, $style', ({ configuration, as }) => {
    for (let seed = 1; seed <= games(4, 60); seed++) {
      const record = randomGame(configuration, seed);
      const result = importLog(as(writeLog(record)));
      expect(unexplained(result), `seed ${seed}`).toEqual([]);
      const { influence, vp, defcon, discard, removed } = positionOf(record.game);
      expect(positionOf(result.record!.game), `seed ${seed}`).toMatchObject({
        influence,
        vp,
        defcon,
        discard,
        removed,
      });
    }
  });
  test.each(told)('may break off anywhere, $name', (configuration) => {
    for (let seed = 1; seed <= games(6, 200); seed++) {
      const lines = appStyle(writeLog(randomGame(configuration, seed))).split('\n');
      const end = 20 + seeded(seed)(lines.length - 20);
      const result = importLog(lines.slice(0, end).join('\n'));
      expect(unexplained(result), `seed ${seed}, line ${end}`).toEqual([]);
      expect(result.record, `seed ${seed}, line ${end}`).not.toBeNull();
    }
  });
});
