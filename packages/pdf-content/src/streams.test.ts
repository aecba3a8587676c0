import { zlibSync } from 'fflate';
import { expect, it } from 'vitest';
import { decodeStream } from './streams.ts';
import { isDict, type PdfDict, parseValue } from './values.ts';

const toBytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

const toDict = (text: string): PdfDict => {
  const { value } = parseValue(toBytes(text), 0);
  if (!isDict(value)) throw new Error(`${text} is no dictionary.`);
  return value;
};

const decode = (dict: string, bytes: Uint8Array) =>
  decodeStream({ dict: toDict(dict), bytes }, (value) => value);

it('gives what is not packed as it is', () => {
  expect(decode('<<>>', toBytes('BT'))).toEqual(toBytes('BT'));
  expect(decode('<</Filter[]>>', toBytes('BT'))).toEqual(toBytes('BT'));
});

it.each(['/FlateDecode', '/Fl', '[/FlateDecode]'])('unpacks %s', (filter) => {
  expect(decode(`<</Filter${filter}>>`, zlibSync(toBytes('BT ET')))).toEqual(toBytes('BT ET'));
});

it('undoes what the predictors of PNG did to rows', () => {
  const rows = [0, 10, 20, 30, 1, 1, 1, 1, 2, 1, 1, 1, 3, 1, 1, 1, 4, 1, 1, 1];
  const dict = '<</Filter/FlateDecode/DecodeParms<</Predictor 15/Columns 3>>>>';
  expect([...decode(dict, zlibSync(Uint8Array.from(rows)))]).toEqual([
    10, 20, 30, 1, 2, 3, 2, 3, 4, 2, 3, 4, 3, 4, 5,
  ]);
});

it.each([
  ['<</Filter/LZWDecode>>', toBytes('')],
  ['<</Filter[/ASCII85Decode/FlateDecode]>>', toBytes('')],
  ['<</Filter/FlateDecode>>', toBytes('not packed')],
  ['<</Filter/FlateDecode/DecodeParms<</Predictor 2/Columns 3>>>>', zlibSync(toBytes('abc'))],
  ['<</Filter/FlateDecode/DecodeParms<</Predictor 15/Columns 1>>>>', zlibSync(Uint8Array.of(9, 1))],
])('does not unpack %s', (dict, bytes) => {
  expect(() => decode(dict, bytes)).toThrow();
});
