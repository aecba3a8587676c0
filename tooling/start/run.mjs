// Entry point of `npm start`, `npm test` and the commands of ENTRIES. Plain JavaScript with built-ins only: it must run
// on whatever Node is installed. If that Node is too old for the product, or pnpm is missing, it fetches both from the
// npm registry and starts itself anew with them.
import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { SERVER_FLAGS } from './server-flags.mjs';
import { toSiteArticles } from './src/demo-articles.mjs';

const OLDEST_BOOTSTRAP = 20;
const NODE = { min: [24, 11], spec: 'node@24.21.0' };
const PNPM = { major: 12, spec: 'pnpm@12.21.0' };
/** Commands that need the packages and are a program of their own, which takes the other arguments. */
const ENTRIES = { dev: 'tooling/start/dev.ts', storybook: 'tooling/start/storybook.ts' };
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const isWindows = process.platform === 'win32';
const task = process.argv[2];

const env = {
  ...process.env,
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  npm_config_user_agent: '',
  // Every program of the run, the server too, finds its modules compiled from the second time on.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.join(root, 'node_modules/.cache/node-compile'),
};

/** One sentence for the person, and the end. */
function giveUp(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < OLDEST_BOOTSTRAP)
  giveUp(
    `Node ${process.versions.node} is too old: Anupalan needs Node ${OLDEST_BOOTSTRAP} or newer to start.`,
  );
const isNodeFit = major > NODE.min[0] || (major === NODE.min[0] && minor >= NODE.min[1]);

/** Asked from outside the repository, so that neither corepack nor pnpm acts on our packageManager field. */
function isPnpmFit() {
  const asked = spawnSync('pnpm', ['--version'], {
    cwd: path.parse(root).root,
    encoding: 'utf8',
    shell: isWindows,
    env: { ...env, COREPACK_ENABLE_DOWNLOAD_PROMPT: '0' },
  });
  return asked.status === 0 && Number.parseInt(asked.stdout, 10) === PNPM.major;
}

/** Runs a command, passes signals on, resolves with its exit code. */
function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env, shell: isWindows, ...options });
    const forward = (signal) => child.kill(signal);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, forward);
    // npm signals only its `sh -c` child, which dies without passing the signal on: notice the lost parent instead.
    const parent = process.ppid;
    const watch = setInterval(() => {
      if (process.ppid !== parent) forward('SIGTERM');
    }, 500).unref();
    const done = (code) => {
      clearInterval(watch);
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(signal, forward);
      resolve(code);
    };
    child.on('error', (error) => {
      console.error(String(error));
      done(1);
    });
    child.on('exit', (code, signal) => done(code ?? (signal === 'SIGINT' ? 130 : 143)));
  });
}

/** Fetches Node and pnpm through npm and goes on with them. */
async function withToolchain() {
  if (process.env.ANUPALAN_TOOLCHAIN)
    giveUp(
      `The fetched Node (${process.version}) or pnpm is not the expected one: remove npm's _npx folder and try again.`,
    );
  console.log(
    `Node ${process.versions.node}${isNodeFit ? ' is fit, pnpm is missing' : ' is too old for the product'}: fetching ${NODE.spec} and ${PNPM.spec} …`,
  );
  const npmCli = /npm-cli\.[cm]?js$/.test(process.env.npm_execpath ?? '')
    ? process.env.npm_execpath
    : undefined;
  const args = [
    'exec',
    '--yes',
    `--package=${NODE.spec}`,
    `--package=${PNPM.spec}`,
    '--call',
    'node -p "process.env.PATH"',
  ];
  const options = {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...env, npm_config_engine_strict: 'false' },
  };
  const fetched = npmCli
    ? spawnSync(process.execPath, [npmCli, ...args], options)
    : spawnSync('npm', args, { ...options, shell: isWindows });
  const bin = fetched.stdout?.trim().split('\n').pop()?.split(path.delimiter)[0];
  if (fetched.status !== 0 || !bin) {
    giveUp(
      'Node and pnpm could not be fetched: the npm registry does not answer. Check the connection (or the proxy in .npmrc) and try again.',
    );
  }
  const extended = { ...env, ANUPALAN_TOOLCHAIN: bin, PATH: `${bin}${path.delimiter}${process.env.PATH}` };
  return run(
    path.join(bin, isWindows ? 'node.cmd' : 'node'),
    [fileURLToPath(import.meta.url), ...process.argv.slice(2)],
    { env: extended },
  );
}

const startedAt = Date.now();
const seconds = (since) => ((Date.now() - since) / 1000).toFixed(1);

/** Runs one step of several and says how long it took; a failed one ends everything. */
async function step(title, command, ...args) {
  const since = Date.now();
  console.log(`\n▸ ${title}`);
  const code = await run(command, args);
  console.log(`${code === 0 ? '✓' : '✗'} ${title}: ${seconds(since)} s (${seconds(startedAt)} s in all)`);
  if (code !== 0) {
    if (title === INSTALL)
      console.error(
        '\nThe packages could not be installed. If the lines above speak of the network, the npm registry does not answer: check the connection and try again.',
      );
    process.exit(code);
  }
}

const INSTALL = 'Install the packages';
const turbo = (title, ...args) => step(title, 'pnpm', 'exec', 'turbo', 'run', ...args);

async function install() {
  await step(INSTALL, 'pnpm', 'install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only');
}

async function start() {
  await install();
  const articles = toSiteArticles(env);
  if (articles) env.EHS_SITE_ARTICLES = articles;
  await turbo(
    'Build the site and the portal',
    'build',
    '--filter=@anupalan/site',
    '--filter=@anupalan/portal',
    '--output-logs=errors-only',
  );
  return run(process.execPath, [...SERVER_FLAGS, 'apps/api/src/server.ts']);
}

async function test() {
  await install();
  await step('Browser', process.execPath, 'tooling/start/find-browser.ts', '--install');
  return run(process.execPath, ['tooling/start/test.ts', ...process.argv.slice(3)]);
}

if (!isNodeFit || !isPnpmFit()) process.exitCode = await withToolchain();
else if (task === 'start') process.exitCode = await start();
else if (task === 'test') process.exitCode = await test();
else if (task in ENTRIES) {
  await install();
  process.exitCode = await run(process.execPath, [ENTRIES[task], ...process.argv.slice(3)]);
} else giveUp(`Usage: node tooling/start/run.mjs ${['start', 'test', ...Object.keys(ENTRIES)].join('|')}`);
