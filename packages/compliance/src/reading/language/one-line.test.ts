import { expect, test } from 'vitest';
import { toOneLine } from './one-line.ts';

test.each([
  ['The unit shall pay', 'The unit shall pay'],
  ['  The unit  shall\tpay\n', 'The unit shall pay'],
  ['The\u00a0unit', 'The unit'],
  ['The\nunit', 'The unit'],
  ['\u00a0The', 'The'],
  [' ', ''],
])('%j is %j', (text, line) => {
  expect(toOneLine(text)).toBe(line);
});
