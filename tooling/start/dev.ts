// `npm run dev`: the product with hot reload, at the addresses of `npm start`. A front hands requests to three
// programs: the API from its sources, started anew when one changes; Vite for the portal; Astro for the site. The
// embedded database belongs to this process and goes on while the API starts anew.
import path from 'node:path';
import type { Face } from '@anupalan/enums/faces/face-routes';
import { startEmbeddedPostgres } from '../../apps/api/src/database/embedded.ts';
import { FolderInUseError, findHolder } from '../../apps/api/src/database/folder-lock.ts';
import { type Config, prepareDataDir, readConfig } from '../../apps/api/src/env.ts';
import { type Api, runApi } from './src/dev/api.ts';
import { type RunningFace, runFace } from './src/dev/face.ts';
import { createFront, type FrontOptions } from './src/dev/front.ts';
import { findFreePair, listen } from './src/dev/ports.ts';
import { readPort } from './src/dev/read-port.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** What has to be put away at the end, the last first. */
const cleanups: (() => unknown)[] = [];
let ending: Promise<void> | null = null;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));
try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await end(1);
}

async function main(): Promise<void> {
  const config = await readDevConfig(readPort(process.argv.slice(2), process.env) ?? process.env.PORT);
  const portalPort = config.port + 1;
  const apiPort = await findFreePair();
  const sitePort = await findFreePair();
  const vitePort = sitePort + 1;
  const say = (line: string) =>
    console.log(line.replaceAll(`//localhost:${apiPort + 1}`, `//localhost:${portalPort}`));

  // Listening comes first: a port that is taken ends the start before anything is started for nothing.
  const api = Promise.withResolvers<Api>();
  const faces = Promise.withResolvers<Record<Face, RunningFace>>();
  const behind: FrontOptions = {
    api: { port: apiPort, whenReady: async (ms) => (await api.promise).whenReady(ms) },
    faces: {
      site: { port: sitePort, whenReady: async (ms) => (await faces.promise).site.whenReady(ms) },
      portal: { port: vitePort, whenReady: async (ms) => (await faces.promise).portal.whenReady(ms) },
    },
    urls: { site: config.siteUrl, portal: config.portalUrl },
    apiOrigin: config.apiUrl === null ? null : new URL(config.apiUrl).origin,
  };
  for (const [port, only] of [
    [config.port, null],
    [portalPort, 'portal'],
  ] as const) {
    const front = createFront(behind, only);
    await listen(front, port);
    cleanups.push(() => front.close().closeAllConnections());
  }

  const holder = findHolder(config.dataDir);
  if (holder !== null) throw new FolderInUseError(config.dataDir, holder);
  prepareDataDir(config);
  console.log('Starting the database, the API, and both faces with hot reload …');
  const env = toServerEnv(config, apiPort);
  const site = runFace('site', sitePort, env, say);
  const portal = runFace('portal', vitePort, env, say);
  faces.resolve({ site, portal });
  cleanups.push(() => Promise.all([site.stop(), portal.stop()]));
  for (const [name, face] of [
    ['site', site],
    ['portal', portal],
  ] as const)
    void face.ended.then((code) => {
      if (ending === null) void fail(`The development server of the ${name} has ended (${code}).`);
    });

  const databaseUrl = config.databaseUrl ?? (await startDatabase(config, say));
  const running = runApi(apiPort, { ...env, DATABASE_URL: databaseUrl }, say);
  cleanups.push(() => running.stop());
  api.resolve(running);
}

/** The settings of the product, on loopback. Port 0 takes a free one. */
async function readDevConfig(port: string | undefined): Promise<Config> {
  const env = { ...process.env, HOST: '', NODE_ENV: 'development', PORT: port };
  const config = readConfig(env, root);
  return config.port === 0 ? readConfig({ ...env, PORT: `${await findFreePair()}` }, root) : config;
}

/** What the programs behind the front are given: the addresses are the front's, the port is their own. */
function toServerEnv(config: Config, port: number): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    PORT: `${port}`,
    SITE_URL: config.siteUrl,
    PORTAL_URL: config.portalUrl,
    EHS_DATA_DIR: config.dataDir,
    EHS_DEMO: config.isDemo ? 'on' : 'off',
    EHS_LOG_LEVEL: process.env.EHS_LOG_LEVEL || 'error',
  };
}

async function startDatabase(config: Config, log: (line: string) => void): Promise<string> {
  const database = await startEmbeddedPostgres({ dataDir: config.dataDir, log });
  cleanups.push(() => database.stop());
  return database.url;
}

async function fail(sentence: string): Promise<void> {
  console.error(sentence);
  await end(1);
}

/** Puts everything away, once; a terminal signals several times for one Ctrl-C. */
function end(code: number): Promise<void> {
  ending ??= (async () => {
    if (code === 0) console.log('\nStopping …');
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
    process.exit(code);
  })();
  return ending;
}
