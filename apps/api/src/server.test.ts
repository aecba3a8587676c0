import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { getSampleBytes } from '@anupalan/orders/samples';
import type { ConsentDocument } from '@anupalan/validators/entities/consent-document';
import type { Obligation } from '@anupalan/validators/entities/obligation';
import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFreePorts, findPostmaster, isRunning, type Running, runProgram } from '../test/child-process.ts';
import { waitFor } from '../test/harness.ts';

/** The server as a process of its own; each test goes on where the one before ended. */
let dataDir: string;
let port: number;
let server: Running | null = null;
let token: string;

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'anupalan-server-'));
  port = await findFreePorts();
});
afterAll(async () => {
  server?.process.kill('SIGKILL');
  await server?.ended;
  const postmaster = findPostmaster(dataDir);
  if (postmaster && isRunning(postmaster)) {
    process.kill(postmaster, 'SIGINT');
    await waitFor(() => !isRunning(postmaster));
  }
  rmSync(dataDir, { recursive: true, force: true });
});

function start(env: Record<string, string> = {}): Running {
  return runProgram('src/server.ts', [], {
    PORT: String(port),
    EHS_DATA_DIR: dataDir,
    EHS_LOG_LEVEL: 'warn',
    // One session asks as fast as it can.
    EHS_CALL_LIMITS: 'off',
    ...env,
  });
}

async function call(method: string, url: string, body?: string | FormData, type?: string) {
  const response = await fetch(`http://127.0.0.1:${port}/api/v1${url}`, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(type ? { 'content-type': type } : {}),
    },
    ...(body ? { body } : {}),
  });
  return { status: response.status, body: (await response.json()) as { data: never; message: string } };
}

async function signIn(email = 'company@example.com'): Promise<void> {
  const data = { email, password: 'Demo@1234' };
  const reply = await call('POST', '/auth/login', JSON.stringify({ data }), 'application/json');
  expect(reply.status).toBe(200);
  token = (reply.body.data as { accessToken: string }).accessToken;
}

async function listDocuments(): Promise<ConsentDocument[]> {
  const reply = await call('GET', '/consent-documents?isPagination=0');
  return (reply.body.data as { consentDocuments: ConsentDocument[] }).consentDocuments;
}

/** An order so long that its reading can be cut off. */
async function makeLongOrder(times: number): Promise<Uint8Array> {
  const source = await PDFDocument.load(getSampleBytes('tnpcb_water_leather_2024.pdf'));
  const long = await PDFDocument.create();
  for (let i = 0; i < times; i++)
    for (const page of await long.copyPages(source, source.getPageIndices())) long.addPage(page);
  return long.save();
}

/** Who is in the demo, by the contract: two of the first company, a laboratory, and a second company. */
const DEMO_ACCOUNTS: readonly [email: string, organisation: unknown][] = [
  ['company@example.com', 'Sahyadri Speciality Chemicals'],
  ['viewer@example.com', 'Sahyadri Speciality Chemicals'],
  ['lab@example.com', 'Deccan Analytical Laboratory'],
  ['other@example.com', expect.not.stringContaining('Sahyadri')],
];

const DEMO_TOTALS: readonly [path: string, atLeast: number][] = [
  ['/generate-tasks', 120],
  ['/generate-tasks/scheduled-tasks', 5000],
  ['/users/sub-user', 12],
  ['/technical-documents', 5],
  ['/labs', 3],
  ['/enquiries', 3],
  ['/contact-us/user', 4],
  ['/user/notifications', 10],
  ['/audit-log', 500],
];

