import { describe, expect, it } from 'vitest';
import { findPeriods } from '../periods/find-periods.ts';
import { toObligationCategory } from './category-rules.ts';
import { toClauses } from './clauses.ts';
import { hasCommand, isCondition, isDuty } from './duty-word-rules.ts';
import { findVagueness } from './vagueness-rules.ts';

/** What is read of a text, which is the same where its blanks are wider. */
const anyBlanks =
  <Result>(read: (text: string) => Result) =>
  (text: string): Result => {
    const result = read(text);
    expect(read(text.replaceAll(' ', '  '))).toEqual(result);
    return result;
  };
const isCommand = anyBlanks(hasCommand);
const isAnyDuty = anyBlanks(isDuty);
const categoryOf = anyBlanks(toObligationCategory);
const vaguenessOf = anyBlanks(findVagueness);

describe('a command', () => {
  it.each([
    ...[
      'shall go',
      'should go',
      'must go',
      'will be clean',
      'will have a lid',
      'will submit it',
      'will furnish it',
    ],
    ...['has to go', 'have to go', 'is to be lined', 'are to be lined', 'lids to be lined', 'need to go'],
    ...[
      'needs to go',
      'is required to go',
      'is directed to go',
      'be sent',
      'be regularly cleaned',
      'be analysed',
    ],
    ...['be analyzed', 'be recorded', 'may ensure it'],
  ])('The tank %s.', (words) => {
    expect(isCommand(`The tank ${words}.`)).toBe(true);
  });

  it.each([
    ...[
      'unit',
      'industry',
      'applicant',
      'occupier',
      'company',
      'proponent',
      'firm',
      'management',
      'hospital',
    ],
  ])('The %s will clean it.', (holder) => {
    expect(isCommand(`The ${holder} will clean it.`)).toBe(true);
    expect(isCommand(`The ${holder} will not clean it.`)).toBe(false);
  });

  it.each([
    ...[
      'The tank will grow.',
      'The tank needed it.',
      'The tank may be old.',
      'The tank can be clean.',
      'Marshall goes.',
    ],
    ...['The tank is too big.', 'The tank may be newly old.', 'The tank is ensured.', 'Mustard is kept.'],
  ])('not: %s', (sentence) => {
    expect(isCommand(sentence)).toBe(false);
  });

  it.each([
    ...['Submit a form', '3. Maintain a log', 'ii. Carry it out', '- Monitor it', '12) Record it'],
    ...[
      'Analyse it',
      'Analyze it',
      'Organise a drill',
      'Organize a drill',
      'a) Clean it',
      '3.2 Keep a log',
      '  Plant trees',
    ],
    ...['a) ii. Keep a log', '“Pay the fee”'],
  ])('%s', (sentence) => {
    expect(isCommand(sentence)).toBe(true);
  });

  it.each([
    'Those submit a form',
    'Submitted forms',
    'Testing of wells',
    'Logs: Keep them',
    'b. clean it',
    'Payment due',
  ])('not at the start: %s', (sentence) => {
    expect(isCommand(sentence)).toBe(false);
  });
});

describe('an activity with its period', () => {
  it.each([
    ...['Stack monitoring', 'Checkup of staff', 'Mock drill', 'Mock  drill'],
    ...['Testing of wells', 'A test of wells', 'Annual return', 'A report on wells'],
  ])('%s', (words) => {
    expect(isAnyDuty(`${words}: yearly`)).toBe(true);
    expect(isCommand(`${words}: yearly`)).toBe(false);
  });

  it.each(['Drill of the pit', 'Reporter of the day', 'Logistics', 'Testimony', 'Colour'])(
    'not: %s',
    (words) => {
      expect(isAnyDuty(`${words}: yearly`)).toBe(false);
    },
  );
});

describe('a condition', () => {
  const isOne = anyBlanks((sentence: string) => {
    const period = findPeriods(sentence)[0];
    if (!period) throw new Error(`no period in: ${sentence}`);
    return isCondition(sentence, period);
  });

  it.each([
    ...['In case', 'In  case', 'In the event', 'If', 'Whenever', 'When', 'Unless', 'Where', 'Wherever'],
    ...['Provided that', '- If'],
  ])('%s', (word) => {
    expect(isOne(`${word} work is not begun within 2 years, the unit shall apply anew.`)).toBe(true);
  });

  it.each(['should', 'must'])('with the duty behind it: %s', (modal) => {
    expect(isOne(`If work is not begun within 2 years, the unit ${modal} apply anew.`)).toBe(true);
    expect(isOne(`If the unit ${modal} begin within 2 years, others ${modal} wait.`)).toBe(false);
  });

  it.each([
    'If work is begun, the unit shall tell us within 2 years.',
    'Work that is not begun within 2 years shall be given up.',
    'Work, where it is not begun within 2 years, shall be given up.',
    'Iffy work within 2 years shall be given up.',
    'If work is not begun within 2 years, the unit applies anew.',
  ])('not: %s', (sentence) => {
    expect(isOne(sentence)).toBe(false);
  });
});

