import { expect, it } from 'vitest';
import { decodeTextString } from './text-string.ts';

it.each([
  ['ffi', 'ffi'],
  ['\xe9', 'é'],
  ['\x93\x94\xa0\x85\x18\x1f', 'ﬁﬂ€–˘˜'],
  ['\xfe\xff\x09\x15\x09\x3f', 'कि'],
  ['\xff\xfe\x15\x09', 'क'],
  ['\xfe\xff\xd8\x3d\xde\x00', '😀'],
  ['\xfe\xff\x00', ''],
])('%j means %j', (chars, text) => {
  expect(decodeTextString(chars)).toBe(text);
});