test('a first start fills in the demo and serves the API', async () => {
  server = start();
  await server.printed('Anupalan is running.');
  expect((await call('GET', '/health/ready')).status).toBe(200);
  for (const [email, name] of DEMO_ACCOUNTS) {
    expect(server.output()).toContain(email);
    await signIn(email);
    expect((await call('GET', '/organisation')).body.data).toMatchObject({ name });
  }
  await signIn();
  // The scanned pages of the last one may still be recognised.
  const documents = await waitFor(async () => {
    const listed = await listDocuments();
    return listed.every(({ status }) => status !== 'queued' && status !== 'reading') && listed;
  }, 600_000);
  expect(documents.map(({ status }) => status)).toEqual(Array(5).fill('ready'));
  // The one with scanned pages is read whole: it has duties of written pages and of recognised ones.
  expect(documents.map(({ unreadPages }) => unreadPages)).toEqual(Array(5).fill([]));
  const mixed = documents.find(({ fileName }) => fileName === 'kspcb_cfo_garments_2025.pdf');
  const list = await call('GET', `/consent-documents/${mixed?.id}/obligations?isPagination=0`);
  const { obligations } = list.body.data as { obligations: Obligation[] };
  expect(obligations.map(({ citation }) => citation.page)).toEqual(expect.arrayContaining([3, 5]));
  // Enough of everything to make each screen worth looking at.
  for (const [path, atLeast] of DEMO_TOTALS) {
    const { data } = (await call('GET', `${path}?pageSize=1`)).body as { data: { total: number } };
    expect.soft(data.total, path).toBeGreaterThanOrEqual(atLeast);
  }
  const config = await (await fetch(`http://127.0.0.1:${port}/config.json`)).json();
  expect(config).toMatchObject({ siteUrl: `http://localhost:${port}` });
  expect(JSON.stringify(config)).not.toContain(readFileSync(path.join(dataDir, 'files.key'), 'utf8').trim());
});

test('a second start on the same folder, and one on a taken port, say so in one sentence', async () => {
  const other = await findFreePorts();
  const second = start({ PORT: String(other) });
  expect(await second.ended).toBe(1);
  expect(second.output().trim()).toMatch(
    /^Another Anupalan server \(process \d+\) already uses the data folder .*$/,
  );

  const elsewhere = mkdtempSync(path.join(os.tmpdir(), 'anupalan-taken-'));
  const third = start({ EHS_DATA_DIR: elsewhere });
  expect(await third.ended).toBe(1);
  expect(third.output().trim()).toBe(
    `Port ${port} is in use: stop the program that uses it, or set PORT to another number.`,
  );
  rmSync(elsewhere, { recursive: true, force: true });
  expect((await call('GET', '/health/ready')).status).toBe(200);
});

test('a database that is killed under load is started again, and the server goes on', async () => {
  const { pid } = server?.process ?? {};
  for (let round = 0; round < 3; round += 1) {
    const killed = findPostmaster(dataDir);
    let isOver = false;
    const answers: number[] = [];
    const load = (async () => {
      while (!isOver) answers.push((await call('GET', '/generate-tasks?pageSize=1')).status);
    })();
    process.kill(killed ?? 0, 'SIGKILL');
    await waitFor(() => findPostmaster(dataDir) !== killed);
    await waitFor(async () => (await call('GET', '/health/ready')).status === 200);
    isOver = true;
    await load;
    expect(new Set([...answers, 200, 503])).toEqual(new Set([200, 503]));
  }
  expect(isRunning(pid ?? null)).toBe(true);
});

test('killed in the middle of a reading, it finishes it after it is back', async () => {
  const form = new FormData();
  form.set('file', new Blob([await makeLongOrder(6)]), 'long.pdf');
  const uploaded = await call('POST', '/generate-tasks', form);
  expect(uploaded.status).toBe(202);
  const { id } = uploaded.body.data as ConsentDocument;
  const get = async () => (await call('GET', `/consent-documents/${id}`)).body.data as ConsentDocument;
  await waitFor(async () => (await get()).status === 'reading');
  server?.process.kill('SIGKILL');
  await server?.ended;
  const left = findPostmaster(dataDir);

  server = start();
  await server.printed('Anupalan is running.');
  expect(findPostmaster(dataDir)).not.toBe(left);
  expect(isRunning(left)).toBe(false);
  // The session and the order are there: what was acknowledged was kept.
  expect((await get()).fileName).toBe('long.pdf');
  const document = await waitFor(async () => {
    const found = await get();
    return found.status === 'ready' || found.status === 'failed' ? found : null;
  });
  expect(document).toMatchObject({ status: 'ready', failure: null });
  expect(document.obligationCount).toBeGreaterThan(0);
});

