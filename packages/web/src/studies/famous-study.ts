import { GameRecord, type SavedGame, type SideKey } from '@longtwilight/engine';
import type { Study, StudyNote } from '@longtwilight/notation';
import { recordFile } from '@longtwilight/scenarios/record';
import { loadFamous, loadLibrary, type Words } from '@longtwilight/words';

const FILES = {
  final: () => import('@longtwilight/scenarios/rules/examples/tournament-final.yaml'),
  example: () => import('@longtwilight/scenarios/rules/examples/second-example-game.yaml'),
} as const;
export type FamousKey = keyof typeof FILES;
export const FAMOUS_KEYS = Object.keys(FILES) as readonly FamousKey[];

/** A printed game, played again by the scenario that proves it, as a study with our comments in the reader's language. */
export async function famousStudy(key: FamousKey, words: Words): Promise<Study> {
  const [file, comments, library] = await Promise.all([FILES[key](), loadFamous(words), loadLibrary(words)]);
  const game = inOne(recordFile(key, file.default));
  const notes = playsOf(GameRecord.load(game)).flatMap(({ key: play, from, until }): StudyNote[] => {
    const text = comments.find(`${key}.${play}`);
    return text === null ? [] : [{ line: 0, since: from, at: until, text }];
  });
  const title = library.say(`famous.${key}`);
  return { title, chapters: [{ title, game, lines: [], notes }] };
}

/** A game in stretches as one record: where the next stretch begins, the position was edited. */
export function inOne(stretches: readonly GameRecord[]): SavedGame {
  const [first, ...further] = stretches.map((stretch) => stretch.save());
  const answers = [...first!.answers]; // there is a stretch
  const edits = further.map(({ answers: more, start }) => {
    const at = answers.length;
    answers.push(...more);
    return { at, position: { start: 'rounds' as const, ...start } };
  });
  // A printed game may bend a rule for a while: it is played by those that let it be as it was
  const options = [...new Set(stretches.flatMap(({ rules }) => rules.spec.options))];
  const rules = { ...first!.rules, options };
  return { ...first!, rules, answers, ...(edits.length === 0 ? {} : { version: 2, edits }) };
}

/** What a comment is about: the setup, the headlines of a turn, or one side's round. */
interface FamousPlay {
  /** `setup`, `1.headline` or `1.6.us`. */
  readonly key: string;
  /** How many answers had been given at its first moment, and at its end. */
  readonly from: number;
  readonly until: number;
}

const roundKey = (turn: number, round: number, side: SideKey): string => `${turn}.${round}.${side}`;

/** A game cut into plays. An answer belongs to the play in which it was given, whatever it led to. */
export function playsOf({ start, opening, entries, edits }: GameRecord): FamousPlay[] {
  const plays: FamousPlay[] = [];
  let [turn, key] = beginning(start ?? { start: 'setup' });
  for (const [at, facts] of [opening, ...entries.map((entry) => entry.facts)].entries()) {
    // Headlines are chosen together, and told once both are there
    if (facts.some(({ t }) => t === 'headline')) key = `${turn}.headline`;
    const last = plays.at(-1);
    if (last?.key === key) plays[plays.length - 1] = { ...last, until: at };
    else plays.push({ key, from: at, until: at });
    for (const fact of facts) {
      if (fact.t === 'turn') [turn, key] = [fact.turn, `${fact.turn}.headline`];
      else if (fact.t === 'round') key = roundKey(turn, fact.round, fact.side);
    }
    const edit = edits.find((one) => one.at === at);
    if (edit?.position.start !== undefined) [turn, key] = beginning(edit.position);
  }
  return plays;
}

function beginning({
  start = 'rounds',
  turn = 1,
  round = 1,
  phasing = 'ussr',
}: GameRecord['start'] & object): [number, string] {
  if (start === 'setup') return [turn, 'setup'];
  return [turn, start === 'rounds' ? roundKey(turn, round, phasing) : `${turn}.headline`];
}
