import { expect, test } from 'vitest';
import { checkFiles } from './check-file.ts';

const bytes = (...values: number[]) => new Uint8Array(values);
const words = (text: string) => new TextEncoder().encode(text);
const MAX = 25 * 1024 * 1024;
const JPEG = bytes(0xff, 0xd8, 0xff, 0xe0);
const PNG = bytes(0x89, 0x50, 0x4e, 0x47);
const PDF = words('%PDF-1.7\n');

const check = async (...contents: Uint8Array<ArrayBuffer>[]): Promise<string> => {
  const chosen = await checkFiles(contents.map((content) => new File([content], 'order.pdf')));
  return chosen.kind === 'problem' ? chosen.problem.title : chosen.kind;
};

const CASES: [string, Uint8Array<ArrayBuffer>[], string][] = [
  ['a PDF', [PDF], 'pdf'],
  ['a PDF after a few bytes of something else', [words('\n\n%PDF-1.4\n')], 'pdf'],
  ['nothing', [bytes()], 'This file is empty.'],
  [
    'a Word document',
    [bytes(0x50, 0x4b, 0x03, 0x04, 0, 0)],
    'This is a Word document, and the preview does not read those.',
  ],
  ['a JPEG', [JPEG], 'pictures'],
  ['several pictures', [PNG, JPEG, PNG], 'pictures'],
  ['a TIFF', [bytes(0x49, 0x49, 0x2a, 0x00)], 'pictures'],
  ['a TIFF of the other order of bytes', [bytes(0x4d, 0x4d, 0x00, 0x2a), JPEG], 'pictures'],
  ['a HEIC', [words('\0\0\0\x18ftypheic')], 'This is a photograph in HEIC format.'],
  ['a text that is called a PDF', [words('Dear Sir,')], 'This file is not a PDF or a picture.'],
  ['a PDF beside a picture', [PDF, JPEG], 'These files do not form one order.'],
  ['a text beside a picture', [JPEG, words('Dear Sir,')], 'This file is not a PDF or a picture.'],
  ['more pictures than pages', Array.from({ length: 501 }, () => JPEG), 'There are too many pictures.'],
];

test.each(CASES)('%s', async (_case, contents, found) => {
  expect(await check(...contents)).toBe(found);
});

test.each([
  [MAX, 'pdf'],
  [MAX + 1, 'This file is larger than 25 MB.'],
])('a PDF of %i bytes', async (size, found) => {
  const large = new Uint8Array(size);
  large.set(PDF);
  expect(await check(large)).toBe(found);
});

test.each([
  [MAX, 'pictures'],
  [MAX + 1, 'The pictures are too large.'],
])('pictures of %i bytes together', async (size, found) => {
  const large = new Uint8Array(size - JPEG.length);
  large.set(PNG);
  expect(await check(JPEG, large)).toBe(found);
});
