import { expect, test } from 'vitest';
import { findFileProblem } from './check-file.ts';

const bytes = (...values: number[]) => new Uint8Array(values);
const words = (text: string) => new TextEncoder().encode(text);
const MAX = 25 * 1024 * 1024;

const CASES: [string, Uint8Array<ArrayBuffer>, string | null][] = [
  ['a PDF', words('%PDF-1.7\n'), null],
  ['a PDF after a few bytes of something else', words('\n\n%PDF-1.4\n'), null],
  ['nothing', bytes(), 'This file is empty.'],
  [
    'a Word document',
    bytes(0x50, 0x4b, 0x03, 0x04, 0, 0),
    'This is a Word document, and the preview reads PDFs only.',
  ],
  ['a JPEG', bytes(0xff, 0xd8, 0xff, 0xe0), 'This is a picture, and its words cannot be read here.'],
  ['a PNG', bytes(0x89, 0x50, 0x4e, 0x47), 'This is a picture, and its words cannot be read here.'],
  ['a TIFF', bytes(0x49, 0x49, 0x2a, 0x00), 'This is a picture, and its words cannot be read here.'],
  ['a text that is called a PDF', words('Dear Sir,'), 'This file is not a PDF.'],
];

test.each(CASES)('%s', async (_case, content, title) => {
  expect((await findFileProblem(new File([content], 'order.pdf')))?.title ?? null).toBe(title);
});

test.each([
  [MAX, null],
  [MAX + 1, 'This file is larger than 25 MB.'],
])('a PDF of %i bytes', async (size, title) => {
  const file = new File([words('%PDF-1.7\n'), new Uint8Array(size - 9)], 'order.pdf');
  expect((await findFileProblem(file))?.title ?? null).toBe(title);
});
