import { describe, expect, it } from 'vitest';
import { readAdverb } from './read-adverb.ts';

/** What the adverb in square brackets means: a period, a period of the noun behind it, or nothing. */
const read = (marked: string): string => {
  const start = marked.indexOf('[');
  const end = marked.indexOf(']') - 1;
  const text = marked.replace(/[[\]]/g, '');
  const period = readAdverb(text.slice(start, end), start, end, text);
  if (period === null) return 'nothing';
  return period.isAdjective ? 'noun' : 'period';
};

describe('an adjective of frequency is a period where it describes', () => {
  it.each([
    ...[
      'report',
      'reports',
      'return',
      'returns',
      'statement',
      'statements',
      'record',
      'records',
      'recording',
    ],
    ...['register', 'registers', 'log', 'logs', 'logbook', 'log book', 'log-book', 'log-books', 'monitoring'],
    ...['analysis', 'analyses', 'sampling', 'sample', 'samples', 'test', 'tests', 'testing', 'calibration'],
    ...['reconciliation', 'audit', 'audits', 'survey', 'surveys', 'inspection', 'inspections', 'check'],
    ...['checks', 'checkup', 'check-up', 'check-ups', 'reading', 'readings', 'compliance', 'compliances'],
    ...[
      'data',
      'result',
      'results',
      'progress',
      'submission',
      'submissions',
      'training',
      'trainings',
      'drill',
    ],
    ...['drills', 'meeting', 'meetings', 'examination', 'examinations', 'measurement', 'measurements'],
    ...[
      'maintenance',
      'certificate',
      'certificates',
      'details',
      'information',
      'entry',
      'entries',
      'account',
    ],
    ...['accounts', 'cleaning', 'assessment', 'review', 'update', 'updates', 'abstract', 'abstracts'],
    ...['summary', 'summaries', 'status', 'figures', 'minutes', 'inventory', 'desludging', 'health camp'],
    ...['programme', 'programmes', 'sweeping', 'sprinkling', 'stack monitoring'],
    ...['stack and ambient air monitoring', 'ESG/EMS (in-house), 2.5 t/h log', 'hazardous  waste  log'],
  ])('a monthly %s', (noun) => {
    expect(read(`The unit shall send a [monthly] ${noun}.`)).toBe('noun');
  });

  it.each([
    ...['discharge', 'reporter', 'logo', 'analyst', 'one two three four five report', 'limit report'],
    ...[
      'average report',
      'mean of tests',
      'maximum report',
      'max. report',
      'shed for reports',
      'use of data',
    ],
    ...['load is data', 'loads are data', 'heat as data', 'flow in tests', 'flow the data', 'flow to tests'],
    ...[
      'flow shall test',
      'flow with data',
      'flow from tests',
      'flow at tests',
      'flow on tests',
      'flow by data',
    ],
  ])('not a monthly %s', (words) => {
    expect(read(`The unit has a [monthly] ${words}.`)).toBe('nothing');
  });
});

describe('a paper that is kept does not recur', () => {
  it.each([
    'return shall be kept at site',
    'returns should be retained',
    'report must be preserved',
    'reports to be made available',
    'reports to be made  available',
    'hazardous waste return shall be kept',
    'form of waste return shall be kept',
  ])('the annual %s', (words) => {
    expect(read(`The [annual] ${words}.`)).toBe('nothing');
  });

  it.each([
    'return shall be sent',
    'return will be kept',
    'return shall kept',
    'record shall be kept',
    'one two three four return shall be kept',
  ])('but the annual %s', (words) => {
    expect(read(`The [annual] ${words}.`)).toBe('noun');
  });
});

describe('an adverb is a period before', () => {
  it.each([
    ...['and sent', 'or sent', 'at site', 'by the unit', 'in May', 'to the Board', 'through a laboratory'],
    ...[
      'w.r.t. BOD',
      'wrt BOD',
      'i.e. twelve times',
      '(12 times)',
      '12 times',
      '- in May',
      '',
      '.',
      ', by the unit',
    ],
  ])('“%s”', (rest) => {
    expect(read(`It is analysed [monthly] ${rest}`)).toBe('period');
  });

  it.each(['daily', 'shift-wise', 'day to day', 'every day', 'week by week', 'month to month', 'quarterly'])(
    'the word “%s”',
    (word) => {
      expect(read(`It is logged [${word}] and sent`)).toBe('period');
    },
  );

  it.each(['annual', 'biennial', 'bi-annual'])('not the adjective “%s”', (word) => {
    expect(read(`It is [${word}] and sent`)).toBe('nothing');
  });

  it.each(['discharge', 'orders', 'inflow', 'android'])('not before “%s”', (rest) => {
    expect(read(`The [monthly] ${rest} is 5.`)).toBe('nothing');
  });
});

describe('the words before', () => {
  it.each([
    ...[
      'with the',
      'along with the',
      'alongwith the',
      'in the',
      'of the',
      'through the',
      'per the',
      'from the',
    ],
    ...['under the', 'into the', 'with the said', 'along with its', 'with their', 'with', 'along  with'],
    ...['maximum', 'max', 'max.', 'total', 'average', 'permissible', 'normal'],
  ])('“%s” make it a mention or a measure', (words) => {
    expect(read(`It is held ${words} [monthly] report.`)).toBe('nothing');
  });

  it.each(['the', 'herewith the', 'within the', 'its', 'climax', 'maximum of', 'with a'])(
    '“%s” leave it a period',
    (words) => {
      expect(read(`It is held ${words} [monthly] report.`)).toBe('noun');
    },
  );

  it('count only where they stand right before', () => {
    expect(read('It is kept with the [monthly] basis of work.')).toBe('period');
    expect(read('It is kept on the [monthly basis] average.')).toBe('nothing');
    expect(read('It is kept on the [yearly] basis average.')).toBe('period');
  });
});
