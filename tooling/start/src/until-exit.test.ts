import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { untilExit } from './until-exit.ts';

function start(script: string): ChildProcess {
  return spawn(process.execPath, ['--eval', script], { stdio: ['ignore', 'pipe', 'inherit'] });
}

test.each([0, 1, 7])('a child that ends by itself gives its own code, %i', async (code) => {
  expect(await untilExit(start(`process.exit(${code})`))).toBe(code);
});

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('one that ends in good order after %s has not passed', async (signal, code) => {
  const before = process.listenerCount(signal);
  const child = start(
    `process.on('${signal}', () => process.exit(0)); setInterval(() => {}, 1000); console.log('there');`,
  );
  const ended = untilExit(child);
  await once(child.stdout ?? child, 'data');
  process.emit(signal, signal);
  expect(await ended).toBe(code);
  expect(process.listenerCount(signal)).toBe(before);
});

test('one that somebody else ends has not passed either', async () => {
  const child = start(`setInterval(() => {}, 1000); console.log('there');`);
  const ended = untilExit(child);
  await once(child.stdout ?? child, 'data');
  child.kill('SIGKILL');
  expect(await ended).toBe(143);
});
