import { expect, it } from 'vitest';
import { listOperations } from './operations.ts';
import type { PdfValue } from './values.ts';

const list = (text: string) => {
  const bytes = Uint8Array.from(text, (char) => char.charCodeAt(0));
  return [...listOperations(bytes)].map(({ operator, last, beforeLast }) => [operator, beforeLast(), last()]);
};

const MARK: [string, PdfValue, PdfValue] = ['BDC', { name: 'Span' }, { name: 'P' }];

it.each([
  ['text with brackets and signs', '[(a \\) EMC) -20 (b(c))] TJ (x) \' (y) " /Span /P BDC'],
  ['letters as numbers', '[<0041> 3 <42>] TJ <43> Tj /Span /P BDC'],
  ['a dictionary with a list', '/Artifact <</BBox [0 0 1 1]/Type/Pagination>> DP /Span /P BDC'],
  ['a comment', '% /Span <</ActualText (no)>> BDC\n/Span /P BDC'],
  ['a comment within a list', '[1 % ]\n 2] 0 d /Span /P BDC'],
  ['what begins nothing', ') ] > } /Span /P BDC'],
  ['a picture', 'BI /W 2 /H 1 ID /X EI0 EI BDC EI Q /Span /P BDC'],
  ['operators of which one begins like it', '/A BDCx /B Dox /Span /P BDC'],
])('passes over %s', (_, text) => {
  expect(list(text).filter(([operator, before]) => operator === 'BDC' && before !== null)).toEqual([MARK]);
});

it('gives the operands of each operation alone', () => {
  expect(list('/Span BMC /Fm Do EMC Do 1 0 0 rg /A /B /C BDC')).toEqual([
    ['BMC', null, { name: 'Span' }],
    ['Do', null, { name: 'Fm' }],
    ['Do', null, null],
    ['BDC', { name: 'B' }, { name: 'C' }],
  ]);
});

it.each(['(open', '[open', '<41', '<</A', 'BI ID open', '%'])('ends at the end of %j', (text) => {
  expect(list(text)).toEqual([]);
});
