import { describe, expect, it } from 'vitest';
import { toPage } from '../layout/lines.fixtures.ts';
import { findAnswerProblem, toAnsweredDue, toAnswerKind } from '../questions/answer.ts';
import { listOptions } from '../questions/options.ts';
import { readOrder } from '../read-order.ts';

const BOARD = 'Konkan State Pollution Control Board';
const SUBJECT = 'Sub: Consent to operate';
/** What an order asks about its facts, by the lines of its first page: the kind and the answers. */
const asked = (...lines: string[]) =>
  readOrder({ form: 'pdf', pages: [toPage(1, [BOARD, ...lines, SUBJECT, 'Sir,'])] }).questions.flatMap(
    ({ asks }) => ('options' in asks ? [`${asks.kind}: ${asks.options.join(' | ')}`] : []),
  );

describe('two values of a fact that stand alike are asked about', () => {
  it.each<[string, string[], string[]]>([
    [
      'numbers behind the same label',
      ['Consent Order No: AW-4471', 'Consent Order No: AW-4417'],
      ['consent_no: AW-4471 | AW-4417'],
    ],
    [
      'holders at the start of a line',
      ['Order No: 4471/2024', 'M/s East Lake Mills Ltd.', 'M/s West Lake Mills Ltd.'],
      ['industry_name: East Lake Mills Ltd. | West Lake Mills Ltd.'],
    ],
    ['categories', ['RED/L.S.I', 'Category: Orange'], ['category: orange | red']],
    [
      'days of issue',
      ['Order No: 4471/2024 | Date: 05/06/2024', 'Dated: 07/06/2024'],
      ['issued_on: 2024-06-05 | 2024-06-07'],
    ],
  ])('%s', (_, lines, questions) => {
    expect(asked(...lines)).toEqual(questions);
  });

  it.each<[string, string[]]>([
    ['numbers under other labels', ['Consent Order No: AW-4471', 'File No: 88/2020', 'PCB ID: 61107']],
    ['the number of a house', ['No. KSPCB 4471 IND 2024', 'To', 'No. 118, Station Road, Pune']],
    ['the same number in other signs', ['Order No: AW-4471/24', 'Order No: AW 4471/24']],
    ['the same holder at more length', ['M/s East Lake Mills', 'M/s East Lake Mills Ltd.']],
    ['the same category', ['RED/L.S.I', 'Category: Red']],
    [
      'the days of other papers',
      ['Order No: 4471/2024 | Date: 05/06/2024', 'Your application dated 01/06/2024'],
    ],
    ['days that are far apart', ['Order No: 4471/2024 | Date: 05/06/2024', 'Dated: 07/06/2019']],
  ])('but not %s', (_, lines) => {
    expect(asked(...lines)).toEqual([]);
  });

  it('but not what stands below the subject', () => {
    const { questions } = readOrder({
      form: 'pdf',
      pages: [toPage(1, [BOARD, 'Consent Order No: AW-4471', SUBJECT, 'Consent Order No: AW-4417'])],
    });
    expect(questions).toEqual([]);
  });
});

it('the question about two holders ends their names in one point', () => {
  const lines = [
    BOARD,
    'Order No: 4471/2024',
    'M/s East Lake Mills Ltd.',
    'M/s West Lake Mills Ltd.',
    SUBJECT,
  ];
  expect(readOrder({ form: 'pdf', pages: [toPage(1, lines)] }).questions.map(({ text }) => text)).toEqual([
    'The order names two holders, East Lake Mills Ltd. and West Lake Mills Ltd. Who holds it?',
  ]);
});

describe('an answer to such a question', () => {
  const asks = { kind: 'category' as const, options: ['orange', 'red'] };
  const dates = { issuedOn: null, validUpto: null };

  it('is one of the two, in words', () => {
    expect(toAnswerKind(asks)).toBe('choice');
    expect(findAnswerProblem(asks, 'red')).toBeNull();
    expect(findAnswerProblem(asks, 'green')).not.toBeNull();
    expect(listOptions({ asks, citation: null }, dates, '2026-01-01')).toEqual([
      { value: 'orange', label: 'Orange' },
      { value: 'red', label: 'Red' },
    ]);
    const numbers = { kind: 'consent_no' as const, options: ['AW-4471', 'AW-4417'] };
    expect(listOptions({ asks: numbers, citation: null }, dates, '2026-01-01')).toEqual([
      { value: 'AW-4471', label: 'AW-4471' },
      { value: 'AW-4417', label: 'AW-4417' },
    ]);
  });

  it('says nothing of when a duty is due', () => {
    expect(toAnsweredDue(asks, 'red', { quote: 'Red', statedFrequency: null }, dates)).toBeNull();
  });
});
