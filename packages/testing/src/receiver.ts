import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach } from 'vitest';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Somebody who takes calls: notes each, and gives the statuses that it was told to, then 200. */
export class Receiver {
  readonly received: Received[] = [];
  readonly statuses: number[] = [];
  private readonly server: Server;

  private constructor() {
    this.server = createServer(async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      this.received.push({ path: request.url!, headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(this.statuses.shift() ?? 200, { location: '/elsewhere' }).end('thank you');
    });
  }
  static async start(): Promise<Receiver> {
    const receiver = new Receiver();
    await new Promise<void>((resolve) => receiver.server.listen(0, '127.0.0.1', resolve));
    open.push(receiver);
    return receiver;
  }
  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }
  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

const open: Receiver[] = [];
afterEach(() => {
  for (const receiver of open.splice(0)) receiver.close();
});
