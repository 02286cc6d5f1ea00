/** Runs in the page: the computer player gets its questions when it is let. */
export function holdTheComputer(): void {
  const Real = Worker;
  const held: (() => void)[] = [];
  let free = true;
  globalThis.Worker = class extends Real {
    private readonly plays: boolean;
    constructor(...how: ConstructorParameters<typeof Worker>) {
      super(...how);
      this.plays = how[1]?.name === 'bot';
      if (this.plays) this.addEventListener('message', () => Object.assign(globalThis, { computerAnswered: true }));
    }
    override postMessage(message: unknown): void {
      if (free || !this.plays) super.postMessage(message);
      else held.push(() => super.postMessage(message));
    }
  };
  Object.assign(globalThis, {
    holdComputer: () => {
      free = false;
    },
    letComputer: () => {
      free = true;
      for (const ask of held.splice(0)) ask();
    },
  });
}
