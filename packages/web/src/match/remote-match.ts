import type { View } from '@longtwilight/engine';
import type { ChatMessage, GameState, Happening, OfferStep, Presence, Renewal } from '@longtwilight/protocol';
import { heardIn, keepHeard } from '../remote/heard-chat.ts';
import { joinWithSeed } from '../remote/own-seed.ts';
import { api, type Offered, RefusedByServer, Unreachable } from '../server/api.ts';
import { Listeners } from './listeners.ts';
import type { Match, MatchState, SeenEntry } from './match.ts';

interface NumberedStep extends SeenEntry {
  /** Of its entry. */
  readonly number: number;
  /** How many facts each of its answers brought. */
  readonly perAnswer: readonly number[];
}

/** How long a refused reader waits before it asks again; twice as long each time, up to the second number. */
const [FIRST_WAIT_MS, LONGEST_WAIT_MS] = [10_000, 160_000];

/** A game on the server, followed live. */
export class RemoteMatch implements Match {
  readonly id: string;
  state: GameState;
  messages: readonly ChatMessage[] = [];
  /** False while the server is out of reach; the browser tries again by itself, or we do. */
  connected = true;
  readonly invitation: string | null;
  private readonly listeners = new Listeners();
  private readonly happened = new Map<number, Happening>();
  /** The stream that is read; for a moment two, when one takes the place of the other. */
  private streams: readonly EventSource[] = [];
  /** Set while a reader that was refused waits. */
  private askAgain: ReturnType<typeof setTimeout> | undefined;
  private wait = FIRST_WAIT_MS;
  private stood: MatchState | null = null;
  /** The last message that was heard. */
  private heard = 0;
  /** The entry by which the other has refused something, once that was read. */
  private refusalRead = -1;
  /** Views of past moments that were asked for, by the number of their entry. */
  private readonly pastViews = new Map<number, Promise<View>>();

  private constructor(state: GameState, invitation: string | null) {
    this.id = state.game.id;
    this.state = state;
    this.invitation = invitation;
  }

  static async open(id: string, invitation: string | null): Promise<RemoteMatch> {
    const match = new RemoteMatch(await api.state(id, invitation), invitation);
    for (const one of await api.entries(id, invitation)) match.happened.set(one.number, one);
    if (match.playing) await match.readChat();
    match.heard = await heardIn(id);
    return match;
  }

  /** Follow the game until `leave`. */
  follow(): void {
    this.read(null);
  }
  /** Read live updates, perhaps in place of a stream that is to be left. */
  private read(instead: Renewal | null): void {
    const events = new EventSource(api.eventsAddress(this.id, this.invitation, this.happened.size, instead));
    this.streams = [...this.streams, events];
    events.addEventListener('renew', ({ data }) => this.read(JSON.parse(data) as Renewal));
    events.addEventListener('open', () => {
      for (const other of this.streams) if (other !== events) other.close();
      this.streams = [events];
      this.wait = FIRST_WAIT_MS;
      // What was said while we were away does not come by itself
      if (!this.connected) this.readChat().catch(() => this.setConnected(false));
      this.setConnected(true);
    });
    events.addEventListener('error', () => {
      // After a reply such as "too many" or "bad gateway" a browser does not try again by itself
      if (events.readyState === EventSource.CLOSED) this.giveUp(events);
      else this.setConnected(false);
    });
    events.addEventListener('state', ({ data }) => this.take(JSON.parse(data) as GameState));
    events.addEventListener('entry', ({ data }) => {
      const { happening, state } = JSON.parse(data) as { happening: Happening; state?: GameState };
      this.happened.set(happening.number, happening);
      this.stood = null;
      if (state === undefined) this.listeners.tell();
      else this.take(state);
    });
    events.addEventListener('presence', ({ data }) => this.meet(JSON.parse(data) as Presence));
    events.addEventListener('chat', ({ data }) => {
      this.hear(JSON.parse(data) as ChatMessage);
    });
  }
  private giveUp(refused: EventSource): void {
    this.streams = this.streams.filter((events) => events !== refused);
    if (this.streams.length > 0) return;
    this.setConnected(false);
    this.askAgain = setTimeout(() => this.read(null), this.wait);
    this.wait = Math.min(2 * this.wait, LONGEST_WAIT_MS);
  }
  leave(): void {
    clearTimeout(this.askAgain);
    for (const events of this.streams) events.close();
    this.streams = [];
  }

  listen(heard: () => void): () => void {
    return this.listeners.add(heard);
  }

  /** There is something on the table. */
  get playing(): boolean {
    return this.state.view !== null;
  }

  get now(): MatchState {
    this.stood ??= this.stand();
    return this.stood;
  }

  private stand(): MatchState {
    const { view, side, undoable, paused } = this.state;
    if (view === null) throw new Error('The game has not begun');
    // Nobody answers in a pause
    const shown = paused ? { ...view, decision: null } : view;
    return { view: shown, side, story: this.story(), undoable, practice: false, curtain: null };
  }

  /** What counts of what happened: undone steps are gone. */
  private story(): NumberedStep[] {
    const { seats } = this.state.game;
    const steps: NumberedStep[] = [];
    for (const [number, { kind, by, facts, perAnswer, undone }] of [...this.happened].sort(([a], [b]) => a - b)) {
      if (kind === 'undo') takeBack(steps, undone, number);
      else steps.push({ by: by === null ? null : seats[by].side, facts, number, perAnswer });
    }
    return steps;
  }

