import { CONFIGURATIONS, LONG } from '@longtwilight/testing/configurations';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeRules, EDITIONS, type RulesSpec, resolveRules } from '../../src/index.ts';
import { expectRefusal } from '../support/refusals.ts';

const refused = (spec: unknown): void => {
  const { message } = expectRefusal('bad-rules', () => completeRules(spec as RulesSpec));
  expectRefusal('bad-rules', () => resolveRules(spec as RulesSpec));
  expect(message.length).toBeGreaterThan(20);
};

describe('rules that are no rules', () => {
  it.each<[string, unknown]>([
    ['nothing', null],
    ['a list', []],
    ['a text', 'deluxe'],
    ['a number', 7],
    ['an unknown key', { editon: 'deluxe' }],
    ['an unknown edition', { edition: 'third' }],
    ['an edition that is no text', { edition: 2 }],
    ['an unknown scenario', { scenario: 'early-war' }],
    ['an unknown bidding', { bidding: 'money' }],
    ['an unknown option', { options: ['realign-anywhere', 'fly'] }],
    ['options as one text', { options: 'realign-safe' }],
    ['options as an object', { options: { 'realign-safe': true } }],
    ['a flag that is a text', { optionalCards: 'yes' }],
    ['a flag that is a number', { tournament: 1 }],
    ['a handicap that is a number', { handicap: 2 }],
    ['a handicap that is a list', { handicap: [2, 0] }],
    ['a handicap for nobody', { handicap: { china: 2 } }],
    ['a handicap below 0', { handicap: { us: -1 } }],
    ['a handicap above 20', { handicap: { ussr: 21 } }],
    ['a handicap of a part', { handicap: { us: 1.5 } }],
    ['a handicap as text', { handicap: { us: '2' } }],
    ['a handicap that is no number', { handicap: { us: Number.NaN } }],
  ])('are refused: %s', (_what, spec) => refused(spec));
});

/** Every mix of known values, possible or not. */
const anyMix = fc.record(
  {
    edition: fc.constantFrom('deluxe', 'deluxe-es', 'deluxe-pl', 'second'),
    optionalCards: fc.boolean(),
    chineseCivilWar: fc.boolean(),
    scenario: fc.constantFrom('standard', 'late-war'),
    tournament: fc.boolean(),
    bidding: fc.constantFrom('none', 'none', 'influence', 'vp'),
    handicap: fc.record({ us: fc.constantFrom(0, 0, 2, 20), ussr: fc.constantFrom(0, 0, 1) }, { requiredKeys: [] }),
    options: fc.subarray(['realign-anywhere', 'realign-safe', 'mixed-operations', 'space-without-roll']),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<RulesSpec>;

/** What may go together, as `editions.md` has it. */
function mayGoTogether(spec: RulesSpec): boolean {
  const second = spec.edition === 'second';
  const bidding = spec.bidding ?? 'none';
  const late = spec.scenario === 'late-war';
  const { us = 0, ussr = 0 } = spec.handicap ?? {};
  if (second && (spec.optionalCards || spec.chineseCivilWar || late)) return false;
  if (late && (spec.chineseCivilWar || bidding !== 'none')) return false;
  if (bidding !== 'none' && (bidding !== (second ? 'vp' : 'influence') || us + ussr > 0)) return false;
  return us === 0 || ussr === 0;
}

describe('a mix of rules', () => {
  it('is accepted exactly if its parts go together', () => {
    fc.assert(
      fc.property(anyMix, (spec) => {
        if (!mayGoTogether(spec)) refused(spec);
        else resolveRules(spec);
      }),
      { numRuns: LONG ? 20_000 : 1000, seed: 12 },
    );
  });

  it('is filled in completely, and filling in again changes nothing', () => {
    fc.assert(
      fc.property(anyMix.filter(mayGoTogether), (spec) => {
        const full = completeRules(spec);
        expect(Object.values(full).every((value) => value !== undefined)).toBe(true);
        expect(completeRules(JSON.parse(JSON.stringify(full)))).toEqual(full);
        expect(resolveRules(full).spec).toEqual(full);
        for (const [key, value] of Object.entries(spec))
          if (key !== 'handicap' && key !== 'options') expect(full[key as keyof typeof full]).toEqual(value);
      }),
      { numRuns: LONG ? 5000 : 300, seed: 13 },
    );
  });

  it('has the cards of its edition, each once', () => {
    const sizes: Readonly<Record<string, number>> = { deluxe: 109, 'deluxe-es': 110, 'deluxe-pl': 109, second: 102 };
    for (const { rules } of CONFIGURATIONS) {
      const { edition, optionalCards } = rules.spec;
      const optional = edition === 'deluxe-es' ? 8 : 7;
      const all = sizes[edition]!;
      expect(new Set(rules.deck).size).toBe(rules.deck.length);
      expect(rules.deck).toHaveLength(edition === 'second' || optionalCards ? all : all - optional);
    }
  });

  it('is put together once for the games that have it, and let go once many others were asked for', () => {
    const rules = resolveRules({});
    expect(resolveRules({ edition: 'deluxe' })).toBe(rules);
    for (const edition of EDITIONS)
      for (let points = 1; points <= 20; points++)
        for (const side of ['us', 'ussr']) resolveRules({ edition, handicap: { [side]: points } });
    expect(resolveRules({})).not.toBe(rules);
    expect(resolveRules({})).toEqual(rules);
  });
});
