import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { findFreePorts } from './ports.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const START_MS = 120_000;
const STOP_MS = 30_000;
const POLL_MS = 200;

/** Name of the environment variable that tells the workers of a run where its product lives. */
const FOLDER = 'E2E_FOLDER';

/** What a run must know of its product to use, stop and start it. */
interface State {
  port: number;
  pid: number;
}

/**
 * The built product, run as a user runs it: one process, its own database, an empty data folder at first. There is one
 * for a whole run; whoever holds this object can stop and start it.
 */
export class Product {
  private readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** Starts a product of its own for the run that begins. */
  static async create(): Promise<Product> {
    for (const app of ['portal', 'site']) {
      if (existsSync(join(ROOT, 'apps', app, 'dist/index.html'))) continue;
      throw new Error(`apps/${app} is not built: run pnpm build.`);
    }
    const folder = mkdtempSync(join(tmpdir(), 'anupalan-e2e-'));
    process.env[FOLDER] = folder;
    const product = new Product(folder);
    product.save({ port: await findFreePorts(), pid: 0 });
    await product.start();
    return product;
  }

  /** The product of the run that is under way. */
  static attach(): Product {
    const folder = process.env[FOLDER];
    if (!folder) throw new Error('No product was started for this run.');
    return new Product(folder);
  }

  /** Address of the portal, with the API beside it. */
  get portalUrl(): string {
    return `http://localhost:${this.state.port + 1}`;
  }

  /** Address of the public site. */
  get siteUrl(): string {
    return `http://localhost:${this.state.port}`;
  }

  /** Starts the server and waits until it answers; the same port and data every time. */
  async start(): Promise<void> {
    const { port } = this.state;
    const log = openSync(this.logFile, 'w');
    const child = spawn(process.execPath, ['apps/api/src/server.ts'], {
      cwd: ROOT,
      env: {
        ...process.env,
        PORT: `${port}`,
        PORTAL_URL: this.portalUrl,
        EHS_DATA_DIR: join(this.folder, 'data'),
        EHS_DEMO: 'on',
        EHS_LOG_LEVEL: 'warn',
      },
      stdio: ['ignore', log, log],
    });
    child.unref();
    const pid = child.pid ?? 0;
    this.save({ port, pid });
    await this.waitUntilReady(pid);
  }

  /** Starts the server unless it is there. */
  async ensureRunning(): Promise<void> {
    if (!isRunning(this.state.pid)) await this.start();
  }

  /** Stops the server as Ctrl-C does; what it has stored stays. */
  async stop(): Promise<void> {
    await this.end('SIGINT');
  }

  /** Ends the server without notice, as a power cut does. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** Stops the server and throws its data away. */
  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Runs a command of the operator beside the running server. @returns what it printed; throws where it fails */
  async operate(...args: string[]): Promise<string> {
    const env = { ...process.env, EHS_DATA_DIR: join(this.folder, 'data') };
    const { stdout } = await promisify(execFile)(process.execPath, ['apps/api/src/cli/ehs.ts', ...args], {
      cwd: ROOT,
      env,
    });
    return stdout;
  }

  /** Folder into which the server puts the mails that it would send. */
  get outbox(): string {
    return join(this.folder, 'data/outbox');
  }

  private get state(): State {
    return JSON.parse(readFileSync(join(this.folder, 'product.json'), 'utf8'));
  }

  private get logFile(): string {
    return join(this.folder, 'server.log');
  }

  private save(state: State): void {
    writeFileSync(join(this.folder, 'product.json'), JSON.stringify(state));
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { pid } = this.state;
    if (!isRunning(pid)) return;
    process.kill(pid, signal);
    if (await waitFor(() => !isRunning(pid), STOP_MS)) return;
    process.kill(pid, 'SIGKILL');
    await waitFor(() => !isRunning(pid), STOP_MS);
  }

  private async waitUntilReady(pid: number): Promise<void> {
    const isReady = () =>
      fetch(`${this.siteUrl}/api/v1/health/ready`).then(
        (response) => response.ok,
        () => false,
      );
    const isDone = await waitFor(async () => !isRunning(pid) || (await isReady()), START_MS);
    if (isDone && isRunning(pid)) return;
    throw new Error(`The server did not come up:\n${readFileSync(this.logFile, 'utf8')}`);
  }
}

function isRunning(pid: number): boolean {
  if (pid === 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function waitFor(isDone: () => boolean | Promise<boolean>, ms: number): Promise<boolean> {
  const deadline = Date.now() + ms;
  while (Date.now() < deadline) {
    if (await isDone()) return true;
    await new Promise((done) => setTimeout(done, POLL_MS));
  }
  return false;
}
