import { existsSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buildApp, drain } from './app.ts';
import { DEMO_PASSWORD, DEMO_USERS, fillDemo } from './demo/fill-demo.ts';
import { refuseDemoSetting, refuseDemoUsers } from './demo/refuse-demo.ts';
import { type Config, ConfigError, prepareDataDir, readConfig } from './env.ts';
import { toLoggedPath } from './http/logged-path.ts';
import { registerJobs } from './jobs/register-jobs.ts';
import { isPublished } from './modules/blogs/service.ts';
import { faces } from './plugins/faces.ts';
import { storybook } from './plugins/storybook.ts';
import { findSiteDir } from './site/current-site.ts';
import { refreshSite } from './site/refresh-site.ts';
import { startServices } from './start-services.ts';

/** Starts everything on one machine: database, API, jobs, and both faces. */
const root = path.resolve(import.meta.dirname, '../../..');
/** The site that came with the program. */
const SITE_DIR = path.resolve(import.meta.dirname, '../../../apps/site/dist');
const FREE_PORT_ATTEMPTS = 20;
const STORYBOOK = path.join(root, 'packages/ui/storybook-static');

try {
  await main();
} catch (error) {
  console.error(error instanceof ConfigError || error instanceof Error ? error.message : error);
  if (process.env.EHS_LOG_LEVEL === 'debug') console.error(error);
  process.exit(1);
}

async function main(): Promise<void> {
  const config = await readServerConfig();
  refuseDemoSetting(config);
  prepareDataDir(config);
  await checkPorts(config);
  const say = (line: string) => console.log(line);
  const started = await startServices(config, say, 'server');
  try {
    await refuseDemoUsers(started.services);
  } catch (error) {
    await started.stop();
    throw error;
  }
  const app = await buildApp({
    services: started.services,
    logger: {
      level: config.logLevel,
      redact: ['req.headers.authorization', 'req.headers["x-api-key"]'],
      serializers: {
        req: (request: { method: string; url: string; id: string }) => ({
          method: request.method,
          url: toLoggedPath(request.url),
          id: request.id,
        }),
      },
    },
  });
  const portalPort = config.port + 1;
  const portalServer = http.createServer((request, response) => app.routing(request, response));
  await app.register(faces, {
    config,
    findSiteDir: () => findSiteDir(config.dataDir, SITE_DIR),
    isPublished: (id) => isPublished(started.services, id),
    portalDir: path.join(root, 'apps/portal/dist'),
    isPortal: (request) =>
      isPortalHost(request.headers.host, config.portalUrl) ||
      request.socket.localPort === portOf(portalServer),
  });
  await app.register(storybook, { storybookDir: STORYBOOK, isShown: showsStorybook(config) });
  await registerJobs({ ...started.services, log: app.log }, started.mailer);
  if (config.isDemo) await fillDemo({ ...started.services, log: app.log });
  try {
    await app.listen({ port: config.port, host: config.host });
    await listen(portalServer, portalPort, config.host);
  } catch (error) {
    await app.close();
    await started.stop();
    throw isPortTaken(error) ? portTaken(config.port) : error;
  }
  stopOnSignal(async () => {
    const hasEnded = new Promise<void>((resolve) => portalServer.close(() => resolve()));
    drain(portalServer);
    await app.close();
    await hasEnded;
    await started.stop();
  });
  printAddresses(config, portOf(portalServer));
  // Beside the answers: what is shown meanwhile is whole.
  void refreshSite({ ...started.services, log: app.log }, SITE_DIR);
}

/** The kit is for people who develop the product: a server that others reach does not show it (D1). */
function showsStorybook(config: Config): boolean {
  return config.nodeEnv === 'development' && config.publicBy === null;
}

/** The settings; for port 0 with two free ports, because addresses in pages and mails name the port in use. */
async function readServerConfig(): Promise<Config> {
  const config = readConfig(process.env, root);
  for (let attempt = 0; config.port === 0 && attempt < FREE_PORT_ATTEMPTS; attempt++) {
    const first = http.createServer();
    await listen(first, 0, config.host);
    const port = portOf(first);
    const second = http.createServer();
    const isPair = await listen(second, port + 1, config.host).then(
      () => true,
      () => false,
    );
    await Promise.all([first, second].map((probe) => new Promise((resolve) => probe.close(resolve))));
    if (isPair) return readConfig({ ...process.env, PORT: `${port}` }, root);
  }
  if (config.port === 0) throw new Error('There are no two free consecutive ports. Set PORT to a number.');
  return config;
}

/** Says at once that a port is taken, before anything is started for nothing. */
async function checkPorts(config: Config): Promise<void> {
  for (const port of [config.port, config.port + 1]) {
    const probe = http.createServer();
    try {
      await listen(probe, port, config.host);
    } catch (error) {
      throw isPortTaken(error) ? portTaken(port) : error;
    }
    await new Promise((resolve) => probe.close(resolve));
  }
}

function portTaken(port: number): Error {
  return new Error(`Port ${port} is in use: stop the program that uses it, or set PORT to another number.`);
}

/** The host of the portal's address, or any that begins with "portal." */
function isPortalHost(host: string | undefined, portalUrl: string): boolean {
  return host !== undefined && (host === new URL(portalUrl).host || host.startsWith('portal.'));
}

function portOf(server: http.Server): number {
  return (server.address() as AddressInfo | null)?.port ?? 0;
}

function listen(server: http.Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
}

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

/** A terminal signals the whole group, and npm's and our own parent pass it on: one Ctrl-C arrives several times. */
const SAME_SIGNAL_MS = 2_000;

/** Answers what is under way, stops jobs and database, and ends; Ctrl-C once more, later, ends at once. */
function stopOnSignal(stop: () => Promise<void>): void {
  let stoppingSince: number | null = null;
  const onSignal = () => {
    if (stoppingSince !== null) {
      if (Date.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(130);
      return;
    }
    stoppingSince = Date.now();
    console.log('\nStopping …');
    void stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error instanceof Error ? error.message : error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
}

function printAddresses(config: Config, portalPort: number): void {
  console.log(`
  Anupalan is running.

    Site      ${config.siteUrl}
    Portal    ${config.portalUrl}
              http://localhost:${portalPort} (where portal.localhost does not resolve)
    API       ${config.apiUrl ?? config.siteUrl}/api/v1  (pages: /api/v1/docs)
${showsStorybook(config) && existsSync(STORYBOOK) ? `    UI kit    ${config.siteUrl}/storybook\n` : ''}    Data      ${path.relative(process.cwd(), config.dataDir) || '.'}${config.smtpUrl ? '' : ' (mails: outbox/)'}
${config.isDemo ? `\n    Demo users, all with the password ${DEMO_PASSWORD}:\n${DEMO_USERS.map((user) => `      ${user.email.padEnd(22)} ${user.what}`).join('\n')}\n` : ''}
  Ctrl-C stops everything.
`);
}
