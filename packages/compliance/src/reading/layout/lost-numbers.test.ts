import { describe, expect, it } from 'vitest';
import { lineAt } from './line-at.test-support.ts';
import { withLostNumbers, withNumbersAtBreaks } from './lost-numbers.ts';

/** Lines of a list: a number at 60 where there is one, and the text at 90; `gap` below the line before. */
const listOf = (...lines: [gap: number, number: string | null, text: string][]) => {
  let y = 100;
  return lines.map(([gap, number, text]) => {
    y += gap;
    return lineAt(
      y,
      number === null
        ? [[90, text]]
        : [
            [60, number],
            [90, text],
          ],
    );
  });
};

const read = (...lines: Parameters<typeof listOf>) =>
  withLostNumbers(listOf(...lines)).map(({ text }) => text);

describe('a number that was lost', () => {
  it('is the one between its neighbours, where other signs were read', () => {
    expect(
      read([20, '1.', 'The unit pays.'], [20, 'Ld', 'The log is kept.'], [20, '3.', 'It ends.']),
    ).toEqual(['1. The unit pays.', '2. The log is kept.', '3. It ends.']);
  });

  it('is the one between its neighbours, where nothing was read and a sentence begins further down', () => {
    expect(
      read(
        [20, '1.', 'The unit pays the fee'],
        [14, null, 'of the year.'],
        [20, null, 'The log is kept'],
        [14, null, 'at the gate.'],
        [20, '3.', 'It ends.'],
      ),
    ).toEqual([
      '1. The unit pays the fee',
      'of the year.',
      '2. The log is kept',
      'at the gate.',
      '3. It ends.',
    ]);
  });

  it('is found where the next condition begins on the next line', () => {
    expect(
      read(
        [20, '1.', 'The unit pays the fee'],
        [12.5, null, 'of the year.'],
        [16, null, 'The log is kept.'],
        [16, 'oD', 'The gate is shut.'],
        [16, '4.', 'It ends.'],
      ),
    ).toEqual([
      '1. The unit pays the fee',
      'of the year.',
      '2. The log is kept.',
      '3. The gate is shut.',
      '4. It ends.',
    ]);
  });

  it('is found in a list whose numbers stand close before their texts', () => {
    const lines = (...texts: [x: number, text: string][]) =>
      withLostNumbers(texts.map(([x, text], at) => lineAt(100 + 14 * at, [[x, text]]))).map(
        ({ text }) => text,
      );
    expect(
      lines(
        [60, '1. The unit pays the fee'],
        [72, 'of the year.'],
        [60, 'w The log is kept'],
        [72, 'at the gate.'],
        [60, '3 The gate is shut.'],
        [60, '4. It ends.'],
      ),
    ).toEqual([
      '1. The unit pays the fee',
      'of the year.',
      '2. The log is kept',
      'at the gate.',
      '3. The gate is shut.',
      '4. It ends.',
    ]);
    // Where lines go on below the number, a short word is one.
    const flush: [number, string][] = [
      [60, '1. The fee is paid'],
      [60, 'by The unit.'],
      [60, '3. It ends'],
      [60, 'in a year.'],
    ];
    expect(lines(...flush)).toEqual(flush.map(([, text]) => text));
  });

  it('is no head of a table between rules', () => {
    const [first, head, last] = listOf(
      [20, '7.', 'Wastes that are allowed:'],
      [20, 'Sr', 'Category'],
      [20, '9.', 'It ends.'],
    );
    if (!first || !head || !last) throw new Error('There are three lines.');
    const cells = [...head.cells, { text: 'Quantity', x0: 300, x1: 340 }];
    const items = cells.map(({ text, x0, x1 }, at) => ({
      text,
      x: x0,
      y: head.y,
      width: x1 - x0,
      height: 10,
      ...(at > 0 && { startsCell: true as const }),
    }));
    const lines = withLostNumbers([first, { ...head, cells, items }, last]);
    expect(lines.map(({ cells: [label] }) => label?.text)).toEqual(['7.', 'Sr', '9.']);
  });

  it('is not before the heads of a table below it', () => {
    const lines = listOf(
      [20, '2.', 'The fee is'],
      [14, null, 'paid.'],
      [18, null, 'Wastes that are allowed:'],
      [21, null, 'Category Quantity'],
      [18, '4.', 'It ends.'],
    );
    const item = { text: 'Quantity', x: 150, y: 173, width: 40, height: 10, startsCell: true as const };
    const read = withLostNumbers(lines.map((line, at) => (at === 3 ? { ...line, items: [item] } : line)));
    expect(read.map(({ cells: [label] }) => label?.text)).toEqual([
      '2.',
      'paid.',
      '3.',
      'Category Quantity',
      '4.',
    ]);
  });

  it('is found in a script without capitals', () => {
    expect(
      read(
        [20, '1', 'मंडळाचे अधिकारी पाहणी करू शकतात.'],
        [20, null, 'उत्सर्जनाची तपासणी करावी।'],
        [20, null, 'अहवाल सादर करावा.'],
        [20, '4.', 'नोंद ठेवावी.'],
      ),
    ).toEqual([
      '1. मंडळाचे अधिकारी पाहणी करू शकतात.',
      '2. उत्सर्जनाची तपासणी करावी।',
      '3. अहवाल सादर करावा.',
      '4. नोंद ठेवावी.',
    ]);
  });

  it('is found at the start of a list, below its heading', () => {
    const [heading, ...list] = [
      lineAt(80, [[250, 'CONDITIONS']]),
      ...listOf([20, null, 'The unit pays.'], [20, 'ik', 'The log is kept.'], [20, '3.', 'It ends.']),
    ];
    expect(heading && withLostNumbers([heading, ...list]).map(({ text }) => text)).toEqual([
      'CONDITIONS',
      '1. The unit pays.',
      '2. The log is kept.',
      '3. It ends.',
    ]);
  });

  it('has its stop again', () => {
    expect(read([20, '1', 'The unit pays.'], [20, '2.', 'The log is kept.'], [20, '3', 'It ends.'])).toEqual([
      '1. The unit pays.',
      '2. The log is kept.',
      '3. It ends.',
    ]);
    expect(read([20, '1', 'The unit pays.'], [20, '5.', 'It ends.'])).toEqual([
      '1 The unit pays.',
      '5. It ends.',
    ]);
  });

  it('has a place, and so has the text', () => {
    const [, line] = withLostNumbers(
      listOf([20, '1.', 'The unit pays.'], [20, null, 'The log is kept.'], [20, '3.', 'It ends.']),
    );
    expect(line?.cells.map(({ text, x0 }) => [text, x0])).toEqual([
      ['2.', 60],
      ['The log is kept.', 90],
    ]);
    expect(line?.x0).toBe(60);
  });
});

