/** From so much on a task keeps somebody waiting. */
const LONGEST_MS = 50;

/** What to trace to see the tasks of the page's main thread, and marks that the page has set. */
export const TRACED = {
  categories: ['-*', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'],
};

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Of the thread's own time. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** A task in milliseconds: on the clock, and of the processor. */
interface Task {
  readonly waited: number;
  readonly worked: number;
}

const taskOf = ({ dur = 0, tdur = 0 }: TraceEvent): Task => ({ waited: dur / 1000, worked: tdur / 1000 });

/** The tasks of the page's main thread. */
export const tasksIn = (trace: string): Task[] => mainTasks(eventsOf(trace)).map(taskOf);

/** The tasks from the one that sets a mark to the one that sets another, and all from that one on. */
export function tasksAround(trace: string, first: string, last: string): Record<'between' | 'after', Task[]> {
  const events = eventsOf(trace);
  const tasks = mainTasks(events).sort((one, other) => one.ts - other.ts);
  const taskWith = (mark: string): number => {
    const at = events.find(({ name }) => name === mark)?.ts ?? Number.NaN;
    return tasks.findIndex(({ ts, dur = 0 }) => ts <= at && at <= ts + dur);
  };
  const [from, to] = [taskWith(first), taskWith(last)];
  if (from < 0 || to < 0) throw new Error(`The trace has no task that sets ${from < 0 ? first : last}`);
  return { between: tasks.slice(from, to).map(taskOf), after: tasks.slice(to).map(taskOf) };
}

const eventsOf = (trace: string): readonly TraceEvent[] =>
  (JSON.parse(trace) as { traceEvents: readonly TraceEvent[] }).traceEvents;

function mainTasks(events: readonly TraceEvent[]): TraceEvent[] {
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const named = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const main = new Set(named.map(thread));
  return events.filter((event) => event.name === 'RunTask' && event.ph === 'X' && main.has(thread(event)));
}

export function report(name: string, tasks: readonly number[]): void {
  const over = tasks.filter((ms) => ms > LONGEST_MS).length;
  const longest = [...tasks].sort((one, other) => other - one).slice(0, 3);
  const named = longest.map((ms) => ms.toFixed(0)).join(', ');
  console.log(`${name}: longest tasks ${named} ms, ${over} of ${tasks.length} over ${LONGEST_MS} ms`);
}
