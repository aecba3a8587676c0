import { describe, expect, test } from 'vitest';
import { type Fragment, toLines, toPassage } from './passage.ts';

const SIZE = { width: 500, height: 1000 };

/** A run of words, ten pixels a letter wide. */
function run(text: string, x: number, y: number, rest: Partial<Fragment> = {}): Fragment {
  return { text, page: 1, x, y, width: text.length * 10, height: 20, ...rest };
}

const read = (fragments: readonly Fragment[]) => toPassage(fragments, () => SIZE);

describe('words in reading order', () => {
  test.each([
    [
      'drawn in order',
      [run('once', 50, 100), run('a month', 100, 100), run('by', 50, 130)],
      'once a month by',
    ],
    ['a line drawn from the right', [run('a month', 100, 100), run('once', 50, 100)], 'once a month'],
    ['a line drawn after the one below it', [run('below', 50, 130), run('above', 50, 100)], 'above below'],
    [
      'columns keep the order in which they were drawn',
      [run('left', 50, 100), run('left too', 50, 130), run('right', 300, 100), run('right too', 300, 130)],
      'left left too right right too',
    ],
    ['a raised index is in its line', [run('mg/m', 50, 100), run('3', 90, 96, { height: 12 })], 'mg/m3'],
    ['a word in two runs', [run('efflu', 50, 100), run('ent', 100, 100)], 'effluent'],
    [
      'white space of the file',
      [run('once ', 50, 100), run('   ', 100, 100), run(' a\nmonth', 130, 100)],
      'once a month',
    ],
    [
      'what a file gives besides words',
      [
        run('once\u0000a\u0007', 50, 100),
        run('\u202emon\u00adth\u202c', 140, 100),
        run('b\ue123y\ud800 न\u200d', 240, 100),
      ],
      'once a month by न\u200d',
    ],
    [
      'a word that is broken keeps its hyphen, as the reader does',
      [run('moni-', 50, 100), run('toring', 50, 130)],
      'moni- toring',
    ],
  ])('%s', (_name, fragments, text) => {
    expect(read(fragments)).toMatchObject({ text, quote: text });
  });

  test('nothing but white space is no passage', () => {
    expect(read([])).toBeNull();
    expect(read([run('  ', 50, 100)])).toBeNull();
  });

  test('lines are sorted by what stands in them, not by where they begin', () => {
    const lines = toLines([run('b', 60, 100), run('a', 50, 100), run('c', 50, 140)]);
    expect(lines.map((line) => line.map(({ text }) => text).join(''))).toEqual(['ab', 'c']);
  });
});

describe('boxes', () => {
  test('are one per line, in shares of the page', () => {
    expect(read([run('once', 50, 100), run('a month', 100, 100), run('by', 50, 130)])?.rects).toEqual([
      { x: 0.1, y: 0.1, width: 0.24, height: 0.02 },
      { x: 0.1, y: 0.13, width: 0.04, height: 0.02 },
    ]);
  });

  test('end at the edges of the page', () => {
    expect(read([run('overlong words', 400, 990)])?.rects).toEqual([
      { x: 0.8, y: 0.99, width: 0.2, height: 0.01 },
    ]);
    expect(read([run('outside', 600, 100)])?.rects).toEqual([]);
  });

  test('of the next page name it', () => {
    const passage = read([run('to the', 50, 970), run('Board', 50, 40, { page: 2 })]);
    expect(passage).toMatchObject({ page: 1, text: 'to the Board' });
    expect(passage?.rects.map(({ page }) => page)).toEqual([undefined, 2]);
  });

  test('a page that is not shown has none', () => {
    expect(toPassage([run('once', 50, 100)], () => null)).toBeNull();
  });
});

describe('a document without pages', () => {
  const paragraph = (text: string, index: number) => run(text, 0, 0, { page: null, paragraph: index });

  test('names the paragraph', () => {
    expect(read([paragraph('once ', 3), paragraph('a month', 3)])).toEqual({
      text: 'once a month',
      page: null,
      paragraph: 3,
      quote: 'once a month',
      rects: [],
    });
  });

  test('over two paragraphs all words are kept and those of the first are quoted', () => {
    expect(read([paragraph('The unit shall:', 3), paragraph(' sample', 4)])).toMatchObject({
      text: 'The unit shall: sample',
      paragraph: 3,
      quote: 'The unit shall:',
    });
  });
});
