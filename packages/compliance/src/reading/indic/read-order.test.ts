import { expect, test } from 'vitest';
import { readOrder } from '../read-order.ts';

const read = (...texts: string[]) =>
  readOrder({ form: 'docx', paragraphs: texts.map((text, index) => ({ index, text })) });

const HEAD = ['Date: 12/08/2025', 'This consent is valid up to 31/12/2029, on these conditions:'];

test('conditions with digits and stops of their script are duties, quoted as printed', () => {
  const { obligations, facts } = read(
    ...HEAD,
    '१. इकाई स्टैक की जाँच प्रत्येक तीन माह में कराएगी। बैंक गारंटी रु. 2 लाख 30 दिन के भीतर जमा करनी होगी।',
    '२. सहमति के नवीनीकरण हेतु आवेदन समाप्ति से 60 दिन पूर्व किया जाए।',
  );
  expect(
    obligations.map(({ conditionNo, title, statedFrequency, frequency, dueDate, citation }) => [
      conditionNo,
      title,
      statedFrequency,
      frequency,
      dueDate,
      citation.quote,
    ]),
  ).toEqual([
    [
      '1',
      'Test stack emissions',
      'प्रत्येक तीन माह में',
      'quarterly',
      null,
      'इकाई स्टैक की जाँच प्रत्येक तीन माह में कराएगी।',
    ],
    [
      '1',
      'Submit bank guarantee',
      '30 दिन के भीतर',
      null,
      '2025-09-11',
      'बैंक गारंटी रु. 2 लाख 30 दिन के भीतर जमा करनी होगी।',
    ],
    [
      '2',
      'Apply for renewal of consent',
      'समाप्ति से 60 दिन पूर्व',
      null,
      '2029-11-01',
      'सहमति के नवीनीकरण हेतु आवेदन समाप्ति से 60 दिन पूर्व किया जाए।',
    ],
  ]);
  expect(facts.renewalLeadDays?.value).toBe(60);
});

test('a condition about nothing known has a plain name with its number', () => {
  const { obligations } = read(...HEAD, '1. तालिका प्रत्येक वर्ष अद्यतन की जाए।');
  expect(obligations.map(({ title }) => title)).toEqual(['Look at condition 1']);
});

test('how it was read is told with the words of the order', () => {
  const [first] = read(...HEAD, '1. વાર્ષિક અહેવાલ દર વર્ષે 31 જાન્યુઆરી સુધીમાં રજૂ કરવો.').obligations;
  expect(first?.why).toBe(
    '“દર વર્ષે 31 જાન્યુઆરી સુધીમાં” is yearly and gives the day, so it is first due 31 Jan 2026.',
  );
});

test('a sentence in another script with a date, a form or a period is asked about', () => {
  const { obligations, questions } = read(
    ...HEAD,
    '1. ಪರಿಸರ ಹೇಳಿಕೆಯನ್ನು Form V ರಲ್ಲಿ 30 ಸೆಪ್ಟೆಂಬರ್ ಒಳಗೆ ಸಲ್ಲಿಸಬೇಕು.',
    '2. புகைபோக்கி காலாண்டு ஆய்வு செய்யப்பட வேண்டும்.',
    '3. స్టాక్ ఎత్తు 30 మీటర్లు ఉండాలి.',
    '4. ಈ ಸಮ್ಮತಿ 31.12.2029 ರವರೆಗೆ.',
  );
  expect(obligations).toEqual([]);
  expect(questions.map(({ text, asks, duty }) => [text, asks, duty?.title])).toEqual([
    [
      'This sentence in Kannada may be a duty: it says "30 ಸೆಪ್ಟೆಂಬರ್". If it is one, is it due every year on this day?',
      { kind: 'day_of_year', options: ['09-30'] },
      'Submit environmental statement in Form V',
    ],
    [
      'This sentence in Tamil may be a duty: it says "காலாண்டு". If it is one, how often is it due?',
      { kind: 'period', options: ['P3M', 'P1D', 'P1W', 'P1M', 'P6M', 'P1Y'] },
      'Look at condition 2',
    ],
  ]);
});

test('a sentence that says not how often, or commands in no known words, is asked about', () => {
  const { obligations, questions } = read(
    ...HEAD,
    '1. टैंक की सफाई समय-समय पर की जाएगी।',
    '2. झोन अ - ३० जूनपर्यंत.',
    '3. ઊંચાઈ 30 મીટર.',
  );
  expect(obligations).toEqual([]);
  expect(questions.map(({ text, asks, duty }) => [text, asks, duty?.conditionNo])).toEqual([
    [
      'The order says "समय-समय पर" and not how often. Which period should be kept?',
      { kind: 'period', options: ['P1D', 'P1W', 'P1M', 'P3M', 'P6M', 'P1Y'] },
      '1',
    ],
    [
      'This sentence may be a duty: it says "३० जूनपर्यंत". If it is one, is it due every year on this day?',
      { kind: 'day_of_year', options: ['06-30'] },
      '2',
    ],
  ]);
});

test('duties of one sentence are named and quoted by their own parts', () => {
  const { obligations } = read(
    ...HEAD,
    '1. स्टैक की जाँच प्रत्येक छः माह में एवं परिवेशीय वायु की जाँच प्रत्येक तीन माह में कराई जाएगी।',
  );
  expect(obligations.map(({ title, citation }) => [title, citation.quote])).toEqual([
    ['Test stack emissions', 'स्टैक की जाँच प्रत्येक छः माह में'],
    ['Test ambient air quality', 'परिवेशीय वायु की जाँच प्रत्येक तीन माह में कराई जाएगी।'],
  ]);
});

test('a decimal in the digits of its script is the number of a condition, and no part of its quote', () => {
  const { obligations } = read(...HEAD, '૨.૩ પાણીના વપરાશની નોંધ દરરોજ રાખવાની રહેશે.');
  expect(obligations.map(({ conditionNo, citation }) => [conditionNo, citation.quote])).toEqual([
    ['2.3', 'પાણીના વપરાશની નોંધ દરરોજ રાખવાની રહેશે.'],
  ]);
});
