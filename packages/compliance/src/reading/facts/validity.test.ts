import { describe, expect, it } from 'vitest';
import { type Block, toBlocks } from '../layout/blocks.ts';
import { toLines } from './head.test-support.ts';
import { findValidity } from './validity.ts';

/** The periods in blocks of an order that was issued on 14 September 2023: "water from/upto". */
const periodsIn = (blocks: Block[]): string[] =>
  findValidity(blocks, { issuedOn: '2023-09-14', kind: 'cto' }).periods.map(({ medium, from, upto }) =>
    [medium ?? 'all', from ?? '', upto].join(' '),
  );

/** A table by its heads and its rows, whose cells are parted by `|`. */
const tableOf = (heads: string[], ...rows: string[]): Block[] => {
  const lines = toLines(rows);
  const cellsOf = (row: string) => row.split('|').map((cell) => cell.trim());
  return [
    {
      kind: 'table',
      table: {
        heads,
        rows: lines.map((line, at) => ({
          cells: cellsOf(rows[at] ?? ''),
          lines: [line],
          grid: [],
          under: null,
        })),
        lines,
      },
    },
  ];
};

describe('a statement beside other words', () => {
  it.each<[string, string[]]>([
    [
      'Your request for extension of validity of CTE upto 31/12/2026 is considered and extension is granted up to 30/06/2026.',
      ['all  2026-06-30'],
    ],
    ['Consent is hereby granted w.e.f. 01/07/2024 to 30/06/2029 to the mill.', ['all 2024-07-01 2029-06-30']],
    [
      'The authorisation is granted for five years commencing from 1st May 2024.',
      ['all 2024-05-01 2029-04-30'],
    ],
    ['The present consent shall expire by 31/12/2027.', ['all  2027-12-31']],
    ['The CC&A is valid up to 11/02/2029.', ['all  2029-02-11']],
    [
      'Renewal of consent: receipt dt. 09/12/2023 The consent and authorisation are renewed up to 28/02/2029.',
      ['all  2029-02-28'],
    ],
    [
      'I am directed to convey the renewal of consent to operate for your station which will be valid up to 31.03.2026.',
      ['all  2026-03-31'],
    ],
    [
      'With reference to the application dated 11/09/2023, consent is granted for the period 2023-24 to 2025-26.',
      ['all 2023-04-01 2026-03-31'],
    ],
    [
      'To M/s East Mills vide Order No. 4471: it is hereby granted consent for the period 01.01.2024 to 31.12.2024.',
      ['all 2024-01-01 2024-12-31'],
    ],
    ['Subject: Renewal of consent to operate from 01/10/2023 - 30/09/2028.', ['all 2023-10-01 2028-09-30']],
    [
      'The consent is granted up to 31/03/2024. The consent stands extended till 31/03/2027.',
      ['all  2027-03-31'],
    ],
  ])('%s', (sentence, periods) => {
    const [line] = toLines([sentence]);
    expect(line && periodsIn(toBlocks([line]))).toEqual(periods);
  });
});

describe('a row of a table that is a sentence', () => {
  const SENTENCE = 'The consent is valid till 18/04/2034.';

  it('is read as one, unless the table is of guarantees', () => {
    expect(periodsIn(tableOf(['Particulars', 'Details'], SENTENCE))).toEqual(['all  2034-04-18']);
    expect(periodsIn(tableOf(['Particulars', 'Details'], `${SENTENCE}|Kept`))).toEqual([]);
    expect(periodsIn(tableOf(['Bank guarantee', 'Details'], SENTENCE))).toEqual([]);
  });
});

describe('rows below “From” and “To” that are too few for a table', () => {
  const periodsOf = (...lines: string[]) =>
    periodsIn([{ kind: 'paragraph', number: null, lines: toLines(lines) }]);

  it('are periods of what they name', () => {
    expect(
      periodsOf('Act|From|To', 'Water Act|01/10/2023|30/06/2026', 'Air Act|01/10/2023|30/09/2026', 'Sir'),
    ).toEqual(['water 2023-10-01 2026-06-30', 'air 2023-10-01 2026-09-30']);
    expect(periodsOf('Act|Valid from|Valid upto', 'Both|01/10/2023|30/06/2026')).toEqual([
      'all 2023-10-01 2026-06-30',
    ]);
  });

  it('are none of a guarantee, of other heads, or of one date', () => {
    expect(periodsOf('Bank guarantee|From|To', 'Water|01/10/2023|30/06/2026')).toEqual([]);
    expect(periodsOf('Act|Letter|Reply', 'Water Act|01/10/2023|30/06/2026')).toEqual([]);
    expect(periodsOf('Act|From|To', 'Water Act|01/10/2023|-')).toEqual([]);
  });
});

