import { describe, expect, it } from 'vitest';
import { collapseSpaces, lettersAndSpacesOnly } from './input.ts';

describe('spaces', () => {
  it.each([
    ['  Asha', 'Asha'],
    ['Asha   Rao', 'Asha Rao'],
    ['Asha ', 'Asha '],
    ['Asha  ', 'Asha '],
    ['\t\nAsha\u00a0\u00a0Rao', 'Asha Rao'],
    ['   ', ''],
    ['', ''],
  ])('%j becomes %j', (value, expected) => {
    expect(collapseSpaces(value)).toBe(expected);
  });
});

describe('letters and spaces', () => {
  it.each([
    ['Asha Rao 2', 'Asha Rao '],
    ["O'Brien", 'OBrien'],
    ['आशा-राव', 'आशाराव'],
    ['<b>', 'b'],
    ['', ''],
  ])('%j becomes %j', (value, expected) => {
    expect(lettersAndSpacesOnly(value)).toBe(expected);
  });
});