test('Ctrl-C stops everything, the database too, and loses nothing', async () => {
  const reply = await call(
    'POST',
    '/contact-us/create',
    JSON.stringify({ data: { subject: 'Last words', message: 'Sent before the stop', type: 'support' } }),
    'application/json',
  );
  expect(reply.status).toBe(201);
  const postmaster = findPostmaster(dataDir);
  server?.process.kill('SIGINT');
  expect(await server?.ended).toBe(0);
  expect(isRunning(postmaster)).toBe(false);
  expect(findPostmaster(dataDir)).toBeNull();
  await expect(fetch(`http://127.0.0.1:${port}/api/v1/health/live`)).rejects.toThrow();

  server = start();
  await server.printed('Anupalan is running.');
  const list = await call('GET', '/contact-us/user?keyword=Last%20words');
  expect((list.body.data as { total: number }).total).toBe(1);
  server.process.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

test('a public server refuses the demo until it is removed, and what is of others stays', async () => {
  const ehs = async (...argv: string[]) => {
    const run = runProgram('src/cli/ehs.ts', argv, { EHS_DATA_DIR: dataDir });
    expect(await run.ended, run.output()).toBe(0);
    return run.output();
  };
  const own = ['--type', 'company', '--name', 'Kaveri Tanneries', '--owner-name', 'Asha Kulkarni'];
  await ehs('org', 'create', ...own, '--owner-email', 'asha@kaveri.example');
  const SITE_URL = 'https://www.anupalan.example';
  const refused = start({ SITE_URL });
  expect(await refused.ended).toBe(1);
  expect(refused.output().trim()).toBe(
    'SITE_URL makes this server public, and its database still contains the demo, whose password everybody knows. Remove the demo with "pnpm ehs demo remove".',
  );
  expect(findPostmaster(dataDir)).toBeNull();

  expect(await ehs('demo', 'remove')).toContain('Sahyadri Speciality Chemicals');
  expect(JSON.parse(await ehs('org', 'list', '--json'))).toMatchObject([
    { name: 'Kaveri Tanneries', ownerEmail: 'asha@kaveri.example' },
  ]);
  const left = readdirSync(path.join(dataDir, 'files'), { recursive: true, withFileTypes: true });
  expect(left.filter((entry) => entry.isFile())).toEqual([]);

  server = start({ SITE_URL });
  await server.printed('Anupalan is running.');
  expect(server.output()).not.toMatch(/demo|example\.com/i);
  const data = { email: 'company@example.com', password: 'Demo@1234' };
  const reply = await call('POST', '/auth/login', JSON.stringify({ data }), 'application/json');
  expect(reply.status).toBe(401);
  for (const page of ['/storybook', '/storybook/', '/storybook/index.html'])
    expect((await fetch(`http://127.0.0.1:${port}${page}`, { redirect: 'manual' })).status).toBe(404);
  server.process.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

test.each<[string, Record<string, string>, RegExp]>([
  [
    'a demo for the public',
    { HOST: '0.0.0.0', EHS_DEMO: 'on' },
    /^EHS_DEMO is on and HOST makes this server public, .*: unset EHS_DEMO\.$/,
  ],
  // What else a setting may be is in env.test.ts.
  [
    'an address that is none',
    { SITE_URL: 'here' },
    /^SITE_URL is "here": it must be an http or https address\.$/,
  ],
  [
    'a database that is not there',
    { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' },
    /127\.0\.0\.1:1/,
  ],
])('a start with %s says so in one sentence', async (_, env, sentence) => {
  const child = start(env);
  expect(await child.ended).toBe(1);
  expect(child.output().trim()).toMatch(sentence);
  expect(child.output().trim().split('\n')).toHaveLength(1);
});

test('the port of the portal counts as well', async () => {
  const free = await findFreePorts();
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(free + 1, '127.0.0.1', resolve));
  const child = start({ PORT: String(free) });
  expect(await child.ended).toBe(1);
  expect(child.output()).toContain(`Port ${free + 1} is in use`);
  taken.close();
});