describe('a labelled cell of a table', () => {
  const periodsOf = (...rows: string[]) => periodsIn(tableOf(['Particulars', 'Details'], ...rows));

  it.each([
    ...[
      'Renewed for the period',
      'Granted for a period',
      'Validity',
      'Valid up to',
      'Valid upto',
      'Valid till',
      'VALIDITY :',
      '- Validity',
      '4. Validity',
    ],
    ...['4.2) Validity', '12 Validity', '12.10 Validity', 'Period of validity', 'Period of consent'],
    ...['Period of authorisation', 'Period of authorization', 'Expiry', 'Expiry date', 'Date of expiry'],
    ...[
      'Consent valid',
      'Consent validity',
      'Order validity',
      'Authorisation valid',
      'Authorization validity',
    ],
  ])('“%s” has the end of the order beside it', (label) => {
    expect(periodsOf(`${label} | 30/06/2028`)).toEqual(['all  2028-06-30']);
  });

  it.each([
    ...[
      'The validity',
      'Valid',
      'Valid for',
      'Validated',
      'Period of stay',
      'Expired',
      'Order',
      'A. Validity',
    ],
    ...['1234 Validity', 'Consent', 'Validity of the bank guarantee', 'Validity of the previous consent'],
    ...[
      'Validity of the earlier consent',
      'Validity of fees',
      'Validity of the fee',
      'Validity of the licence',
    ],
    ...['Validity of the license', 'Validity of the agreement'],
  ])('“%s” has none', (label) => {
    expect(periodsOf(`${label} | 30/06/2028`)).toEqual([]);
  });

  it.each<[string, string[]]>([
    ['Valid upto: 30/06/2028 | Pune', ['all  2028-06-30']],
    ['Validity | 01/07/2023 | 30/06/2028', ['all 2023-07-01 2028-06-30']],
    ['Validity | 01/07/2020 to 30/06/2023 | 30/06/2028', ['all 2023-06-30 2028-06-30']],
    ['Category | Red | Validity | 30/06/2028', ['all  2028-06-30']],
    ['Period | Date of issue to 31.03.2033', ['all  2033-03-31']],
    ['Period of drying | 31.03.2033', []],
    ['01/01/2020 | Validity | 30/06/2028', ['all  2028-06-30']],
    ['Validity | of it | all | 30/06/2028', []],
    ['Valid from | 01/07/2023', []],
    ['Valid from : | 01/07/2023', []],
    ['Valid from | 01/07/2023 | 30/06/2028', ['all 2023-07-01 2028-06-30']],
    ['Validity | 31/02/2028', []],
    ['Validity | 31/02/2023 | 30/06/2028', ['all  2028-06-30']],
    ['Validity under the Water Act | 30/06/2028', ['water  2028-06-30']],
    ['Validity | 30/06/2028 | under the Air Act', ['air  2028-06-30']],
  ])('is read from “%s”', (row, periods) => {
    expect(periodsOf(row)).toEqual(periods);
  });

  it('may be in any row, and is cited with its line', () => {
    const { periods } = findValidity(
      tableOf(['Particulars', 'Details'], 'Category | Red', 'Validity | 30/06/2028'),
      { issuedOn: null, kind: 'cto' },
    );
    expect(periods).toEqual([
      {
        medium: null,
        from: null,
        upto: '2028-06-30',
        citation: expect.objectContaining({ quote: 'Validity 30/06/2028' }),
        isOfOtherKind: false,
      },
    ]);
  });

  it.each(['Bank', 'Guarantee', 'Fee', 'Fees', 'Agreement', 'Licence', 'License'])(
    'is not read below the head “%s”',
    (head) => {
      expect(periodsIn(tableOf(['Particulars', head], 'Validity | 30/06/2028'))).toEqual([]);
    },
  );

  it('is read below the head “Feed”', () => {
    expect(periodsIn(tableOf(['Particulars', 'Feed'], 'Validity | 30/06/2028'))).toHaveLength(1);
  });
});

