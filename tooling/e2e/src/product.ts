import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findFreePorts } from './ports.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const START_MS = 120_000;
const STOP_MS = 30_000;
const POLL_MS = 250;

/** The built product, run as a user runs it: one process, its own database, an empty data folder at first. */
export class Product {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'anupalan-e2e-'));
  private port = 0;
  private child: ChildProcess | null = null;
  private output = '';

  /** Address of the portal, with the API beside it. */
  get portalUrl(): string {
    return `http://localhost:${this.port + 1}`;
  }

  /** Address of the public site. */
  get siteUrl(): string {
    return `http://localhost:${this.port}`;
  }

  /** Starts the server and waits until it answers. A second start uses the same port and data. */
  async start(): Promise<void> {
    for (const app of ['portal', 'site']) {
      if (!existsSync(join(ROOT, 'apps', app, 'dist/index.html')))
        throw new Error(`apps/${app} is not built: run pnpm build.`);
    }
    this.port ||= await findFreePorts();
    this.output = '';
    const child = spawn(process.execPath, ['apps/api/src/server.ts'], {
      cwd: ROOT,
      env: {
        ...process.env,
        PORT: `${this.port}`,
        PORTAL_URL: this.portalUrl,
        EHS_DATA_DIR: this.dataDir,
        EHS_DEMO: 'on',
        EHS_LOG_LEVEL: 'warn',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        this.output += chunk.toString();
      });
    }
    await this.waitUntilReady(child);
  }

  /** Stops the server as Ctrl-C does; what it has stored stays. */
  async stop(): Promise<void> {
    const child = this.child;
    this.child = null;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise<void>((done) => child.once('exit', () => done()));
    child.kill('SIGINT');
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    await gone;
    clearTimeout(timer);
  }

  /** Ends the server without notice, as a power cut does. */
  async kill(): Promise<void> {
    const child = this.child;
    this.child = null;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise<void>((done) => child.once('exit', () => done()));
    child.kill('SIGKILL');
    await gone;
  }

  /** Stops the server and throws its data away. */
  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  private async waitUntilReady(child: ChildProcess): Promise<void> {
    const deadline = Date.now() + START_MS;
    while (Date.now() < deadline) {
      if (child.exitCode !== null)
        throw new Error(`The server ended with ${child.exitCode}:\n${this.output}`);
      const isReady = await fetch(`${this.siteUrl}/api/v1/health/ready`).then(
        (response) => response.ok,
        () => false,
      );
      if (isReady) return;
      await new Promise((done) => setTimeout(done, POLL_MS));
    }
    throw new Error(`The server did not answer within ${START_MS / 1000} s:\n${this.output}`);
  }
}
