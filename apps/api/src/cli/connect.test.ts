import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  findFreePorts,
  findPostmaster,
  isRunning,
  type Running,
  runProgram,
} from '../../test/child-process.ts';

/** The command as a process of its own, on a data folder; each test goes on where the one before ended. */
let dataDir: string;
let port: number;
let server: Running | null = null;
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'anupalan-ehs-'));
  port = await findFreePorts();
});
afterAll(async () => {
  server?.process.kill('SIGTERM');
  await server?.ended;
  rmSync(dataDir, { recursive: true, force: true });
});

async function ehs(...argv: string[]): Promise<{ code: number | string | null; text: string }> {
  const run = runProgram('src/cli/ehs.ts', argv, { EHS_DATA_DIR: dataDir });
  const code = await run.ended;
  return { code, text: run.output() };
}

test('on a folder without data it says what to do, and makes none', async () => {
  const { code, text } = await ehs('org', 'list');
  expect(code).toBe(1);
  expect(text).toMatch(/There is no data in .*start Anupalan once, or set EHS_DATA_DIR/);
});

test('while the server runs, it works on the database of the server', async () => {
  server = runProgram('src/server.ts', [], {
    PORT: String(port),
    EHS_DATA_DIR: dataDir,
    EHS_LOG_LEVEL: 'silent',
    EHS_DEMO: 'off',
  });
  await server.printed('Anupalan is running.');
  const made = await ehs(
    ...['org', 'create', '--type', 'company', '--name', 'Kaveri Tanneries'],
    ...['--owner-name', 'Asha Kulkarni', '--owner-email', 'asha@kaveri.example'],
  );
  expect(made).toMatchObject({ code: 0, text: expect.stringContaining('Kaveri Tanneries') });
  expect(isRunning(findPostmaster(dataDir))).toBe(true);
});

test('while it does not run, it starts the database for the call and stops it again', async () => {
  server?.process.kill('SIGTERM');
  expect(await server?.ended).toBe(0);
  server = null;
  const shown = await ehs('user', 'show', 'asha@kaveri.example', '--json');
  expect(shown.code).toBe(0);
  expect(JSON.parse(shown.text)).toMatchObject({
    name: 'Asha Kulkarni',
    organisationName: 'Kaveri Tanneries',
  });
  expect(findPostmaster(dataDir)).toBeNull();
});

test('a folder whose server does not answer is told of, with what to do', async () => {
  // The lock of a process that lives and is no server: as one that hangs.
  writeFileSync(path.join(dataDir, 'server.lock'), JSON.stringify({ pid: process.pid, startedAt: '' }));
  const { code, text } = await ehs('org', 'list');
  expect(code).toBe(1);
  expect(text).toMatch(/A server \(process \d+\) works on .*not running.*or stop it/);
  rmSync(path.join(dataDir, 'server.lock'));
});
