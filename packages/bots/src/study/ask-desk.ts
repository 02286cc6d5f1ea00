import type { StudyDesk } from './desk.ts';

type Asked = 'countParts' | 'firstLook' | 'tryOut' | 'learn' | 'better';

/** A question to a desk, as another thread is sent it. */
export type DeskCall = { readonly [K in Asked]: readonly [what: K, ...given: Parameters<StudyDesk[K]>] }[Asked];

/** A way to ask a desk, wherever it stands. */
export type AskDesk = <K extends Asked>(
  what: K,
  ...given: Parameters<StudyDesk[K]>
) => Promise<ReturnType<StudyDesk[K]>>;

/** What a desk says to a question. */
export const answerCall = (desk: StudyDesk, [what, ...given]: DeskCall): unknown =>
  Reflect.apply(desk[what], desk, given);

/** Ask a desk in this thread. */
export const askHere = (desk: StudyDesk): AskDesk =>
  (async (...call: DeskCall) => answerCall(desk, call)) as unknown as AskDesk;

/** A desk in another thread, which answers in the order in which it is asked. */
export class DeskElsewhere {
  private readonly waiting: { resolve(found: unknown): void; reject(why: unknown): void }[] = [];
  readonly ask: AskDesk;

  constructor(send: (call: DeskCall) => void) {
    const ask = (...call: DeskCall): Promise<unknown> =>
      new Promise((resolve, reject) => {
        this.waiting.push({ resolve, reject });
        send(call);
      });
    this.ask = ask as unknown as AskDesk;
  }

  answered(found: unknown): void {
    this.waiting.shift()?.resolve(found);
  }

  /** It won't answer any more. */
  failed(why: unknown): void {
    for (const { reject } of this.waiting.splice(0)) reject(why);
  }
}
