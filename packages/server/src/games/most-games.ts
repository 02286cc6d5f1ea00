import type { Transaction } from 'kysely';
import { Refused } from '../refused.ts';
import type { Schema } from '../storage/schema.ts';

/** How many unfinished games one person may have at once. */
export interface MostGames {
  /** Those that wait for somebody to join count too: whoever has made one sits in it. */
  readonly againstPeople: number;
  readonly againstComputers: number;
}

/** How many of one person's games may wait for somebody to join at once. */
const MOST_OPEN = 20;

/** Whether somebody may sit down at one more game against a person. */
export async function checkGames(
  tx: Transaction<Schema>,
  person: string,
  { againstPeople: most }: MostGames,
): Promise<void> {
  const { unfinished } = await tx
    .selectFrom('games')
    .select((select) => select.fn.countAll<number>().as('unfinished'))
    .where((where) => where.or([where('first_person', '=', person), where('second_person', '=', person)]))
    .where('status', 'in', ['open', 'running'])
    .where('second_level', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(unfinished) >= most)
    throw new Refused(
      'too-many-requests',
      `You may have at most ${most} unfinished ${most === 1 ? 'game' : 'games'} against other people: finish, resign or cancel some of yours first`,
    );
}

/** Whether somebody may make one more game that waits for somebody to join. */
export async function checkOpen(tx: Transaction<Schema>, person: string, most: MostGames): Promise<void> {
  await checkGames(tx, person, most);
  const { waiting } = await tx
    .selectFrom('games')
    .select((select) => select.fn.countAll<number>().as('waiting'))
    .where('first_person', '=', person)
    .where('status', '=', 'open')
    .where('second_level', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(waiting) >= MOST_OPEN)
    throw new Refused('too-many-requests', `You already have ${MOST_OPEN} open games: cancel some of them first`);
}

export async function checkComputerGames(
  tx: Transaction<Schema>,
  person: string,
  { againstComputers: most }: MostGames,
): Promise<void> {
  const { running } = await tx
    .selectFrom('games')
    .select((select) => select.fn.countAll<number>().as('running'))
    .where('first_person', '=', person)
    .where('status', '=', 'running')
    .where('second_level', 'is not', null)
    .executeTakeFirstOrThrow();
  if (Number(running) >= most)
    throw new Refused(
      'too-many-requests',
      `You may have at most ${most} unfinished ${most === 1 ? 'game' : 'games'} against computer players: finish or resign some of yours first`,
    );
}
