import { expect, it } from 'vitest';
import { toRuns } from './word-runs.ts';

/** Words of ten points, each five points a letter wide, with the gaps between them. */
const lineOf = (...parts: (string | number)[]) => {
  let x = 50;
  return parts.flatMap((part) => {
    if (typeof part === 'number') {
      x += part;
      return [];
    }
    const word = { text: part, x, y: 100, width: part.length * 5, height: 10 };
    x += word.width;
    return [word];
  });
};

it.each([
  ['words with blanks between them', ['Oil', 3, 'and', 3, 'Grease'], ['Oil and Grease']],
  ['cells', ['1', 20, 'Oil', 3, 'and', 3, 'Grease', 60, '10', 3, 'mg/l'], ['1', 'Oil and Grease', '10 mg/l']],
  [
    'cells that stand close',
    ['Total', 3, 'Suspended', 3, 'Solids', 9, '100'],
    ['Total Suspended Solids', '100'],
  ],
  [
    'a spread line',
    ['The', 7, 'unit', 7, 'shall', 6, 'keep', 7, 'a', 7, 'log'],
    ['The unit shall keep a log'],
  ],
  [
    'a head of many cells that stand close',
    ['Stack', 8, 'Stack', 3, 'attached', 3, 'to', 30, 'Height', 3, 'in', 9, 'Control', 40, 'Limit'],
    ['Stack', 'Stack attached to', 'Height in', 'Control', 'Limit'],
  ],
  ['two words in two cells', ['Parameter', 12, 'Limit'], ['Parameter', 'Limit']],
  ['one word', ['Limit'], ['Limit']],
  ['nothing', [], []],
])('%s', (_, parts, texts) => {
  expect(toRuns(lineOf(...parts)).map(({ text }) => text)).toEqual(texts);
});

it('a run has the place of all its words, and the words keep theirs', () => {
  const words = lineOf('Oil', 3, 'and', 30, 'Grease');
  const [run] = toRuns(words);
  expect(run).toMatchObject({ x: 50, y: 100, width: 33, height: 10 });
  expect(words[0]).toMatchObject({ text: 'Oil', width: 15 });
});

it('what a rule of a table parts is no run, however close it stands', () => {
  const [parameter, ...rest] = lineOf('Parameter', 3, 'Limit', 3, 'in', 3, 'mg/l');
  const [limit, ...unit] = rest;
  if (!parameter || !limit) throw new Error('A line has words.');
  const runs = toRuns([parameter, { ...limit, startsCell: true }, ...unit]);
  expect(runs.map(({ text }) => text)).toEqual(['Parameter', 'Limit in mg/l']);
});
