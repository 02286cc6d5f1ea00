import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What is bundled: our own sources, and packages of many small modules. Others may look for files beside themselves. */
const BUNDLED = /^(@longtwilight\/|kysely|typebox|[./])/;

/** Put the server into few files, which start many times as fast as its sources. Returns the path of the program. */
export async function bundleServer(): Promise<string> {
  const bundle = await rolldown({
    // Computer players think in threads of their own
    input: { serve: here('serve.ts'), 'thinking-thread': here('../../src/jobs/thinking-thread.ts') },
    platform: 'node',
    resolve: { conditionNames: ['source', 'import', 'node', 'default'] },
    external: (id) => !BUNDLED.test(id),
    logLevel: 'silent',
  });
  const dir = here(`../../../../node_modules/.cache/longtwilight/server-${process.pid}`);
  await bundle.write({ dir, format: 'esm', entryFileNames: '[name].js' });
  await bundle.close();
  return `${dir}/serve.js`;
}

/** The server in a process of its own, which can be killed and started again on the same data. */
export class Program {
  private readonly file: string;
  private readonly env: Readonly<Record<string, string>>;
  private child: ChildProcess | null = null;
  private address = '';
  private readonly first: string;
  private death: Error | null = null;

  /** `first` is what the shell does before it becomes the server. */
  constructor(file: string, env: Readonly<Record<string, string>>, first = 'true') {
    this.file = file;
    this.env = env;
    this.first = first;
  }

  start(): Promise<void> {
    const child = spawn('sh', ['-c', `${this.first} && exec "$0" "$1"`, process.execPath, this.file], {
      env: { ...process.env, NODE_OPTIONS: '', ...this.env },
      stdio: ['ignore', 'inherit', 'pipe'],
    });
    this.child = child;
    return new Promise((resolve, reject) => {
      let text = '';
      child.stderr.setEncoding('utf8').on('data', (part: string) => {
        text += part;
        const [, url] = /is at (\S+)\n/.exec(text) ?? [];
        if (url === undefined) return;
        this.address = url;
        resolve();
      });
      child.on('exit', (_, signal) => {
        if (signal === 'SIGKILL') return;
        this.death = new Error(`The server ended by itself: ${text}`);
        reject(this.death);
      });
    });
  }

  /** Where it listens, or did last. A server that has not been killed must be there. */
  get url(): string {
    if (this.death !== null) throw this.death;
    return this.address;
  }

  /** Stop where it stands, as long as nothing else is said. */
  freeze(): void {
    this.child?.kill('SIGSTOP');
  }
  thaw(): void {
    this.child?.kill('SIGCONT');
  }

  /** As the kernel would: no warning, nothing is finished. */
  async kill(): Promise<void> {
    const { child } = this;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.on('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }
}
