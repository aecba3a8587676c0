import { describe, expect, it } from 'vitest';
import { lineAt } from './line-at.test-support.ts';
import { withLostSerials } from './lost-serials.ts';

const HEAD = ['Sl. No.', 'Parameter', 'Limit'];

/** A table with columns at 60, 110 and 300; null: nothing was read in the column. */
const tableOf = (...rows: (readonly (string | null)[])[]) => tableBelow(HEAD, rows);
const tableBelow = (head: readonly string[], rows: readonly (readonly (string | null)[])[]) =>
  [head, ...rows].map((cells, at) =>
    lineAt(
      100 + 20 * at,
      cells.flatMap((text, column): [number, string][] =>
        text === null ? [] : [[[60, 110, 300][column] ?? 0, text]],
      ),
    ),
  );

const serials = (...rows: (readonly (string | null)[])[]) =>
  withLostSerials(tableOf(...rows))
    .slice(1)
    .map(({ cells }) => (cells[0]?.x0 === 60 ? cells[0].text : null));

describe('the numbers of rows', () => {
  it.each([
    ['that were lost', [null, null, null], ['1', '2', '3']],
    ['that were misread', ['i', 'WN', 'Hs'], ['1', '2', '3']],
    ['of which some were read', ['1', 'WN', '3'], ['1', '2', '3']],
    ['that were read stay as they are', ['1.', '2.', '3.'], ['1.', '2.', '3.']],
  ])('%s', (_, read, expected) => {
    expect(
      serials(
        [read[0] ?? null, 'pH', '6 to 9'],
        [read[1] ?? null, 'BOD', '30'],
        [read[2] ?? null, 'COD', '250'],
      ),
    ).toEqual(expected);
  });

  it('are found below a head in which a recogniser read "No" twice', () => {
    const rows = [
      ['1', 'pH', '6 to 9'],
      [null, 'BOD', '30'],
    ];
    const lines = withLostSerials(tableBelow(['Sr. No No', 'Parameter', 'Limit'], rows));
    expect(lines[2]?.cells[0]?.text).toBe('2');
  });

  it('are found of a row whose dash in the last column was lost', () => {
    const lines = [
      [
        [60, 'Sl. No.'],
        [110, 'Parameter'],
        [200, 'Unit'],
        [250, 'Result'],
        [300, 'Limit'],
      ],
      [
        [60, '1'],
        [110, 'COD'],
        [200, 'mg/l'],
        [250, '12'],
        [300, '250'],
      ],
      [
        [110, 'Zinc'],
        [200, 'mg/l'],
        [250, 'BDL'],
      ],
    ].map((cells, at) => lineAt(100 + 20 * at, cells as [number, string][]));
    expect(withLostSerials(lines)[2]?.cells[0]?.text).toBe('2');
  });

  it('pass over the further lines of a cell', () => {
    expect(
      serials(['1', 'pH', '6 to 9'], [null, 'Oil and', '10'], [null, 'grease', null], ['3', 'COD', '250']),
    ).toEqual(['1', '2', null, '3']);
  });

  it('leave a row for two stacks as it is', () => {
    expect(serials(['1&2', 'Kiln', '50'], ['3', 'Cooler', '50'])).toEqual(['1&2', '3']);
  });

  it('leave the further lines of a ruled head as they are', () => {
    const table = [
      ['No.', 'height', 'PM'],
      [null, '(m)', '(mg/Nm3)'],
      ['2', 'Kiln', '50'],
      ['3', 'Cooler', '50'],
    ].map((cells, at) => {
      const line = lineAt(
        100 + 12 * at,
        cells.flatMap((text, column): [number, string][] =>
          text === null ? [] : [[[60, 110, 300][column] ?? 0, text]],
        ),
      );
      const items = line.cells.map(({ text, x0, x1 }) => {
        const item = { text, x: x0, y: line.y, width: x1 - x0, height: 10 };
        return at === 1 ? item : { ...item, ruleAbove: line.y - 2 };
      });
      return { ...line, items };
    });
    expect(withLostSerials(table).map(({ text }) => text)).toEqual(table.map(({ text }) => text));
  });

  it('end with the table', () => {
    const lines = withLostSerials([
      ...tableOf([null, 'pH', '6 to 9'], [null, 'BOD', '30']),
      lineAt(260, [
        [110, 'Boiler'],
        [300, 'Limit'],
      ]),
    ]);
    expect(lines.map(({ text }) => text)).toEqual([
      'Sl. No. Parameter Limit',
      '1 pH 6 to 9',
      '2 BOD 30',
      'Boiler Limit',
    ]);
  });
});

describe('nothing is changed', () => {
  it('where those that were read do not count the rows', () => {
    expect(serials(['1', 'pH', '6 to 9'], [null, 'BOD', '30'], ['2', 'COD', '250'])).toEqual([
      '1',
      null,
      '2',
    ]);
  });

  it('where the head promises no numbers', () => {
    const lines = [
      lineAt(100, [
        [60, 'Source'],
        [110, 'Parameter'],
        [300, 'Limit'],
      ]),
      ...tableOf([null, 'pH', '6 to 9'], [null, 'BOD', '30']).slice(1),
    ];
    expect(withLostSerials(lines)).toEqual(lines);
  });

  it('where rows have names, and the first of them is no head', () => {
    expect(serials(['S-1', 'Boiler', '30'], ['S-2', 'Kiln', '24'], ['S-3', 'Dryer', '18'])).toEqual([
      'S-1',
      'S-2',
      'S-3',
    ]);
  });

  it('below a head with one row', () => {
    expect(serials([null, 'pH', '6 to 9'])).toEqual([null]);
  });
});