describe('the sort of duty', () => {
  it.each([
    ['The log book shall be sent', 'reporting'],
    ['The logbook shall be furnished', 'reporting'],
    ['The log sheets shall be uploaded', 'reporting'],
    ['The log-sheet shall be submitted', 'reporting'],
    ['The registers shall be forwarded', 'record'],
    ['A record of it is kept', 'record'],
    ['A reading is taken and reported', 'record'],
    ['It is logged, and the entry is signed', 'record'],
    ['Renewal of the consent', 'renewal'],
    ['Renewed consents', 'other'],
    ['It shall be renewed with the authorisation', 'renewal'],
    ['Renew the authorization', 'renewal'],
    ['Renewal of the pump. The order is old', 'other'],
    [`Renewal of the pump ${'of the new and old plant '.repeat(4)} under this order`, 'other'],
    ['Apply for CTO', 'renewal'],
    ['An application for consent to operate', 'renewal'],
    ['Apply for paint. An extension is built', 'other'],
    [`Apply for paint ${'of the new and old plant '.repeat(3)} in the extension`, 'other'],
    ['Annual returns', 'return'],
    ['A return in Form 4', 'return'],
    ['Returns of wastes', 'return'],
    ['Annual report in Form IV', 'return'],
    ['The environment statement', 'return'],
    ['Environmental statement', 'return'],
    ['Form V, the statement', 'return'],
    ['Form-IV with the annual figures', 'return'],
    ['FormIII as return', 'return'],
    ['Form 3 of the sheet; the statement', 'reporting'],
    [`Form 3 ${'of the new old plant '.repeat(2)} and its statement`, 'reporting'],
    ['Remit the fee', 'fee'],
    ['Remittance of the fee', 'other'],
    ['Payment of charges', 'fee'],
    ['A deposit of the amount', 'fee'],
    ['It is remitted, all charges', 'fee'],
    ['It is deposited, the whole amount', 'fee'],
    ['Pay the dues', 'fee'],
    ['Pay Rs 500', 'fee'],
    ['Pay up. The fee is low', 'other'],
    [`Pay ${'for the new and old plant '.repeat(3)} a fee`, 'other'],
    ['Analyse the well', 'monitoring'],
    ['Analyze the well', 'monitoring'],
    ['A sample is drawn', 'monitoring'],
    ['Tests are made', 'monitoring'],
    ['It is tested', 'monitoring'],
    ['A study is made', 'monitoring'],
    ['Studies are made', 'monitoring'],
    ['A contest is held', 'other'],
    ['A register is kept', 'record'],
    ['Forms are in the report', 'reporting'],
    ['It is reported', 'reporting'],
    ['Reporting in time', 'reporting'],
    ['Inform us', 'reporting'],
    ['Information of all', 'reporting'],
    ['Forward it', 'reporting'],
    ['Forwarding it', 'reporting'],
    ['The annual return', 'return'],
    ['Analysing wells', 'monitoring'],
    ['Sampling of wells', 'monitoring'],
    ['A test of wells', 'monitoring'],
    ['Measure the flow', 'monitoring'],
    ['Measuring the flow', 'monitoring'],
    ['A survey of wells', 'monitoring'],
    ['Surveys of wells', 'monitoring'],
    ['An audit of all', 'monitoring'],
    ['Audits of all', 'monitoring'],
    ['Files are sent', 'reporting'],
    ['File the form', 'reporting'],
    ['It is filed', 'reporting'],
    ['A profile is drawn', 'other'],
    ['It is published', 'reporting'],
    ['Intimate us', 'reporting'],
  ])('of “%s” is %s', (clause, category) => {
    expect(categoryOf(clause)).toBe(category);
  });
});

