import { expect, test } from 'vitest';
import { CHILD_LIMITS, toChildCommand } from './limits.ts';

test('the child compiles its patterns before it reads, whatever limits its system knows', () => {
  for (const prlimit of ['/usr/bin/prlimit', null]) {
    const { command, args } = toChildCommand('child.ts', ['application/pdf', 'order'], CHILD_LIMITS, {
      prlimit,
      setpriv: null,
    });
    const all = [command, ...args];
    const options = all.slice(all.indexOf(process.execPath) + 1, all.indexOf('child.ts'));
    expect(options).toContain('--no-regexp-tier-up');
  }
});
