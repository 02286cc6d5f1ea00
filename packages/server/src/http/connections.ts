import type { Server } from 'node:http';
import { BlockList, isIP, type Socket } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';
import type { Config } from '../config.ts';
import type { World } from '../world.ts';

const LOOK_MS = 10_000;
/** Whoever has taken nothing of what was sent for so long reads no more. */
const STALLED_MS = 30_000;

/** How far a connection had come when that was seen first. */
interface Progress {
  readonly sent: string;
  readonly since: number;
}

/** Connections: one address can't take all there are, and whoever does not read what it asked for loses its own. */
export class Connections {
  private readonly world: World;
  private readonly most: number;
  private readonly isProxy: (address: string) => boolean;
  private readonly byAddress = new Map<string, number>();
  private readonly progress = new Map<Socket, Progress>();
  private readonly stopLooking: () => void;

  constructor(server: Server, world: World, { connectionsOfAddress, rateLimit, trustProxy }: Config) {
    this.world = world;
    // A server that counts no requests of an address does not count its connections either
    this.most = rateLimit === 0 ? Number.POSITIVE_INFINITY : connectionsOfAddress;
    this.isProxy = proxiesOf(trustProxy);
    server.on('connection', (socket) => this.admit(socket));
    this.stopLooking = world.every(LOOK_MS, async () => this.look());
  }

  close(): void {
    this.stopLooking();
  }

  private admit(socket: Socket): void {
    const { remoteAddress } = socket;
    // It has gone already
    if (remoteAddress === undefined) return;
    this.progress.set(socket, { sent: '', since: this.world.steady() });
    const address = normalizeIP(remoteAddress, 64);
    const count = (by: number): number => {
      const now = (this.byAddress.get(address) ?? 0) + by;
      if (now === 0) this.byAddress.delete(address);
      else this.byAddress.set(address, now);
      return now;
    };
    socket.on('close', () => {
      this.progress.delete(socket);
      count(-1);
    });
    // Everybody comes from there
    if (count(1) > this.most && !this.isProxy(remoteAddress)) socket.destroy();
  }

  private look(): void {
    const now = this.world.steady();
    for (const [socket, { sent, since }] of this.progress) {
      const next = sentOf(socket);
      if (unsentOf(socket) === 0 || next !== sent) this.progress.set(socket, { sent: next, since: now });
      else if (now - since >= STALLED_MS) socket.destroy();
    }
  }
}

/** What of the write under way the system has not taken. Node tells it nowhere else, and goes by it for its own timeouts. */
const queuedIn = (socket: Socket): number =>
  (socket as Socket & { _handle?: { writeQueueSize?: number } | null })._handle?.writeQueueSize ?? 0;
const unsentOf = (socket: Socket): number => socket.writableLength + queuedIn(socket);
/** Changes whenever the other end has taken something, not when more waits for it. */
const sentOf = (socket: Socket): string => `${socket.bytesWritten - socket.writableLength}/${queuedIn(socket)}`;

/** Whether an address is a proxy in front of this server. Where only their number is known, nobody else connects. */
function proxiesOf(proxies: Config['trustProxy']): (address: string) => boolean {
  if (proxies === false) return () => false;
  if (typeof proxies === 'number') return () => true;
  const list = new BlockList();
  for (const proxy of proxies) {
    const [net = '', bits] = proxy.split('/');
    const family = isIP(net) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(net, family);
    else list.addSubnet(net, Number(bits), family);
  }
  return (address) => list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}
