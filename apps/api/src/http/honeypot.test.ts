import { expect, test } from 'vitest';
import { isTrapped } from './honeypot.ts';

test.each<[unknown, boolean]>([
  [{ website: 'https://works.example' }, true],
  [{ website: 0 }, true],
  [{ website: false }, true],
  [{ website: { toString: 'x' } }, true],
  [{ website: [] }, true],
  [{ website: '' }, false],
  [{ website: ' \t' }, false],
  [{ website: null }, false],
  [{ website: undefined }, false],
  [{ name: 'Asha' }, false],
  [{}, false],
  [null, false],
  [undefined, false],
  ['website', false],
])('%o: %s', (data, isTrap) => {
  expect(isTrapped(data)).toBe(isTrap);
});
