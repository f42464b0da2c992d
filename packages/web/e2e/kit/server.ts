import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const LAUNCHER = fileURLToPath(new URL('../../../cli/bin/tabletrotter.js', import.meta.url));

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address !== null && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))));
    });
  });

type Settings = { readonly [name: string]: string };

/** A real server in a process of its own, on its own port and data folder, that can be killed and started again. */
export class House {
  readonly url: string;
  readonly #port: number;
  readonly #host: string;
  readonly #settings: Settings;
  readonly #data = mkdtempSync(join(tmpdir(), 'tabletrotter-e2e-'));
  #process: ChildProcess | undefined;

  private constructor(port: number, host: string, settings: Settings) {
    this.#port = port;
    this.#host = host;
    this.#settings = settings;
    this.url = `http://localhost:${port}`;
  }

  /** `host`: where it listens; as a rule on this machine alone. `settings`: what stands in its environment besides. */
  static async open(host = '127.0.0.1', settings: Settings = {}): Promise<House> {
    const house = new House(await freePort(), host, settings);
    await house.start();
    return house;
  }

  /** Starts the server and waits until it says that it is open. */
  start(): Promise<void> {
    const child = spawn(process.execPath, [LAUNCHER, 'serve'], {
      env: {
        ...process.env,
        PORT: String(this.#port),
        HOST: this.#host,
        DATA_DIR: this.#data,
        BOT_PAUSE_MS: '20',
        LOG_LEVEL: 'error',
        ...this.#settings,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = child;
    return new Promise((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
      child.stdout.on('data', (text: Buffer) => {
        if (text.toString().includes('is open')) resolve();
      });
    });
  }

  /** Ends it without a warning, as a power cut would. */
  kill(): Promise<void> {
    const child = this.#process;
    if (child === undefined || child.exitCode !== null) return Promise.resolve();
    return new Promise((resolve) => {
      child.removeAllListeners('exit');
      child.once('exit', () => resolve());
      child.kill('SIGKILL');
    });
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }
}
