import { expect, test } from 'vitest';
import { findOrderType, isHeic, SNIFF_BYTES } from './file-type.ts';

/** The beginning of a TIFF whose list of fields is behind what is looked at. */
const toTiffHead = (order: 'II' | 'MM'): Buffer => {
  const head = Buffer.alloc(SNIFF_BYTES, 0xe8);
  head.write(order, 0, 'latin1');
  if (order === 'II') {
    head.writeUInt16LE(42, 2);
    head.writeUInt32LE(SNIFF_BYTES * 3, 4);
  } else {
    head.writeUInt16BE(42, 2);
    head.writeUInt32BE(SNIFF_BYTES * 3, 4);
  }
  return head;
};

test.each([
  ['a TIFF with its fields at its end', toTiffHead('II'), 'image/tiff'],
  ['one of the other order of bytes', toTiffHead('MM'), 'image/tiff'],
  ['a PDF with a blank before its header', Buffer.from('\n%PDF-1.4\n'), 'application/pdf'],
  ['a text that begins as a TIFF does', Buffer.from('II* of the order'), null],
  ['a picture that is none of an order', Buffer.from('GIF89a\u0001\u0000\u0001\u0000'), null],
])('%s', async (_, head, type) => {
  expect(await findOrderType(head)).toBe(type);
});

test('a photograph of an iPhone is told apart', async () => {
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(12)]);
  expect(await findOrderType(heic)).toBeNull();
  expect(await isHeic(heic)).toBe(true);
  expect(await isHeic(toTiffHead('II'))).toBe(false);
});
