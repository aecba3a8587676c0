import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPostmaster, isRunning, type Running, runProgram } from '../../test/child-process.ts';

/** The command as a process of its own, on a data folder; each test goes on where the one before ended. */
let dataDir: string;
let server: Running | null = null;
beforeAll(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'anupalan-ehs-'));
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
  expect(text).toMatch(/There is no data in .*Start Anupalan once, or set EHS_DATA_DIR/);
});

test('while the server runs, it works on the database of the server', async () => {
  server = runProgram('src/server.ts', [], {
    PORT: '0',
    EHS_DATA_DIR: dataDir,
    EHS_LOG_LEVEL: 'silent',
    EHS_DEMO: 'off',
  });
  await server.printed('Ctrl-C stops everything.');
  const made = await ehs(
    ...['org', 'create', '--type', 'company', '--name', 'Kaveri Tanneries'],
    ...['--owner-name', 'Asha Kulkarni', '--owner-email', 'asha@kaveri.example'],
  );
  expect(made).toMatchObject({ code: 0, text: expect.stringContaining('Kaveri Tanneries') });
  expect(isRunning(findPostmaster(dataDir))).toBe(true);
});

test('a server on free ports names the ports in use', async () => {
  const site = /Site +(http:\/\/localhost:(\d+))$/m.exec(server?.output() ?? '');
  const port = Number(site?.[2]);
  const config = await (await fetch(`http://127.0.0.1:${port}/config.json`)).json();
  expect(config).toMatchObject({ siteUrl: site?.[1], portalUrl: `http://portal.localhost:${port}` });
  expect(server?.output()).toContain(`http://localhost:${port + 1} (where`);
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
  expect(text).toMatch(/A server \(process \d+\) uses .*not running.*or stop it/);
  rmSync(path.join(dataDir, 'server.lock'));
});
