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
        { text: ' ', cell: [0, 2] },
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
      { text: '1', paragraph: 6, cells: [[0, '1']] },
      { text: 'Other', paragraph: 7, cells: [[0, 'Other']] },
      { text: 'BOD', paragraph: 8, cells: [[100, 'BOD']] },
    ]);
  });
});

describe('the place of a line in a Word document', () => {
  const CELL = { table: 0, row: 0, cell: 2 };
  const lines = () =>
    toDocumentLines({
      form: 'docx',
      paragraphs: [
        { index: 0, text: 'The plant\nThe shed' },
        { index: 1, text: 'The yard' },
        { index: 2, text: 'Limit', cell: CELL },
        { index: 3, text: 'Unit', cell: { ...CELL, cell: 4 } },
        { index: 4, text: 'BOD', cell: { ...CELL, row: 1, cell: 0 } },
      ],
    });

  it('is 20 below the paragraph or row before it, and 1 below a line of the same', () => {
    expect(lines().map(({ y }) => y)).toEqual([20, 21, 60, 80, 100]);
  });

  it('counts the cells of a row in steps of 100', () => {
    expect(lines().map(({ x0, x1 }) => [x0, x1])).toEqual([
      [0, 90],
      [0, 90],
      [0, 90],
      [200, 490],
      [0, 90],
    ]);
    expect(lines()[3]?.cells.map(({ x0, x1 }) => [x0, x1])).toEqual([
      [200, 290],
      [400, 490],
    ]);
  });
});

it('leaves out the pages that cannot be read', () => {
  const kinds = ['garbled', 'text', 'scan', 'blank'] as const;
  const pages = kinds.map((kind, at) => ({ ...toPage(at + 1, ['The tank']), kind }));
  expect(toDocumentLines({ form: 'pdf', pages }).map(({ page }) => page)).toEqual([2]);
});

describe('a paragraph of a Word document', () => {
  const countOf = (...texts: string[]) =>
    toBlocks(toDocumentLines({ form: 'docx', paragraphs: texts.map((text, index) => ({ index, text })) }))
      .length;

  it('holds its lines up to an empty one', () => {
    expect(countOf('The plant\nis old')).toBe(1);
    expect(countOf('The plant\n\nThe shed')).toBe(2);
    expect(countOf('The plant', 'the shed')).toBe(2);
  });
});

describe('a paragraph', () => {
  const toItems = (y: number, text: string, x = 60) => [{ text, x, y, width: text.length * 5, height: 10 }];
  type Place = [y: number, text: string, page?: number, x?: number];
  const countOf = (places: Place[]) => {
    const pages = [1, 2, 3, 4].map((number) => ({
      ...toPage(number, []),
      items: places
        .filter(([, , page]) => (page ?? 1) === number)
        .flatMap(([y, text, , x]) => toItems(y, text, x)),
    }));
    return toBlocks(toDocumentLines({ form: 'pdf', pages })).length;
  };
  const LINES: [number, string][] = [100, 114, 128, 142].map((y) => [y, 'the tank is']);

  const WIDE: Place[] = [100, 120, 140].map((y) => [y, 'the tank is']);
  const ALONE: Place[] = [2, 3, 4].map((page) => [100, 'the shed is', page]);

  it.each<[string, Place[], number]>([
    ['goes on in the next line', LINES, 1],
    ['ends before a gap', [...LINES, [167, 'the drain is']], 2],
    ['goes on over a small gap', [...LINES, [166.5, 'the drain is']], 1],
    ['goes on over a small gap behind a stop inside', [...LINES, [156, 'No. 4'], [173, 'the drain is']], 1],
    ['measures gaps by the usual distance of its lines', [...WIDE, [175, 'the drain is']], 1],
    ['and ends before a larger one', [...WIDE, [176, 'the drain is']], 2],
    [
      'also where most distances come after it',
      [
        [100, 'the tank is'],
        [136, 'the drain is'],
        [156, 'the roof is'],
        [176, 'the gate is'],
      ],
      2,
    ],
    [
      'also where the largest distance is between two usual ones',
      [
        [100, 'the tank is'],
        [120, 'the drain is'],
        [156, 'the roof is'],
        [176, 'the gate is'],
      ],
      2,
    ],
    ['is not measured by the first lines of pages', [...WIDE, [174, 'the drain is'], ...ALONE], 1],
    [
      'goes on with its sentence over the usual distance and a fifth',
      [...WIDE, [160, 'old.'], [184, 'It is']],
      1,
    ],
    ['ends before a small gap with its sentence', [...LINES, [156, 'old.'], [173, 'The drain is']], 2],
    ['also with a quotation', [...LINES, [156, 'old.”'], [173, 'The drain is']], 2],
    ['goes on with its sentence', [...LINES, [156, 'old.'], [172, 'The drain is']], 1],
    ['goes on over a page break', [...LINES, [100, 'old', 2]], 1],
    ['ends with a page and its sentence', [...LINES, [156, 'old.'], [100, 'The drain is', 2]], 2],
    ['ends with a page before a quotation', [...LINES, [156, 'old.'], [100, '“The drain is', 2]], 2],
    ['goes on in small letters', [...LINES, [156, 'No.'], [100, 'the drain is', 2]], 1],
    ['goes on in small letters before a name', [...LINES, [156, 'No.'], [100, 'the Board is', 2]], 1],
    ['ends with a page a little further in', [...LINES, [156, 'old.'], [100, 'The drain is', 2, 62]], 2],
    ['goes on further in', [...LINES, [156, 'old.'], [100, 'The drain is', 2, 63]], 1],
  ])('%s', (_name, places, count) => {
    expect(countOf(places)).toBe(count);
  });
});
