import { expect, it } from 'vitest';
import { cardKey, no } from '../../src/core/card-keys.ts';
import type { Card, Country, Region } from '../../src/core/ids.ts';
import { gameFrom, numberOf, resolveRules } from '../../src/index.ts';
import { at, COUNTRY_KEYS, EUROPE } from '../../src/map/countries.ts';

/*
 * Cards, countries and regions are all small numbers. The compiler keeps them apart: each `@ts-expect-error` fails the check of
 * types once the mistake below it is allowed.
 */

const ofCard = (card: Card): string => cardKey(card);
const ofCountry = (c: Country): string => COUNTRY_KEYS[c]!;
const ofRegion = (region: Region): number => region;

it('an id of one kind is not taken for one of another', () => {
  // @ts-expect-error a country is no card
  expect(ofCard(at.cuba)).not.toBe('cuba');
  // @ts-expect-error a card is no country
  expect(ofCountry(no.nato)).not.toBe('nato');
  // @ts-expect-error a country is no region
  expect(ofRegion(at.cuba)).not.toBe(EUROPE);
});

it('a number of a card is asked for by a name that it has', () => {
  const g = gameFrom(resolveRules({}), {});
  // @ts-expect-error norad places influence
  expect(() => numberOf(g, no.norad, 'influense')).toThrow('no number');
  // @ts-expect-error other cards pay VP
  expect(() => numberOf(g, no.norad, 'vp')).toThrow('no number');
  expect(numberOf(g, no.norad, 'influence')).toBe(1);
});

it('a byte becomes an id without a cast', () => {
  const bytes = Uint8Array.of(no.nato, at.cuba);
  expect([ofCard(bytes[0]!), ofCountry(bytes[1]!)]).toEqual(['nato', 'cuba']);
});
