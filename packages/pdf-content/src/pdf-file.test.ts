import { PDFDocument, PDFName, PDFString } from 'pdf-lib';
import { expect, it } from 'vitest';
import { PdfFile } from './pdf-file.ts';
import { type PdfDict, toChars, toName } from './values.ts';

const toBytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

/** Three pages, the names of which are told by an entry of their own, in two branches of the tree. */
const createPdf = async (hasObjectStreams: boolean): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  for (const name of ['first', 'second', 'third']) {
    const page = document.addPage([595, 842]);
    page.node.set(PDFName.of('Told'), document.context.register(PDFString.of(name)));
    page.node.set(
      PDFName.of('Contents'),
      document.context.register(document.context.flateStream(`% ${name}`)),
    );
  }
  return document.save({ useObjectStreams: hasObjectStreams });
};

const tellPages = (file: PdfFile) => file.pages.map(({ dict }) => toChars(file.lookup(dict.get('Told'))));

const readPages = (file: PdfFile) =>
  file.pages.map(({ dict }) => String.fromCharCode(...(file.readStream(dict.get('Contents'))?.bytes ?? [])));

/** A file by hand: its objects, the table of their places, and the trailer. */
const write = (objects: readonly string[], { start = '', before = '' } = {}): Uint8Array => {
  let text = `${before}%PDF-1.4\n`;
  const places = objects.map((object, nth) => {
    const place = text.length;
    text += `${nth + 1} 0 obj ${object} endobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = text.length;
  const size = objects.length + 1;
  return toBytes(
    `${text}xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}trailer <</Size ${size}/Root 1 0 R>>\nstartxref\n${start || table}\n%%EOF`,
  );
};

const TREE = ['<</Type/Catalog/Pages 2 0 R>>', '<</Kids[3 0 R 4 0 R]/Resources<</From(above)>>>>'];

it.each([true, false])(
  'reads the pages of a file; its objects within streams: %s',
  async (hasObjectStreams) => {
    const file = PdfFile.open(await createPdf(hasObjectStreams));
    expect(tellPages(file)).toEqual(['first', 'second', 'third']);
    expect(readPages(file)).toEqual(['% first', '% second', '% third']);
  },
);

it.each([true, false])('reads a damaged file; its objects within streams: %s', async (hasObjectStreams) => {
  const whole = await createPdf(hasObjectStreams);
  const moved = new Uint8Array([...toBytes('something that a mail put before it\n'), ...whole]);
  expect(tellPages(PdfFile.open(moved))).toEqual(['first', 'second', 'third']);
  expect(tellPages(PdfFile.open(whole.subarray(0, whole.length - 60)))).toEqual(['first', 'second', 'third']);
});

it('reads what was added to a file later instead of what it stands for', () => {
  const early = write([...TREE, '<</Told(one)>>', '<</Told(two)>>']);
  const before = String.fromCharCode(...early);
  const table = before.lastIndexOf('xref\n0');
  const object = `\n4 0 obj <</Told(mended)>> endobj\n`;
  const place = String(before.length + 1).padStart(10, '0');
  const later = `${object}xref\n4 1\n${place} 00000 n \ntrailer <</Root 1 0 R/Prev ${table}>>\nstartxref\n${before.length + object.length}\n%%EOF`;
  expect(tellPages(PdfFile.open(toBytes(before + later)))).toEqual(['one', 'mended']);
});

it('pages without resources of their own have those from above', () => {
  const { pages } = PdfFile.open(write([...TREE, '<</Told(one)>>', '<</Resources<</From(own)>>>>']));
  const from = (resources: PdfDict | null) => toChars(resources?.get('From'));
  expect(pages.map(({ resources }) => from(resources))).toEqual(['above', 'own']);
});

it('a tree of pages that leads back to itself ends', () => {
  const file = PdfFile.open(write([...TREE, '<</Kids[2 0 R 3 0 R]>>', '<</Told(two)>>']));
  expect(tellPages(file)).toEqual(['two']);
});

it('a stream whose length is told wrongly goes to the word that ends it', () => {
  const stream = (length: string) => `<</Length ${length}>> stream\nBT ET\nendstream`;
  const page = '<</Contents 5 0 R>>';
  for (const length of ['2', '900', '6 0 R'])
    expect(readPages(PdfFile.open(write([...TREE, page, '<<>>', stream(length), '5'])))[0]?.trim()).toBe(
      'BT ET',
    );
});

it('an object that is not there has no value, nor one that needs itself', () => {
  const file = PdfFile.open(write([...TREE, '<</Type/Page>>', '<</Contents 9 0 R>>', '5 0 R']));
  expect(file.lookup({ object: 9 })).toBeUndefined();
  expect(file.readStream({ object: 9 })).toBeNull();
  expect(file.readStream(null)).toBeNull();
  expect(toName(file.lookup(file.pages[0]?.dict.get('Type')))).toBe('Page');
});

it.each([
  ['', 'nothing'],
  ['%PDF-1.4 1 0 obj <</Type/Catalog>> endobj', 'no pages'],
])('does not open %j: %s', (text) => {
  expect(() => PdfFile.open(toBytes(text))).toThrow();
});
