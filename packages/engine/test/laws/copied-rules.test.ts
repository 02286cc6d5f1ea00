import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { COUNTRY_KEYS, REGION_KEYS, REGION_OF, southeastAsia } from '../../src/data.ts';

const PACKAGES = fileURLToPath(new URL('../../../', import.meta.url));

/** How rules look that somebody has written down once more, and what to use instead. */
const COPIES: readonly (readonly [instead: string, copy: RegExp])[] = [
  ['no.nato', /\b(?:card|cause|headline)\b\s*[!=]==\s*[1-9]/],
  ['no.nato', /\bcards\[[1-9]\d*\]|\bcardAnswer\([1-9]/],
  ['controls, isControl', /influence[^;\n]* - [^;\n]*influence[^;\n]*(?:[<>]=?)[^;\n]*\b(?:STABILITY|stability)\b/],
  ['controls, isControl', />=\s*(?:STABILITY\b|[\w.]*stability\b)/],
  [
    'coupStrength',
    /\b2 \* \(?[\w.]*(?:STABILITY|[sS]tability)\b|\b(?:STABILITY|[\w.]*[sS]tability)\b[^;\n]{0,8} \* 2\b/,
  ],
  ['militaryShort, shortOf', /defcon\w*(?:\([^)]*\))? - [^;\n]*military/i],
  ['ERA_TURNS', /\bturn\b\s*(?:>=\s*[48]|<=\s*[37]|<\s*[48]|>\s*[37])\b/],
  ['ERA_TURNS', /\b4: 'mid'|\b8: 'late'/],
  ['roundsAfter, mayTakeRound', /\?\s*[67]\s*:\s*[678]\b/],
  ['owesScoring', /(?<!=)>=? ?rounds(?:After|Left)\(/],
  ['WINNING_VP', /\bvp\b[^;\n]*(?:[<>]=?|===)\s*-?20\b/i],
  ['mayCoup, mayRealign', /\bdefcon\b\s*(?:<=?\s*[45]|>=?\s*[45])\b/],
  ['scoringCardOf, or what the rules say of the card', /[`'}]-scoring[`']|'[a-z-]+-scoring',\s*'[a-z-]+-scoring'/],
  ['TRAP_OF, sideTrappedBy', /\bquagmire\b(?!'?:)[^{}]{0,90}\bbear-trap\b|\bbear-trap\b(?!'?:)[^{}]{0,90}\bquagmire\b/],
  ['effectLean', /&\s*1\)?\s*-\s*\(?\w+\s*>>>?\s*1\b/],
  ['markReach, reachesWithout', /\bTOUCHES\[[^\]]*\]\s*===\s*side\b/],
  ['the `freeCoup` of a card', /\bjunta\b(?!'?:)[^{}]{0,60}\bortega\b/],
  ['answeredCard, answeredDigit, answeredRegion', /-\s*wordAnswer\b/],
  ['MOST_ROUNDS', /\bmin\(8,[^;\n]*round/i],
  ['WINNING_VP', /\bMOST(?:_VP)? = (?:19|20)\b/],
  ['the numbers of Southeast Asia Scoring', /\bthailand\b[^,;\n]* \? \d/],
  ['otherKey', /=== 'us' \? 'ussr' : 'us'|=== 'ussr' \? 'us' : 'ussr'/],
  ['SIDE_KEYS', /(?<!\bSIDE_KEYS\b[^=\n]*= )\['us', 'ussr'\]/],
];
const copiesIn = (source: string): string[] =>
  COPIES.flatMap(([instead, copy]) => {
    const found = copy.exec(source)?.[0];
    return found === undefined ? [] : [`"${found}": use ${instead}`];
  });

/** The countries of each region, and of the part of one that has a scoring card of its own. */
const REGIONS = [
  ...REGION_KEYS.map((key, region) => ({ key, countries: COUNTRY_KEYS.filter((_key, c) => REGION_OF[c] === region) })),
  { key: 'southeast-asia', countries: COUNTRY_KEYS.filter((_key, c) => southeastAsia(c)) },
];
const MOST_NAMED = 5;
/** Regions of which most countries are listed, where not the whole map is. */
function regionsIn(source: string): string[] {
  const named = (countries: readonly string[]): number =>
    countries.filter((key) => new RegExp(`(?<![\\w-])['"]?${key}['"]?\\s*[,\\]\\n]`).test(source)).length;
  if (named(COUNTRY_KEYS) > COUNTRY_KEYS.length / 2) return [];
  return REGIONS.filter(({ countries }) => named(countries) > Math.max(MOST_NAMED, countries.length / 2)).map(
    ({ key }) => `the countries of ${key}`,
  );
}

/** Where countries lie on the drawn map; a test of the pages holds it against the engine's map. */
const DRAWN = path.join('board', 'src', 'world');
/** Sources of the packages but the engine, and of training; words tell the rules to people. */
const sources = [...readdirSync(PACKAGES), path.join('..', 'training')]
  .filter((name) => name !== 'engine' && name !== 'words')
  .flatMap((name) =>
    readdirSync(path.join(PACKAGES, name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => path.join(name, 'src', file)),
  );

describe('no rule is written down twice', () => {
  it('in the sources of other packages', () => {
    expect(sources.length).toBeGreaterThan(300);
    const found = sources.flatMap((file) => {
      const source = readFileSync(path.join(PACKAGES, file), 'utf8');
      return [...copiesIn(source), ...(file.startsWith(DRAWN) ? [] : regionsIn(source))].map(
        (what) => `${file}: ${what}`,
      );
    });
    expect(found).toEqual([]);
  });

  it.each([
    ['names a card by number', 'if (g.cause === 32) return;'],
    ['takes a card by number', 'const rule = g.rules.cards[6]!;'],
    ['answers with a number', 'g.choose(cardAnswer(6));'],
    ['counts who controls a country', 'const held = g.influence(1, c) - g.influence(0, c) >= STABILITY[c]!;'],
    ['compares a lead', "return us - ussr >= stability ? 'us' : null;"],
    ['adds up a coup', 'const result = roll + value - 2 * stability;'],
    ['adds up one the other way round', 'const result = roll + value - STABILITY[c]! * 2;'],
    ['counts military operations that lack', 'Math.max(0, g.defcon - g.military(side))'],
    ['knows when the Mid War begins', 'const mid = turn >= 4;'],
    ['tells the eras by their turns', "const eras = { 4: 'mid', 8: 'late' };"],
    ['knows how many rounds there are', 'const rounds = turn <= 3 ? 6 : 7;'],
    ['knows when scoring cards are due', 'return held.length >= roundsAfter(g, side) + 1;'],
    ['knows when VP win', 'if (Math.abs(vp) >= 20) return true;'],
    ['knows what DEFCON forbids', 'const closed = g.defcon <= 4;'],
    ['makes the key of a scoring card', `const card = no[\`\${region}-scoring\` as CardKey];`],
    ['tells a scoring card by its key', "const isScoring = card.endsWith('-scoring');"],
    ['lists the scoring cards', "const all = ['europe-scoring', 'asia-scoring'];"],
    ['knows which trap is whose', "if (card === 'quagmire' || card === 'bear-trap') return;"],
    ['knows it the other way round', "const trap = side === 'ussr' ? 'bear-trap' : 'quagmire';"],
    ['pays more for Thailand', 'const paid = c === at.thailand ? 2 : 1;'],
    ['decodes an effect', 'const times = (byte & 1) - (byte >> 1);'],
    ['knows what is next to home', 'if (TOUCHES[to] === side) return true;'],
    ['knows which coups are free', "new Set([no.junta, no['tear-down-this-wall'], no.ortega])"],
    ['decodes an answer', 'closing(answer - wordAnswer.europe);'],
    ['knows how many rounds a turn can have', 'const next = Math.min(8, round + 1);'],
    ['draws the points that win', 'const MOST = 20;'],
    ['draws the most that does not win', 'const MOST_VP = 19;'],
    ['turns a side round', "const them = side === 'us' ? 'ussr' : 'us';"],
    ['lists the sides', "for (const side of ['us', 'ussr'] as const) tell(side);"],
  ])('would be noticed where one %s', (_what, line) => {
    expect(copiesIn(line)).not.toEqual([]);
  });
  it.each(REGIONS)('would be noticed where one lists the countries of $key', ({ key, countries }) => {
    expect(regionsIn(`const listed = ['${countries.join("', '")}'];`)).toContain(`the countries of ${key}`);
  });
  it('lets the whole map be listed', () => {
    expect(regionsIn(`const all = ['${COUNTRY_KEYS.join("', '")}'];`)).toEqual([]);
  });
});
