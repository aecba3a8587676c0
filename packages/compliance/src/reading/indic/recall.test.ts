import { expect, test } from 'vitest';
import { GUJARATI } from './gujarati.fixtures.ts';
import { HINDI } from './hindi.fixtures.ts';
import { MARATHI } from './marathi.fixtures.ts';
import { readIndicSentence } from './read-sentence.ts';
import { tell } from './told.test-support.ts';

const LANGUAGES = [
  ['Hindi', 137, HINDI],
  ['Marathi', 115, MARATHI],
  ['Gujarati', 110, GUJARATI],
] as const;

test.each(LANGUAGES)('duties in %s are found and due when they say', (_, count, sentences) => {
  expect(sentences).toHaveLength(count);
  const wrong = sentences.flatMap(([sentence, due]) => {
    const read = readIndicSentence(sentence).map(({ period }) => tell(period));
    return read.join() === (due ?? '') ? [] : [`${sentence} ${due}: ${read.join()}`];
  });
  expect(wrong).toEqual([]);
});

test.each([
  [
    'half of the words before a period stands in another part',
    'लॉगबुक रखी जाएगी तथा त्रैमासिक रिपोर्ट भेजी जाएगी।',
    ['quarterly'],
  ],
  [
    'two duties of one sentence',
    'जल की जाँच प्रत्येक माह की जाएगी और वायु की जाँच प्रत्येक वर्ष की जाएगी।',
    ['monthly', 'yearly'],
  ],
  [
    'two duties before one verb',
    'स्टैक की जाँच प्रत्येक छः माह में एवं परिवेशीय वायु की जाँच प्रत्येक तीन माह में कराई जाएगी।',
    ['half_yearly', 'quarterly'],
  ],
  [
    'two duties of one period, each with its verb',
    'जल की जाँच प्रत्येक माह करायी जावे तथा प्रतिवेदन आगामी माह की 10 तारीख तक प्रस्तुत किया जावे।',
    ['monthly', 'monthly on 10'],
  ],
  [
    'a duty beside a prohibition',
    'अपशिष्ट खुले में नहीं रखा जाएगा तथा उसका विवरण प्रत्येक माह भेजा जाएगा।',
    ['monthly'],
  ],
  [
    'a duty beside what the board does',
    'बोर्ड द्वारा वार्षिक निरीक्षण किया जाएगा, इकाई प्रत्येक माह रिपोर्ट देगी।',
    ['monthly'],
  ],
])('%s', (_, sentence, expected) => {
  expect(readIndicSentence(sentence).map(({ period }) => tell(period))).toEqual(expected);
});

test('sentences of other scripts are no duties for sure', () => {
  expect(readIndicSentence('ವಾರ್ಷಿಕ ವರದಿಯನ್ನು 30 ಸೆಪ್ಟೆಂಬರ್ ಒಳಗೆ ಸಲ್ಲಿಸಬೇಕು.')).toEqual([]);
});