describe('nothing is changed', () => {
  it.each<[string, Parameters<typeof listOf>]>([
    [
      'where no number is lost',
      [
        [20, '1.', 'The unit pays.'],
        [20, null, 'The log is kept.'],
        [20, '2.', 'End.'],
      ],
    ],
    [
      'where more sentences begin than numbers are lost',
      [
        [20, '1.', 'The unit pays.'],
        [20, null, 'The log is kept.'],
        [20, null, 'The gate is shut.'],
        [20, '3.', 'It ends.'],
      ],
    ],
    [
      'where a letter stands that counts parts of a condition',
      [
        [20, '1.', 'The unit pays:'],
        [20, 'a)', 'The fee of the year.'],
        [20, '3.', 'It ends.'],
      ],
    ],
    [
      'where a line goes on',
      [
        [20, '1.', 'The unit pays'],
        [14, null, 'Rupees ten.'],
        [20, '3.', 'It ends.'],
      ],
    ],
    [
      'where very many are gone',
      [
        [20, '1.', 'The unit pays.'],
        [20, 'Ld', 'The log is kept.'],
        [20, '13.', 'It ends.'],
      ],
    ],
  ])('%s', (_, lines) => {
    expect(read(...lines)).toEqual(listOf(...lines).map(({ text }) => text));
  });
});

describe('a number that was lost at the end of a page', () => {
  const item = { text: '', x: 0, y: 0, width: 0, height: 0, confidence: 0.9 };
  type Lines = Parameters<typeof listOf>;
  /** The lines of the first of two pages; those of a file have no confidence. */
  const readFirst = (first: Lines, second: Lines, isScan = true) => {
    const pages = [first, second].map((lines) =>
      listOf(...lines).map((line) => (isScan ? { ...line, items: [item] } : line)),
    );
    return withNumbersAtBreaks(pages)[0]?.map(({ text }) => text);
  };
  const first: Lines = [
    [20, '4.', 'The shed is built'],
    [14, null, 'within the year.'],
    [20, null, 'The tank is cleaned.'],
    [20, 'ou', 'The return is filed.'],
  ];
  const asRead = listOf(...first).map(({ text }) => text);

  it('is counted where the list goes on with the next page', () => {
    const counted = [
      '4. The shed is built',
      'within the year.',
      '5. The tank is cleaned.',
      '6. The return is filed.',
    ];
    expect(readFirst(first, [[20, '7.', 'The fee is paid.']])).toEqual(counted);
  });

  it('stays lost where more than one way is left to count, and in a file with text', () => {
    expect(readFirst(first, [[20, '8.', 'The fee is paid.']])).toEqual(asRead);
    expect(readFirst(first, [[20, '5.', 'The fee is paid.']])).toEqual(asRead);
    expect(
      readFirst(first, [
        [20, null, 'It ends.'],
        [20, 'Ld', 'The gate is shut.'],
        [20, '7.', 'End.'],
      ]),
    ).toEqual(asRead);
    expect(readFirst(first, [[20, '7.', 'The fee is paid.']], false)).toEqual(asRead);
  });
});
