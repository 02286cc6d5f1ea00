import type { PeopleWords } from '@longtwilight/words';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

const PeopleContext = createContext<PeopleWords | null>(null);
export const PeopleProvider = PeopleContext.Provider;

/** What stands on the pages about people. */
export function usePeople(): PeopleWords {
  const people = useContext(PeopleContext);
  if (people === null) throw new Error('There are no words about people above this component');
  return people;
}
