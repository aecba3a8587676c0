import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPostmaster, isRunning, type Running, runProgram } from '../../test/child-process.ts';
import { waitFor } from '../../test/harness.ts';
import { isWorthWaiting } from './embedded.ts';

const CHILD = 'test/embedded-child.ts';
const NOBODY = 65_534;
const AS_NOBODY = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'];
const isRoot = process.getuid?.() === 0;

let base: string;
beforeAll(() => {
  base = mkdtempSync(path.join(os.tmpdir(), 'anupalan-embedded-'));
  chmodSync(base, 0o755);
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

/** What the child says is there. */
async function run(dataDir: string, env: Record<string, string> = {}, prefix: string[] = []) {
  const child = runProgram(CHILD, [dataDir], env, prefix);
  const code = await child.ended;
  expect(code, child.output()).toBe(0);
  return JSON.parse(child.output().trim().split('\n').at(-1) ?? '') as { rows: string; fsync: string };
}

const WAYS: [string, Record<string, string>][] = isRoot
  ? [
      ['as root, in a user namespace', {}],
      ['as root, where namespaces are forbidden', { EHS_POSTGRES_USER_NAMESPACE: 'off' }],
    ]
  : [['as an ordinary user', {}]];

describe.each(WAYS)('%s', (way, env) => {
  let dataDir: string;
  beforeAll(() => {
    // A checkout that only its owner can enter.
    const home = path.join(base, `private-${WAYS.findIndex(([name]) => name === way)}`);
    mkdirSync(home, { mode: 0o700 });
    dataDir = path.join(home, 'data');
  });

  test('a first start under a folder that only its owner enters makes a durable server', async () => {
    expect(await run(dataDir, env)).toMatchObject({ rows: '1', fsync: 'on' });
    expect(findPostmaster(dataDir)).toBeNull();
  });

  test('keeps its secrets to its owner', () => {
    expect(statSync(path.join(dataDir, 'postgres.password')).mode & 0o077).toBe(0);
    expect(statSync(path.join(dataDir, 'postgres')).mode & 0o077).toBe(0);
    expect(readdirSync(dataDir)).not.toContain('postgres.handover');
  });

  test('a restart keeps the rows', async () => {
    expect(await run(dataDir, env)).toMatchObject({ rows: '2' });
  });

  test('a second start on the folder says so; after a kill the server left behind is stopped and no row lost', async () => {
    const held: Running = runProgram(CHILD, [dataDir, 'hold'], env);
    await held.printed('"rows":"3"');
    const left = findPostmaster(dataDir);
    expect(isRunning(left)).toBe(true);

    const second = runProgram(CHILD, [dataDir], env);
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(
      `Another Anupalan server (process ${held.process.pid}) already uses the data folder`,
    );
    expect(second.output().trim().split('\n')).toHaveLength(1);

    held.process.kill('SIGKILL');
    await held.ended;
    expect(isRunning(left)).toBe(true);
    expect(await run(dataDir, env)).toMatchObject({ rows: '4' });
    expect(isRunning(left)).toBe(false);
  });

  test('a server that was killed itself recovers at the next start', async () => {
    const held = runProgram(CHILD, [dataDir, 'hold'], env);
    await held.printed('"rows":"5"');
    const postmaster = findPostmaster(dataDir);
    held.process.kill('SIGKILL');
    if (postmaster) process.kill(postmaster, 'SIGKILL');
    await waitFor(() => !isRunning(postmaster));
    expect(await run(dataDir, env)).toMatchObject({ rows: '6' });
  });
});

test('a folder that the other way made is taken over, as one that is restored may be', async (context) => {
  if (!isRoot) return context.skip('This run is not as root: there is one way only.');
  const dataDir = path.join(base, 'private-0', 'data');
  expect(await run(dataDir, { EHS_POSTGRES_USER_NAMESPACE: 'off' })).toMatchObject({ rows: '7' });
  expect(statSync(path.join(dataDir, 'postgres', 'base')).uid).toBe(NOBODY);
  expect(await run(dataDir)).toMatchObject({ rows: '8' });
});

test('not as root', async (context) => {
  if (!isRoot) return context.skip('This run is not as root: the other tests show it.');
  const isReadable =
    spawnSync('setpriv', [...AS_NOBODY.slice(1), process.execPath, '--version']).status === 0 &&
    spawnSync('setpriv', [
      ...AS_NOBODY.slice(1),
      'test',
      '-r',
      path.resolve(import.meta.dirname, 'embedded.ts'),
    ]).status === 0;
  if (!isReadable) return context.skip('The checkout or Node is not readable for another user here.');
  const dataDir = path.join(base, 'of-nobody');
  mkdirSync(dataDir, { mode: 0o700 });
  chownSync(dataDir, NOBODY, NOBODY);
  expect(await run(dataDir, { HOME: dataDir }, AS_NOBODY)).toMatchObject({ rows: '1' });
  expect(await run(dataDir, { HOME: dataDir }, AS_NOBODY)).toMatchObject({ rows: '2' });
  expect(statSync(path.join(dataDir, 'postgres')).uid).toBe(NOBODY);
});

test('a folder that was cut off while it was made is made anew', async () => {
  const dataDir = path.join(base, 'cut-off');
  mkdirSync(path.join(dataDir, 'postgres.new', 'base'), { recursive: true, mode: 0o700 });
  writeFileSync(path.join(dataDir, 'postgres.new', 'PG_VERSION'), '18');
  expect(await run(dataDir)).toMatchObject({ rows: '1' });
});

test.each([
  ['ECONNREFUSED', false, true],
  ['ECONNREFUSED', true, false],
  ['57P03', false, true],
  ['57P03', true, true],
  ['28P01', false, false],
])('a start that is answered with %s (late: %s) is waited for: %s', (code, isLate, isWaitedFor) => {
  expect(isWorthWaiting(Object.assign(new Error('No'), { code }), isLate)).toBe(isWaitedFor);
});

test('a folder that was copied without its permissions is closed again', async () => {
  const dataDir = path.join(base, 'cut-off');
  chmodSync(path.join(dataDir, 'postgres'), 0o755);
  expect(await run(dataDir)).toMatchObject({ rows: '2' });
  expect(statSync(path.join(dataDir, 'postgres')).mode & 0o777).toBe(0o700);
});

test('a folder whose password is another says so in one sentence', async () => {
  const dataDir = path.join(base, 'cut-off');
  writeFileSync(path.join(dataDir, 'postgres.password'), 'another');
  const child = runProgram(CHILD, [dataDir]);
  expect(await child.ended).toBe(1);
  expect(child.output()).toMatch(/^The embedded PostgreSQL does not respond: .*\n$/);
  expect(findPostmaster(dataDir)).toBeNull();
});
