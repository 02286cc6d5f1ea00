import { type Study, type StudyNode, writeStudy } from '@longtwilight/notation';
import { packGame } from '../replay/packed-game.ts';

/** Beyond this no program takes a link. */
export const LONGEST_LINK = 30_000;

/** Where in a study somebody looks. */
export interface StudyPlace extends StudyNode {
  readonly chapter: number;
}

export const placeQuery = ({ chapter, line, at }: StudyPlace): string =>
  `chapter=${chapter + 1}${line === 0 ? '' : `&line=${line}`}&at=${at}`;

/** The place that an address names; what it does not name is the beginning. */
export function studyPlaceIn(query: URLSearchParams): StudyPlace {
  const number = (key: string): number => {
    const found = Number(query.get(key));
    return Number.isInteger(found) && found > 0 ? found : 0;
  };
  return { chapter: Math.max(0, number('chapter') - 1), line: number('line'), at: number('at') };
}

/** A link that holds the whole study. */
export const studyLink = async (study: Study, place: StudyPlace): Promise<string> =>
  `${location.origin}${location.pathname}#/study?packed=${await packGame(writeStudy(study))}&${placeQuery(place)}`;
