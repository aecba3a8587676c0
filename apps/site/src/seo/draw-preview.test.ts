import { expect, test } from 'vitest';
import { drawPreview, wrap } from './draw-preview.ts';

const inLetters = (line: string) => line.length;

test.each([
  ['one two three', 7, ['one two', 'three']],
  ['one two three', 6, ['one', 'two', 'three']],
  ['one two', 3, ['one', 'two']],
  ['abcdefgh ij', 4, ['abcdefgh', 'ij']],
  ['  spaces   and\nlines  ', 40, ['spaces and lines']],
  ['', 10, []],
])('“%s” within %i letters', (text, width, lines) => {
  expect(wrap(text, width, inLetters)).toEqual(lines);
});

test.each([
  ['Read a consent order', 'Best Practices'],
  ['A title that is a great deal longer than four lines of a preview can ever hold, '.repeat(4), ''],
  ['अनुपालन', 'अनुपालन'],
])('the preview of “%s” is a PNG of 1,200 by 630', (title, text) => {
  const png = drawPreview(title, text);
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});
