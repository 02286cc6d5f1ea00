import { CHANGES, type Remark, WARNINGS } from '@longtwilight/bots/coach';
import { GameRecord, view } from '@longtwilight/engine';
import { LANGUAGES, loadCoachTexts, loadCoachWords, loadWords } from '@longtwilight/words';
import { describe, expect, it } from 'vitest';
import { adviceNow, keyOf } from '../src/coach/advice-now.ts';

/** Everything that a remark may be about. */
const ALL: Omit<Required<Remark>, 'kind' | 'weight'> = {
  country: 'iran',
  region: 'middle-east',
  card: 'fidel',
  side: 'us',
  count: 3,
  level: 2,
  score: 4,
  battleground: 'yes',
};

describe.each(LANGUAGES)('the coach in %s', (language) => {
  it('has one sentence for each remark, and none for anything else', async () => {
    const words = await loadCoachWords(await loadWords(language));
    const kinds = [...WARNINGS, ...CHANGES];
    for (const kind of kinds) {
      const said = words.find(`coach.${kind}`, ALL);
      expect(said, kind).toMatch(/[.!]$/);
      // In Spanish the US has full stops of its own
      expect(said?.replace(/EE\.\sUU\./u, 'EEUU').match(/[.!?](?= |$)/g), said ?? kind).toHaveLength(1);
    }
    const about = ['title', 'on', 'off', 'quiet'];
    expect(Object.keys(await loadCoachTexts(language)).sort()).toEqual(
      [...kinds, ...about].map((kind) => `coach.${kind}`).sort(),
    );
  });
});

describe('what the coach says at once', () => {
  const seen = (vp: number, influence: Record<string, readonly [number, number]>) =>
    view(
      GameRecord.from({
        turn: 4,
        round: 7,
        phasing: 'us',
        defcon: 2,
        vp,
        milOps: [0, 2],
        influence,
        hands: { us: ['asia-scoring', 'containment'], ussr: ['nasser'] },
      }).game,
      'us',
    );
  const now = seen(-16, { zaire: [1, 0], iran: [0, 2] });
  const before = seen(-10, { zaire: [1, 0], iran: [2, 0] });

  it('is never more than two sentences; what can’t wait comes before what has changed', () => {
    const said = adviceNow(now, 'us', { before, said: new Set() }, (card) => card === 'containment');
    expect(said.map(({ kind }) => kind)).toEqual(['scoring-due', 'deadly-card']);
  });
  it('is first what the last play has changed, then what matters now', () => {
    const quiet = { ...now, hands: { ...now.hands, us: { count: 1, cards: ['containment'] as const } } };
    const said = adviceNow(quiet, 'us', { before, said: new Set() }, () => false);
    expect(said.map(({ kind }) => kind)).toEqual(['lost-points', 'military-owed']);
  });

  const begun = view(
    GameRecord.from({
      turn: 4,
      round: 1,
      phasing: 'us',
      defcon: 4,
      milOps: [0, 4],
      influence: { zaire: [0, 1], brazil: [0, 2] },
      hands: { us: ['nato', 'containment'], ussr: ['nasser'] },
    }).game,
    'us',
  );
  it('does not name the same place twice', () => {
    const [first, second] = adviceNow(begun, 'us', { before: null, said: new Set() }, () => false);
    expect(first?.kind).toBe('military-coup');
    expect(second?.country).not.toBe(first?.country);
  });
  it('has named military operations once, whatever the place for a coup', () => {
    const said = new Set([keyOf({ kind: 'military-coup', weight: 1, count: 4, country: 'panama' })]);
    const again = adviceNow(begun, 'us', { before: null, said }, () => false);
    expect(again.map(({ kind }) => kind)).not.toContain('military-coup');
    expect(again.length).toBeGreaterThan(0);
  });
});