describe('a question about a vague word', () => {
  it.each([
    ...[
      'monitor it',
      'analyse it',
      'analyze it',
      'submit it',
      'report it',
      'test it',
      'calibrate it',
      'clean it',
    ],
    ...[
      'check it',
      'inspect it',
      'train them',
      'update it',
      'upload it',
      'conduct it',
      'be carried out',
      'be done',
    ],
    ...['measure it', 'send it', 'be sent'],
    ...['be monitored', 'be submitted', 'be reported', 'be tested', 'be calibrated', 'be inspected'],
    ...['be updated', 'be uploaded', 'be conducted', 'be measured', 'be trained', 'be cleaned', 'be checked'],
    ...['go on calibrating', 'go on updating', 'go on measuring'],
  ])('is asked where one shall %s', (words) => {
    expect(vaguenessOf(`The unit shall ${words} periodically.`)).toContain('"periodically"');
  });

  it.each([
    'The unit shall look at it periodically.',
    'The unit cleans it periodically.',
    'The unit shall. Cleaning comes periodically.',
    'The unit shall grow; cleaning comes periodically.',
    'The unit shall clean it quarterly/half-yearly, that is periodically.',
    'The unit shall clean it monthly / half yearly, that is periodically.',
    'The unit shall clean it halfyearly/yearly, that is periodically.',
    'The unit shall clean it half-yearly / quarterly, that is periodically.',
    'The unit shall clean it half yearly/monthly, that is periodically.',
    'The unit shall clean it halfyearly/monthly, that is periodically.',
    'The unit shall clean the periodicals.',
  ])('is not asked: %s', (sentence) => {
    expect(vaguenessOf(sentence)).toBeNull();
  });

  it('is asked about one interval as well', () => {
    expect(findVagueness('It shall be cleaned at regular interval.')).toContain('"at regular interval"');
  });

  it('is about the first word', () => {
    expect(findVagueness('It shall be cleaned on a regular basis, tested periodically.')).toContain(
      '"on a regular basis"',
    );
    expect(findVagueness('The mill shall carry out periodical maintenance.')).toContain('"periodical"');
    expect(findVagueness('It shall be tested periodically, cleaned on a regular basis.')).toContain(
      '"periodically"',
    );
  });
});

describe('a sentence with several duties', () => {
  const clausesOf = (sentence: string): string[] =>
    toClauses(sentence, findPeriods(sentence)).map(({ start, end }) => sentence.slice(start, end));

  it.each<[string, string[]]>([
    ['The tank shall be cleaned every month.', ['The tank shall be cleaned every month.']],
    [
      'The tank shall be cleaned every month, and the drain shall be cleaned every week.',
      ['The tank shall be cleaned every month', 'the drain shall be cleaned every week.'],
    ],
    [
      'The tank shall be cleaned every month and painted, and the drain must be cleaned every week.',
      ['The tank shall be cleaned every month and painted', 'the drain must be cleaned every week.'],
    ],
    [
      'The tank shall be cleaned every month with soap, sand and lime, drains every week.',
      ['The tank shall be cleaned every month with soap, sand', 'lime, drains every week.'],
    ],
    [
      'Tanks shall be cleaned every month, drains shall be washed every week.',
      ['Tanks shall be cleaned every month', 'drains shall be washed every week.'],
    ],
    [
      'The mill shall tell, weekly, the ash and slag made; monthly, the oil burnt.',
      ['The mill shall tell, weekly, the ash and slag made', 'monthly, the oil burnt.'],
    ],
    [
      'Pans shall be emptied every week, the ash weighed and sent off within 9 days of the order.',
      ['Pans shall be emptied every week', 'the ash weighed and sent off within 9 days of the order.'],
    ],
    [
      'The mill shall file quarterly and annual returns.',
      [
        'The mill shall file quarterly and annual returns.',
        'The mill shall file quarterly and annual returns.',
      ],
    ],
    [
      'Ash shall be weighed daily and monthly reports sent.',
      ['Ash shall be weighed daily', 'monthly reports sent.'],
    ],
    ...['; ', ' whereas ', ' while ', ', but ', ', however ', ' besides ', ' & the ', ', and the '].map(
      (between): [string, string[]] => [
        `Tanks shall be cleaned every month${between}drains shall be washed every week.`,
        [
          'Tanks shall be cleaned every month',
          between.endsWith('the ')
            ? 'the drains shall be washed every week.'
            : 'drains shall be washed every week.',
        ],
      ],
    ),
  ])('%s', (sentence, clauses) => {
    expect(clausesOf(sentence).map((each) => each.trim())).toEqual(clauses);
  });
});
