import type { Somebody } from '@longtwilight/protocol';
import { useSetting } from '../settings/context.ts';
import { ProblemNote } from '../shared/problem.tsx';
import { usePeopleAsking } from './asking.tsx';
import { peopleApi } from './people-api.ts';
import { usePeople } from './people-words.ts';
import { personName } from './person-name.ts';

interface BlockButtonProps {
  readonly person: Somebody;
  readonly blocked: boolean;
  /** Who is blocked from now on. */
  readonly onChanged: (people: readonly Somebody[]) => void;
}

/** Have nothing to do with somebody, or no longer mind. */
export function BlockButton({ person: { id, name }, blocked, onChanged }: BlockButtonProps) {
  const { words } = useSetting();
  const people = usePeople();
  const { busy, problem, ask } = usePeopleAsking();
  const change = async () => onChanged((await (blocked ? peopleApi.unblock(id) : peopleApi.block(id))).people);
  return (
    <>
      <button type="button" class="quiet" disabled={busy} onClick={() => ask(change)}>
        {people.say(blocked ? 'people.unblock' : 'people.block', { name: personName(words, name) })}
      </button>
      <ProblemNote text={problem} />
    </>
  );
}
