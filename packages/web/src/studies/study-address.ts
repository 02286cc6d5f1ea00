import { type Study, type StudyNode, writeStudy } from '@longtwilight/notation';
import { packGame } from '../replay/packed-game.ts';
import { keepForLink } from '../share/keep-for-link.ts';

/** Beyond this no program takes a link. */
export const LONGEST_LINK = 30_000;

/** Where in a study somebody looks. */
export interface StudyPlace extends StudyNode {
  readonly chapter: number;
}

const placeQuery = ({ chapter, line, at }: StudyPlace): string =>
  `chapter=${chapter + 1}${line === 0 ? '' : `&line=${line}`}&at=${at}`;

/** The address of this study with another place in it. */
export function studyAddress(hash: string, place: StudyPlace): string {
  const [path = ''] = hash.split('?');
  const study = /[?&]((?:packed|kept)=[^&]+)/.exec(hash)?.[1];
  return `${path}?${study === undefined ? '' : `${study}&`}${placeQuery(place)}`;
}

/** The place that an address names; what it does not name is the beginning. */
export function studyPlaceIn(query: URLSearchParams): StudyPlace {
  const number = (key: string): number => {
    const found = Number(query.get(key));
    return Number.isInteger(found) && found > 0 ? found : 0;
  };
  return { chapter: Math.max(0, number('chapter') - 1), line: number('line'), at: number('at') };
}

/** A link to a place in a study: short for the owner of an account on a server, which keeps a copy; else with the whole study in it. */
export async function studyLink(study: Study, place: StudyPlace): Promise<string> {
  const file = writeStudy(study);
  const kept = await keepForLink(study.title, file);
  if (kept !== null) return `${location.origin}/k/${kept}?${placeQuery(place)}`;
  return `${location.origin}${location.pathname}#/study?packed=${await packGame(file)}&${placeQuery(place)}`;
}
