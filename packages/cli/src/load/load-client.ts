import http from 'node:http';

/** What load needs of HTTP, with as little work for the machine as can be: client and server share it. */
export class LoadClient {
  private readonly origin: URL;
  private readonly agent: http.Agent;

  constructor(address: string, connections: number) {
    this.origin = new URL(address);
    this.agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  }

  /** Send a request; gives the text of the answer, and the cookie that came with it. Anything but 200 is an error. */
  send(method: string, path: string, cookie: string, body?: object): Promise<{ text: string; cookie: string }> {
    const data = body === undefined ? undefined : JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const request = http.request(this.options(path, cookie, { method, agent: this.agent }), (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        response.on('error', reject).on('end', () => {
          const set = response.headers['set-cookie']?.[0]?.split(';')[0] ?? cookie;
          if (response.statusCode === 200) resolve({ text, cookie: set });
          else reject(new Error(`${method} ${path} replied ${response.statusCode}: ${text.slice(0, 200)}`));
        });
      });
      request.on('error', reject);
      if (data !== undefined) {
        request.setHeader('content-type', 'application/json');
        request.setHeader('content-length', Buffer.byteLength(data));
      }
      request.end(data);
    });
  }

  /** Read live updates; `onEvent` gets the data of each. Returns how to stop. */
  listen(path: string, cookie: string, onEvent: (data: string) => void, onEnd: (error: Error) => void): () => void {
    let stop = (): void => {};
    const read = (address: string): void => {
      const stopOld = stop;
      const hear = (event: string, data: string): void => {
        stopOld();
        if (event === 'renew') read(`${path}?instead=${(JSON.parse(data) as { reader: string }).reader}`);
        else onEvent(data);
      };
      const stopNew = this.listenOnce(address, cookie, hear, onEnd);
      stop = () => {
        stopOld();
        stopNew();
      };
    };
    read(path);
    return () => stop();
  }

  private listenOnce(
    path: string,
    cookie: string,
    onEvent: (event: string, data: string) => void,
    onEnd: (error: Error) => void,
  ): () => void {
    let stopped = false;
    const ended = (cause?: Error): void => {
      if (!stopped) onEnd(new Error(`A stream of live updates broke off: ${cause?.message ?? 'the server ended it'}`));
    };
    const request = http.get(this.options(path, cookie, { agent: false }), (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
        for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
          const [, event, data] = /^event: (.*)\ndata: (.*)$/m.exec(text.slice(0, end)) ?? [];
          text = text.slice(end + 2);
          if (event !== undefined && data !== undefined) onEvent(event, data);
        }
      });
      response.on('error', ended).on('end', () => ended());
    });
    request.on('error', ended);
    return () => {
      stopped = true;
      request.destroy();
    };
  }

  close(): void {
    this.agent.destroy();
  }

  private options(path: string, cookie: string, rest: http.RequestOptions): http.RequestOptions {
    const { hostname, port } = this.origin;
    return { hostname, port, path, headers: cookie === '' ? {} : { cookie }, ...rest };
  }
}
