import { execFile, spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { Client } from './client.ts';
import { findFreePorts } from './ports.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
// They end what hangs; a busy machine is no reason to fail.
const START_MS = 600_000;
const STOP_MS = 120_000;
const POLL_MS = 200;

/** Name of the environment variable that tells the workers of a run where its products live. */
const FOLDER = 'E2E_FOLDER';
/** The product that is started before the first journey, whose data the others begin with. */
const FIRST = 'first';

/** What a run must know of its product to use, stop and start it. */
interface State {
  port: number;
  pid: number;
}

/**
 * The built product, run as a user runs it: one process, its own database. Each worker of a run has one, so that
 * journeys of two workers never meet; whoever holds this object can stop and start it.
 */
export class Product {
  private readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /**
   * Starts a first product with the demo, and stops it once the orders of that are read: the data that every worker
   * begins with. A product that begins with an order half read recognises its pages anew.
   */
  static async prepare(): Promise<void> {
    process.env[FOLDER] = mkdtempSync(join(tmpdir(), 'anupalan-e2e-'));
    const first = await Product.create(FIRST);
    await (await Client.signIn(first.siteUrl)).waitUntilAllRead();
    await first.stop();
  }

  /** @throws Error that names the app which is not built, of those that a run opens */
  static requireBuilt(apps: readonly string[]): void {
    const missing = apps.find((app) => !existsSync(join(ROOT, 'apps', app, 'dist/index.html')));
    if (missing) throw new Error(`apps/${missing} is not built: run pnpm build.`);
  }

  /**
   * The running product of a worker. One that takes the place of a failed worker goes on with the same product.
   * @param name of its folder
   */
  static async ofWorker(name: string): Promise<Product> {
    const folder = join(Product.runFolder, name);
    if (existsSync(join(folder, 'product.json'))) {
      const product = new Product(folder);
      await product.ensureRunning();
      return product;
    }
    mkdirSync(folder);
    cpSync(join(Product.runFolder, FIRST, 'data'), join(folder, 'data'), { recursive: true });
    // PostgreSQL starts on a folder of its owner alone, and copying does not keep that.
    chmodSync(join(folder, 'data/postgres'), 0o700);
    return Product.create(name);
  }

  /** Stops every product of the run and throws the data away. */
  static async removeAll(): Promise<void> {
    const names = readdirSync(Product.runFolder);
    await Promise.all(names.map((name) => new Product(join(Product.runFolder, name)).stop()));
    rmSync(Product.runFolder, { recursive: true, force: true });
  }

  private static get runFolder(): string {
    const folder = process.env[FOLDER];
    if (!folder) throw new Error('No product was prepared for this run.');
    return folder;
  }

  private static async create(name: string): Promise<Product> {
    const folder = join(Product.runFolder, name);
    mkdirSync(folder, { recursive: true });
    const product = new Product(folder);
    product.save({ port: await findFreePorts(), pid: 0 });
    await product.start();
    return product;
  }

  /** Address of the portal, with the API beside it. */
  get portalUrl(): string {
    return `http://localhost:${this.state.port + 1}`;
  }

  /** Address of the public site. */
  get siteUrl(): string {
    return `http://localhost:${this.state.port}`;
  }

  /** Address of the API where it has a host of its own: another origin than portal and site, on the same machine. */
  get ownApiUrl(): string {
    return `http://127.0.0.1:${this.state.port}`;
  }

  /**
   * Starts the server and waits until it answers; the same port and data every time.
   * @param settings of this start alone, beside the usual ones
   */
  async start(settings: Readonly<Record<string, string>> = {}): Promise<void> {
    const { port } = this.state;
    const log = openSync(this.logFile, 'w');
    const child = spawn(process.execPath, ['apps/api/src/server.ts'], {
      cwd: ROOT,
      env: {
        ...process.env,
        PORT: `${port}`,
        PORTAL_URL: this.portalUrl,
        EHS_DATA_DIR: join(this.folder, 'data'),
        // A busy machine is no reason to take the database for gone.
        EHS_DATABASE_ANSWER_SECONDS: '300',
        EHS_DEMO: 'on',
        EHS_LOG_LEVEL: 'warn',
        ...settings,
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
