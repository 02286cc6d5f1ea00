/** From so much on a task keeps somebody waiting. */
const LONGEST_MS = 50;

/** What to trace to see the tasks of the page's main thread. */
export const TRACED = { categories: ['-*', 'devtools.timeline', 'disabled-by-default-devtools.timeline'] };

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

/** The tasks of the page's main thread in milliseconds: on the clock, and of the processor. */
export function tasksIn(trace: string): { waited: number; worked: number }[] {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: readonly TraceEvent[] };
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const named = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const main = new Set(named.map(thread));
  const tasks = traceEvents.filter((event) => event.name === 'RunTask' && event.ph === 'X' && main.has(thread(event)));
  return tasks.map(({ dur = 0, tdur = 0 }) => ({ waited: dur / 1000, worked: tdur / 1000 }));
}

export function report(name: string, tasks: readonly number[]): void {
  const over = tasks.filter((ms) => ms > LONGEST_MS).length;
  const longest = [...tasks].sort((one, other) => other - one).slice(0, 3);
  const named = longest.map((ms) => ms.toFixed(0)).join(', ');
  console.log(`${name}: longest tasks ${named} ms, ${over} of ${tasks.length} over ${LONGEST_MS} ms`);
}
