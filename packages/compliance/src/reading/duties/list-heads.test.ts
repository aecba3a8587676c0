import { expect, it } from 'vitest';
import { findListHead, findWatched, toListed, toWatchedItem } from './list-heads.ts';

it.each([
  [
    'The mill shall carry out monitoring of (a) stack – monthly',
    'The mill shall carry out monitoring of',
    true,
  ],
  ['Frequency of monitoring: Stack – monthly', 'Frequency of monitoring', false],
  ['The reports shall be sent: monthly', null, false],
  ['(a) stack – monthly', null, false],
  ['The stack shall be tested monthly', null, false],
])('%s: the head of its list is %s', (words, text, isLabelled) => {
  expect(findListHead(words)).toEqual(text === null ? null : { text, isLabelled });
});

it.each<[string | null, string, string | null]>([
  [
    'The mill shall monitor:',
    '(ii) ambient air - quarterly',
    'The mill shall monitor ambient air - quarterly',
  ],
  ['The following reports shall be submitted:', '(a) monthly report.', 'monthly report shall be submitted'],
  ['The mill shall maintain the following records:', 'daily log', 'The mill shall maintain daily log'],
  ['The mill shall submit as under:', 'a monthly sheet', 'The mill shall submit a monthly sheet'],
  ['Monitoring schedule:', 'noise: half yearly', 'Monitoring of noise: half yearly'],
  ['Sampling of air shall be as below:', 'PM10: weekly', 'Sampling of air shall be PM10: weekly'],
  ['Lab reports:', 'stack: yearly', 'Submit reports of stack: yearly'],
  ['The following conditions shall be observed:', 'drains swept daily', null],
  ['The mill shall do this:', 'the drains shall be swept daily', null],
  ['The mill shall do this:', 'drains are swept daily', null],
  ['The conduct of works:', 'Submit the sheet monthly', null],
  ['The mill shall:', 'submit the sheet monthly', 'The mill shall submit the sheet monthly'],
  [null, '(b) noise – yearly', null],
])('under %s, %s is %s', (outer, words, whole) => {
  expect(toListed(words, { outer, own: null, isFirst: true })).toBe(whole);
});

it.each([
  ['noise – half yearly;', 'half yearly', 'Monitoring of noise'],
  ['AAQM – twice in a week', 'twice in a week', 'Monitoring of AAQM'],
  ['noise monitoring – half yearly', 'half yearly', null],
  ['noise shall be low – yearly', 'yearly', null],
  ['noise – half yearly at the gate', 'half yearly', null],
  ['half yearly', 'half yearly', null],
])('%s, with %s, says that it is watched: %s', (words, period, whole) => {
  expect(toWatchedItem(words, period)).toBe(whole);
});

it('joins the items of a sentence to its own head, and the first without the head once more', () => {
  const labelled = { text: 'The mill shall carry out monitoring of', isLabelled: true };
  const named = { text: 'Frequency of monitoring', isLabelled: false };
  const of = (words: string, own: typeof named, isFirst: boolean) =>
    toListed(words, { outer: null, own, isFirst });
  expect(of('(b) noise – yearly', labelled, false)).toBe(
    'The mill shall carry out monitoring of noise – yearly',
  );
  expect(of('monitoring of (a) stack – monthly', labelled, true)).toBeNull();
  expect(of('and send the sheet yearly', labelled, false)).toBeNull();
  expect(of('Frequency of monitoring: stack – monthly', named, true)).toBe('monitoring of stack – monthly');
  expect(of('noise – yearly', named, false)).toBe('monitoring of noise – yearly');
});

it.each<[string, string[], string | null]>([
  ['Ambient air: quarterly.', ['quarterly'], 'Monitoring of Ambient air: quarterly.'],
  ['D.G. sets – once a year', ['once a year'], 'Monitoring of D.G. sets – once a year'],
  [
    'Ambient air: PM10 weekly; SO2 monthly.',
    ['weekly', 'monthly'],
    'Monitoring of PM10 weekly; SO2 monthly in ambient air',
  ],
  ['Ambient air: quarterly in May.', ['quarterly'], null],
  ['Validity: yearly.', ['yearly'], null],
  ['Ambient air is clean: quarterly', ['quarterly'], null],
  ['Effluent: BOD 30 mg/l monthly.', ['monthly'], null],
])('%s says of one thing how often: %s', (sentence, periods, name) => {
  const places = periods.map((period) => ({
    start: sentence.indexOf(period),
    end: sentence.indexOf(period) + period.length,
  }));
  expect(findWatched(sentence, places)?.name(sentence) ?? null).toBe(name);
});
