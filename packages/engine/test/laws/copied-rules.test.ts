import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { COUNTRY_KEYS, REGION_KEYS, REGION_OF } from '../../src/data.ts';

const PACKAGES = fileURLToPath(new URL('../../../', import.meta.url));

/** How rules look that somebody has written down once more, and what to use instead. */
const COPIES: readonly (readonly [instead: string, copy: RegExp])[] = [
  ['no.nato', /\b(?:card|cause|headline)\b\s*[!=]==\s*[1-9]/],
  ['no.nato', /\bcards\[[1-9]\d*\]|\bcardAnswer\([1-9]/],
  ['controls, isControl', /influence[^;\n]* - [^;\n]*influence[^;\n]*(?:[<>]=?)[^;\n]*\b(?:STABILITY|stability)\b/],
  ['controls, isControl', />=\s*(?:STABILITY\b|[\w.]*stability\b)/],
  ['coupStrength', /\b2 \* [\w.]*(?:STABILITY|[sS]tability)\b/],
  ['militaryShort, shortOf', /defcon\w*(?:\([^)]*\))? - [^;\n]*military/i],
  ['ERA_TURNS', /\bturn\b\s*(?:>=\s*[48]|<=\s*[37]|<\s*[48]|>\s*[37])\b/],
  ['roundsAfter, mayTakeRound', /\?\s*[67]\s*:\s*[678]\b/],
  ['WINNING_VP', /\bvp\b[^;\n]*(?:[<>]=?|===)\s*-?20\b/i],
  ['mayCoup, mayRealign', /\bdefcon\b\s*(?:<=?\s*[45]|>=?\s*[45])\b/],
];
const copiesIn = (source: string): string[] =>
  COPIES.flatMap(([instead, copy]) => {
    const found = copy.exec(source)?.[0];
    return found === undefined ? [] : [`"${found}": use ${instead}`];
  });

const REGIONS = REGION_KEYS.map((_, region) => COUNTRY_KEYS.filter((_key, c) => REGION_OF[c] === region));
const MOST_NAMED = 5;
/** Regions of which most countries are listed, where not the whole map is. */
function regionsIn(source: string): string[] {
  const named = (countries: readonly string[]): number =>
    countries.filter((key) => new RegExp(`(?<![\\w-])['"]?${key}['"]?\\s*[,\\]\\n]`).test(source)).length;
  if (named(COUNTRY_KEYS) > COUNTRY_KEYS.length / 2) return [];
  return REGIONS.filter((countries) => named(countries) > Math.max(MOST_NAMED, countries.length / 2)).map(
    (_, region) => `the countries of ${REGION_KEYS[region]}`,
  );
}

/** Where countries lie on the drawn map; a test of the pages holds it against the engine's map. */
const DRAWN = path.join('board', 'src', 'world');
/** Sources of the packages but the engine; words tell the rules to people. */
const sources = readdirSync(PACKAGES)
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
    ['counts military operations that lack', 'Math.max(0, g.defcon - g.military(side))'],
    ['knows when the Mid War begins', 'const mid = turn >= 4;'],
    ['knows how many rounds there are', 'const rounds = turn <= 3 ? 6 : 7;'],
    ['knows when VP win', 'if (Math.abs(vp) >= 20) return true;'],
    ['knows what DEFCON forbids', 'const closed = g.defcon <= 4;'],
  ])('would be noticed where one %s', (_what, line) => {
    expect(copiesIn(line)).not.toEqual([]);
  });
  it('would be noticed where one lists a region', () => {
    expect(regionsIn(`const ASIA = ['${REGIONS[REGION_KEYS.indexOf('asia')]!.join("', '")}'];`)).toHaveLength(1);
    expect(regionsIn(`const all = ['${COUNTRY_KEYS.join("', '")}'];`)).toEqual([]);
  });
});
