interface News {
  readonly shelf: string;
  readonly id: string;
}

/** What the tabs of this browser tell each other of one part of the store. */
export class TabNews {
  private readonly shelf: string;
  private channel: BroadcastChannel | null = null;

  constructor(shelf: string) {
    this.shelf = shelf;
  }

  tell(id: string): void {
    this.open().postMessage({ shelf: this.shelf, id } satisfies News);
  }

  /** Calls back with what another tab tells, until the function returned is called. */
  listen(heard: (id: string) => void): () => void {
    const channel = this.open();
    const news = ({ data }: MessageEvent<News>) => {
      if (data.shelf === this.shelf) heard(data.id);
    };
    channel.addEventListener('message', news);
    return () => channel.removeEventListener('message', news);
  }

  private open(): BroadcastChannel {
    this.channel ??= new BroadcastChannel('longtwilight.store');
    return this.channel;
  }
}
