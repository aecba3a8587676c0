// `npm run test:start`: starts the product and then its development as a user does, on whatever Node runs this file,
// and looks whether site, portal and API answer and whether everything ends with Ctrl-C. Built-ins only, like run.mjs.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
/** Ends what hangs; the first start fetches Node, pnpm and the packages, and fills in the demo. */
const ANSWER_MS = 600_000;
const END_MS = 30_000;
const ROUTE = 'apps/api/src/modules/health/routes.ts';

const data = mkdtempSync(path.join(os.tmpdir(), 'anupalan-start-'));
const port = await findFreePair();
try {
  await look('start', async () => {});
  await look('dev', seeRestart);
  console.log('\nThe product and its development start, answer and end.');
} finally {
  rmSync(data, { recursive: true, force: true });
}

/** Starts one of the two commands, asks everything that it serves, and ends it. */
async function look(command, more) {
  const since = Date.now();
  console.log(`\n▸ npm run ${command} with Node ${process.versions.node} on port ${port}`);
  const child = spawn(process.execPath, [path.join(root, 'tooling/start/run.mjs'), command], {
    cwd: root,
    env: { ...process.env, PORT: `${port}`, EHS_DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const printed = { text: '' };
  child.stdout.on('data', (chunk) => {
    printed.text += chunk;
    process.stdout.write(chunk);
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  try {
    await answers('API', `http://127.0.0.1:${port}/api/v1/health/ready`, /ready/i, hasEnded);
    await answers('site', `http://127.0.0.1:${port}/`, /<title>Anupalan: /, hasEnded);
    await answers('portal', `http://127.0.0.1:${port + 1}/`, /<div id="root">/, hasEnded);
    await more(printed, hasEnded);
  } finally {
    child.kill('SIGINT');
    const isOver = await Promise.race([ended.then(() => true), sleep(END_MS, false, { ref: false })]);
    if (!isOver) child.kill('SIGKILL');
    if (!isOver) fail(`npm run ${command} does not end with Ctrl-C.`);
  }
  if (await isListening(port)) fail(`Something of npm run ${command} still listens on port ${port}.`);
  console.log(`✓ npm run ${command}: ${((Date.now() - since) / 1000).toFixed(1)} s`);
}

/** A source that was saved starts the API again; asked meanwhile, it answers. */
async function seeRestart(printed, hasEnded) {
  utimesSync(path.join(root, ROUTE), new Date(), new Date());
  await until(
    () => /the API answers again after \d+ ms/.test(printed.text),
    hasEnded,
    'the API to start again',
  );
  await answers('API after a change', `http://127.0.0.1:${port}/api/v1/health/ready`, /ready/i, hasEnded);
}

async function answers(what, url, expected, hasEnded) {
  const ask = () =>
    fetch(url, { signal: AbortSignal.timeout(60_000) }).then(
      async (response) => response.ok && expected.test(await response.text()),
      () => false,
    );
  await until(ask, hasEnded, `${what} to answer at ${url}`);
  console.log(`  ✓ ${what}`);
}

async function until(isDone, hasEnded, what) {
  const since = Date.now();
  while (!(await isDone())) {
    if (hasEnded()) fail(`It ended while this waited for ${what}.`);
    if (Date.now() - since > ANSWER_MS) fail(`This waited for ${what} in vain.`);
    await sleep(200);
  }
}

function fail(sentence) {
  throw new Error(sentence);
}

function isListening(wanted) {
  return new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(true));
    probe.listen(wanted, '127.0.0.1', () => probe.close(() => resolve(false)));
  });
}

/** A free port whose next one is free too: the product takes both. */
async function findFreePair() {
  for (let first = 6400; first < 6500; first += 2)
    if (!(await isListening(first)) && !(await isListening(first + 1))) return first;
  return fail('There are no two free ports between 6400 and 6500.');
}
