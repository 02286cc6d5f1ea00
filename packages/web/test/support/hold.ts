/** Runs in the page: the workers of a name, such as the computer player's, get their questions when they are let. */
export function holdWorkers(name: string): void {
  const Real = Worker;
  const held: (() => void)[] = [];
  let free = true;
  globalThis.Worker = class extends Real {
    private readonly isMeant: boolean;
    constructor(...how: ConstructorParameters<typeof Worker>) {
      super(...how);
      this.isMeant = how[1]?.name === name;
      if (this.isMeant) this.addEventListener('message', () => Object.assign(globalThis, { workerAnswered: true }));
    }
    override postMessage(message: unknown): void {
      if (free || !this.isMeant) super.postMessage(message);
      else held.push(() => super.postMessage(message));
    }
  };
  Object.assign(globalThis, {
    holdWorkers: () => {
      free = false;
    },
    letWorkers: () => {
      free = true;
      for (const ask of held.splice(0)) ask();
    },
  });
}