describe('a table of periods', () => {
  it('has a period in each row, for its medium', () => {
    expect(
      periodsIn(
        tableOf(
          ['Act', 'From', 'To'],
          'Water Act | 01/07/2023 | 30/06/2028',
          'For air | 01/07/2022 | 30/06/2027',
          'Of the airport | 01/07/2021 | 30/06/2026',
          'Others | | 30/06/2025',
          'None | at | all',
          'Late | 01/07/2021 | 31/06/2026',
        ),
      ),
    ).toEqual([
      'water 2023-07-01 2028-06-30',
      'air 2022-07-01 2027-06-30',
      'all 2021-07-01 2026-06-30',
      'all  2025-06-30',
      'all  2021-07-01',
    ]);
  });

  it('is cited by the lines of its rows', () => {
    const [period] = findValidity(tableOf(['From', 'To'], '01/07/2023 | 30/06/2028'), {
      issuedOn: null,
      kind: 'cto',
    }).periods;
    expect(period?.citation?.quote).toBe('01/07/2023 30/06/2028');
  });

  it.each([
    ['From', 'To'],
    ['from the day', 'upto the day'],
    ['From', 'Till'],
  ])('has the heads %s and %s', (from, to) => {
    expect(periodsIn(tableOf([from, to], '01/07/2023 | 30/06/2028'))).toHaveLength(1);
  });

  it.each([
    ['Day', 'To'],
    ['From', 'Day'],
    ['From', 'Total'],
    ['Fromm', 'To'],
    ['Fee from', 'To'],
    ['From', 'To: bank'],
    ['Guarantee from', 'To'],
  ])('has not the heads %s and %s', (from, to) => {
    expect(periodsIn(tableOf([from, to], '01/07/2023 | 30/06/2028'))).toEqual([]);
  });
});

describe('a sentence', () => {
  const findingsOf = (...lines: string[]) =>
    findValidity(toBlocks(toLines(lines)), { issuedOn: '2023-09-14', kind: 'cto' });
  const openEndedIn = (...lines: string[]) => findingsOf(...lines).openEnded?.value ?? null;

  it.each([
    'This is a one time authorisation.',
    'This is a one-time authorization.',
    'A one time consent is given.',
    'A one-time registration is given.',
    'It is valid for life.',
    'It is valid for ever.',
  ])('gives no end: %s', (sentence) => {
    expect(openEndedIn(sentence)).toBe('one_time');
  });

  it.each(['This is a one timely consent.', 'A one time fee is paid.', 'It is invalid for life.'])(
    'does not: %s',
    (sentence) => {
      expect(openEndedIn(sentence)).toBeNull();
    },
  );

  it('gives what the order says first, with its words', () => {
    expect(
      findingsOf('This is a one time authorisation. The consent is valid until revoked.').openEnded,
    ).toEqual({
      value: 'one_time',
      citation: expect.objectContaining({ quote: 'This is a one time authorisation.' }),
    });
    expect(openEndedIn('The consent is valid until revoked. This is a one time authorisation.')).toBe(
      'until_cancelled',
    );
  });

  it('gives its periods and its questions, each with its words', () => {
    const words = 'The consent is valid up to 30/06/2028.';
    const { periods, questions } = findingsOf(`${words} The order is valid up to 31/02/2029.`);
    expect(periods).toEqual([
      {
        medium: null,
        from: null,
        upto: '2028-06-30',
        citation: expect.objectContaining({ quote: words }),
        isOfOtherKind: false,
      },
    ]);
    expect(questions).toEqual([
      {
        text: expect.stringContaining('31/02/2029'),
        citation: expect.objectContaining({ quote: 'The order is valid up to 31/02/2029.' }),
        asks: { kind: 'valid_upto', options: ['2029-02-28', '2029-03-01'] },
      },
    ]);
  });
});

/** A paragraph of one line, with the number of its condition where it has one. */
const paragraph = (text: string, number: string | null = null): Block => ({
  kind: 'paragraph',
  number,
  lines: toLines([text]),
});

