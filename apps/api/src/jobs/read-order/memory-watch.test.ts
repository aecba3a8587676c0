import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { watchMemory } from './memory-watch.ts';

describe('watchMemory', () => {
  it.runIf(existsSync('/proc/self/statm'))('kills a process that holds more than allowed', async () => {
    const hungry = 'const held = []; setInterval(() => held.push(Buffer.alloc(2e7, 1)), 10)';
    const child = spawn(process.execPath, ['-e', hungry], { stdio: 'ignore' });
    const signal = await new Promise((resolve) => {
      const stop = watchMemory(child.pid ?? 0, 3e8, () => child.kill('SIGKILL'));
      child.once('close', (_, by) => {
        stop();
        resolve(by);
      });
    });
    expect(signal).toBe('SIGKILL');
  });
});
