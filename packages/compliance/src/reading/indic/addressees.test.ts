import { expect, test } from 'vitest';
import { findIndicCopy, isIndicLetterHead } from './addressees.ts';

test.each([
  ['सदस्य सचिव प्रतिलिपि : क्षेत्रीय अधिकारी, मेरठ', 'प्रतिलिपि'],
  ['भवदीय प्रतिलिपि निम्न को सूचनार्थ एवं आवश्यक कार्यवाही हेतु प्रेषित है :-', 'प्रतिलिपि'],
  ['(सौ. जाधव) प्रत माहितीसाठी : प्रादेशिक अधिकारी', 'प्रत'],
  ['નકલ સવિનય રવાના : સભ્ય સચિવ', 'નકલ'],
])('%s speaks to others from its copy on', (text, word) => {
  expect(findIndicCopy(text)).toBe(text.indexOf(word));
});

test.each(['इकाई प्रत्येक प्रति सुरक्षित रखेगी।', 'अहवालाची प्रत मंडळास सादर करावी.', 'The unit keeps a copy.'])(
  '%s speaks to the holder',
  (text) => {
    expect(findIndicCopy(text)).toBe(text.length);
  },
);

test.each([
  ['विषय : संचालन सम्मति', true],
  ['સંદર્ભ : આપની અરજી', true],
  ['संदर्भ संख्या 118/2023', false],
  ['Subject: consent', false],
])('%s begins a subject or references: %s', (text, expected) => {
  expect(isIndicLetterHead(text)).toBe(expected);
});