describe('a list of references', () => {
  const OWN = 'The consent is valid up to 30/06/2028.';
  const OTHER = 'The consent dated of old is valid up to 10/06/2026.';

  it.each(['Ref:', 'Refs:', 'Reference:', 'References:', '(Ref)', 'Read:'])(
    'is left out from “%s” on',
    (word) => {
      expect(periodsIn([paragraph(`${word} ${OTHER}`)])).toEqual([]);
      expect(periodsIn([paragraph(`${word} ${OTHER}`), paragraph(OWN)])).toEqual(['all  2028-06-30']);
    },
  );

  it.each(['Refer to it.', 'In ref. to it:', 'Read the meter.'])('does not begin with “%s”', (word) => {
    expect(periodsIn([paragraph(`${word} ${OWN}`)])).toEqual(['all  2028-06-30']);
  });

  it.each(['dated', 'dtd', 'dt', 'vide', 'minutes'])('goes on with numbered papers: %s', (word) => {
    const other = `The consent ${word} of old is valid up to 10/06/2026.`;
    expect(
      periodsIn([paragraph('Ref: all'), paragraph(other, '1'), paragraph(other, '2'), paragraph(OWN)]),
    ).toEqual(['all  2028-06-30']);
  });

  it('ends before a number of another sort, and before what has no number', () => {
    expect(periodsIn([paragraph('Ref: all'), paragraph(OWN, '1')])).toEqual(['all  2028-06-30']);
    expect(periodsIn([paragraph('Ref: all. This consent is valid up to 30/06/2028.')])).toEqual([
      'all  2028-06-30',
    ]);
    expect(periodsIn([paragraph('Ref: all'), paragraph(OTHER)])).toEqual(['all  2026-06-10']);
    expect(
      periodsIn([paragraph('Ref: all'), { kind: 'heading', text: OTHER, lines: toLines([OTHER]) }]),
    ).toEqual(['all  2026-06-10']);
  });

  it.each(['is hereby granted', 'is granted herewith'])(
    'ends at the grant that follows right behind the last paper: %s',
    (granted) => {
      expect(
        periodsIn([
          paragraph('Ref: 1. all'),
          paragraph(`Report dated of old. ${OTHER} Renewal of consent ${granted} to the unit. ${OWN}`, '2'),
        ]),
      ).toEqual(['all  2028-06-30']);
      expect(
        periodsIn([
          paragraph('Ref: 1. all'),
          paragraph(`Report dated of old, renewal of consent is hereby granted to the unit, and ${OWN}`, '2'),
        ]),
      ).toEqual(['all  2028-06-30']);
      expect(periodsIn([paragraph('Ref: 1. all'), paragraph(`Report dated of old. ${OWN}`, '2')])).toEqual(
        [],
      );
    },
  );

  it('ends where the order has said before how long it holds', () => {
    expect(periodsIn([paragraph(OWN), paragraph('Ref: all'), paragraph(OTHER, '1')])).toEqual([
      'all  2028-06-30',
      'all  2026-06-10',
    ]);
  });

  it('does not come back after it has ended', () => {
    expect(periodsIn([paragraph('Ref: all'), paragraph('Sir,'), paragraph(OTHER, '1')])).toEqual([
      'all  2026-06-10',
    ]);
  });

  it('may begin inside of a paragraph', () => {
    const upTo = (text: string, ...more: Block[]) => periodsIn([paragraph(`Sub: Consent. ${text}`), ...more]);
    expect(upTo('Ref: 1. The consent dated of old, valid upto 10/06/2026.')).toEqual([]);
    expect(upTo('Reference. - (1) The consent dtd of old, valid upto 10/06/2026.')).toEqual([]);
    expect(upTo(`${OWN} Ref: 1. The letter of today.`)).toEqual(['all  2028-06-30']);
    expect(upTo(`Ref: 1. The letter of today. ${OWN}`)).toEqual(['all  2028-06-30']);
    expect(upTo('Ref: 1. The letter of today.', paragraph(OTHER, '2'))).toEqual([]);
    expect(upTo('Ref: 2. The letter of today.', paragraph(OTHER, '2'))).toEqual(['all  2026-06-10']);
  });
});