  viewAfter(steps: number): Promise<View> {
    const number = this.story()[steps - 1]?.number ?? this.state.number;
    const asked = this.pastViews.get(number) ?? this.askPast(number);
    this.pastViews.set(number, asked);
    return asked;
  }
  private async askPast(number: number): Promise<View> {
    try {
      // Before the bidding is over there is nothing to see: then the present has to do
      return (await api.pastView(this.id, this.invitation, number)).view ?? this.now.view;
    } catch (error) {
      this.pastViews.delete(number);
      throw error;
    }
  }

  async answer(answers: readonly string[]): Promise<void> {
    await this.ask(() => api.answer(this.id, this.state.number, answers));
  }
  async undo(): Promise<void> {
    await this.ask(() => api.undo(this.id, this.state.number, 1));
  }
  async resign(): Promise<void> {
    await this.ask(() => api.resign(this.id));
  }
  async offer(what: Offered, step: OfferStep): Promise<void> {
    await this.ask(() => api.offer(this.id, what, step));
  }
  async resume(): Promise<void> {
    await this.ask(() => api.resume(this.id));
  }
  async join(): Promise<void> {
    // The stream was opened by somebody who only looked on
    this.leave();
    try {
      await this.ask(() => joinWithSeed(this.state, this.invitation));
    } finally {
      // Whoever is refused looks on as before
      if (this.streams.length === 0) this.follow();
    }
  }
  async cancel(): Promise<void> {
    await this.ask(() => api.cancel(this.id));
  }
  async say(text: string): Promise<void> {
    this.hear(await api.say(this.id, text));
  }

  /** What was said, as it is to be heard now. */
  async readChat(): Promise<void> {
    if (this.state.you === null) return;
    const known = this.messages.length;
    const { messages } = await api.chat(this.id);
    const meanwhile = this.messages.slice(known).filter((heard) => !messages.some(({ id }) => id === heard.id));
    this.messages = [...messages, ...meanwhile];
    this.listeners.tell();
  }

  private get lastMessage(): number {
    return this.messages.at(-1)?.id ?? 0;
  }
  /** How many messages of others nobody has looked at. */
  get unread(): number {
    const { you, game } = this.state;
    const me = you === null ? undefined : game.seats[you].person?.id;
    return this.messages.filter(({ id, from }) => id > this.heard && from.id !== me).length;
  }
  /** Somebody has looked at all messages. */
  hearAll(): void {
    if (this.heard >= this.lastMessage) return;
    this.heard = this.lastMessage;
    void keepHeard(this.id, this.heard);
    this.listeners.tell();
  }

  /** What the other has refused since I last did something, and I have not read yet. */
  get refused(): Offered | null {
    const [offer, refusal] = this.lastRefusal() ?? [];
    return refusal !== undefined && refusal.number > this.refusalRead ? offer! : null;
  }
  readRefusal(): void {
    this.refusalRead = this.lastRefusal()?.[1].number ?? this.refusalRead;
    this.listeners.tell();
  }
  private lastRefusal(): [Offered, Happening] | null {
    const { you } = this.state;
    let refusal: [Offered, Happening] | null = null;
    for (const one of [...this.happened.values()].sort((a, b) => b.number - a.number)) {
      const what = one.kind === 'draw-decline' ? 'draw' : one.kind === 'pause-decline' ? 'pause' : null;
      if (refusal === null && what !== null && one.by !== you) refusal = [what, one];
      // Whoever declines its own offer takes it back
      else if (refusal !== null && one.kind === `${refusal[0]}-offer`) return one.by === you ? refusal : null;
      else if (refusal === null && one.by === you) return null;
    }
    return null;
  }

  /** Ask for a change; where the game has moved on meanwhile, show how it stands now. */
  private async ask(change: () => Promise<GameState>): Promise<void> {
    try {
      this.take(await change());
    } catch (error) {
      if (error instanceof RefusedByServer && error.state !== null) this.take(error.state);
      if (error instanceof Unreachable) this.findAgain();
      throw error;
    }
  }

  /** The stream may not know yet that the connection is lost: a new one tells when it is back. */
  private findAgain(): void {
    this.setConnected(false);
    this.leave();
    this.follow();
  }

  private meet(presence: Presence): void {
    const { stopped: _before, ...state } = this.state;
    this.state = { ...state, ...presence };
    this.listeners.tell();
  }
  private hear(message: ChatMessage): void {
    // Those that were sent to different nodes may come in another order than they were said in
    if (!this.messages.some(({ id }) => id === message.id))
      this.messages = [...this.messages, message].sort((one, other) => one.id - other.id);
    this.listeners.tell();
  }
  private setConnected(connected: boolean): void {
    if (this.connected === connected) return;
    this.connected = connected;
    this.listeners.tell();
  }

  /** News may come by two ways; the older never replaces the newer. */
  private take(state: GameState): void {
    if (state.number < this.state.number) return;
    this.state = state;
    this.stood = null;
    this.listeners.tell();
  }
}

/** Take the last answers out of the steps, and what they brought. Offers and pauses in between stay. */
function takeBack(steps: NumberedStep[], answers: number, undo: number): void {
  let left = answers;
  for (let i = steps.length - 1; i >= 0 && left > 0; i--) {
    const { facts, perAnswer, ...step } = steps[i]!;
    const kept = perAnswer.slice(0, Math.max(0, perAnswer.length - left));
    left -= perAnswer.length - kept.length;
    if (kept.length === perAnswer.length) continue;
    const told = kept.reduce((sum, count) => sum + count, 0);
    // What is left of an entry is seen as it was after the undo
    if (kept.length > 0) steps[i] = { ...step, facts: facts.slice(0, told), perAnswer: kept, number: undo };
    else steps.splice(i, 1);
  }
}
