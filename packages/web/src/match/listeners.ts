/** Those who want to know of a change. */
export class Listeners {
  private readonly all = new Set<() => void>();

  add(heard: () => void): () => void {
    this.all.add(heard);
    return () => this.all.delete(heard);
  }
  tell(): void {
    for (const heard of this.all) heard();
  }
}
