import { describe, expect, it } from 'vitest';
import { toBlocks } from './blocks.ts';
import { toDocumentLines } from './document-lines.ts';
import { toPage } from './lines.fixtures.ts';

describe('a Word document', () => {
  const linesOf = (paragraphs: { text: string; cell?: [row: number, cell: number, table?: number] }[]) =>
    toDocumentLines({
      form: 'docx',
      paragraphs: paragraphs.map(({ text, cell }, index) => ({
        index,
        text,
        ...(cell ? { cell: { table: cell[2] ?? 0, row: cell[0], cell: cell[1] } } : {}),
      })),
    }).map((line) => ({
      text: line.text,
      paragraph: line.paragraph,
      cells: line.cells.map(({ x0, text }) => [x0, text]),
    }));

  it('has a line for each line of a paragraph and each row of a table', () => {
    expect(
      linesOf([
        { text: ' The  plant\n\nThe shed ' },
        { text: 'Sr', cell: [0, 0] },
        { text: 'Parameter', cell: [0, 2] },
        { text: ' of  water', cell: [0, 2] },
        { text: '', cell: [0, 3] },
        { text: '1', cell: [1, 0] },
        { text: 'Other', cell: [1, 0, 1] },
        { text: '', cell: [2, 0, 1] },
        { text: 'BOD', cell: [2, 1, 1] },
        { text: '  ' },
        { text: '', cell: [0, 0, 2] },
      ]),
    ).toEqual([
      { text: 'The plant', paragraph: 0, cells: [[0, 'The plant']] },
      { text: 'The shed', paragraph: 0, cells: [[0, 'The shed']] },
      {
        text: 'Sr Parameter of water',
        paragraph: 1,
        cells: [
          [0, 'Sr'],
          [200, 'Parameter of water'],
        ],
      },
      { text: '1', paragraph: 5, cells: [[0, '1']] },
      { text: 'Other', paragraph: 6, cells: [[0, 'Other']] },
      { text: 'BOD', paragraph: 7, cells: [[100, 'BOD']] },
    ]);
  });
});

describe('a paragraph', () => {
  const toItems = (y: number, text: string, x = 60) => [{ text, x, y, width: text.length * 5, height: 10 }];
  const countOf = (places: [y: number, text: string, page?: number][]) => {
    const pages = [1, 2].map((number) => ({
      ...toPage(number, []),
      items: places.filter(([, , page]) => (page ?? 1) === number).flatMap(([y, text]) => toItems(y, text)),
    }));
    return toBlocks(toDocumentLines({ form: 'pdf', pages })).length;
  };
  const LINES: [number, string][] = [100, 114, 128, 142].map((y) => [y, 'the tank is']);

  it.each<[string, [y: number, text: string, page?: number][], number]>([
    ['goes on in the next line', LINES, 1],
    ['ends before a gap', [...LINES, [167, 'the drain is']], 2],
    ['goes on over a small gap', [...LINES, [166, 'the drain is']], 1],
    ['ends before a small gap with its sentence', [...LINES, [156, 'old.'], [173, 'The drain is']], 2],
    ['also with a quotation', [...LINES, [156, 'old.”'], [173, 'The drain is']], 2],
    ['goes on with its sentence', [...LINES, [156, 'old.'], [172, 'The drain is']], 1],
    ['goes on over a page break', [...LINES, [100, 'old', 2]], 1],
    ['ends with a page and its sentence', [...LINES, [156, 'old.'], [100, 'The drain is', 2]], 2],
    ['goes on in small letters', [...LINES, [156, 'No.'], [100, 'the drain is', 2]], 1],
  ])('%s', (_name, places, count) => {
    expect(countOf(places)).toBe(count);
  });
});
