import { expect, test } from 'vitest';
import { readOrder } from '../read-order.ts';
import { findIndicValidity } from './validity.ts';

test.each([
  ['यह सहमति 31.12.2029 तक वैध रहेगी।', null, '2029-12-31'],
  ['सहमति दिनांक 01.01.2025 से 31.12.2029 तक वैध है।', '2025-01-01', '2029-12-31'],
  ['ही संमती ३१.१२.२०२९ पर्यंत वैध राहील.', null, '2029-12-31'],
  ['આ સંમતિ 31/12/2029 સુધી માન્ય રહેશે.', null, '2029-12-31'],
  ['वैधता: 31.12.2029 तक', null, '2029-12-31'],
])('%s', (sentence, from, upto) => {
  expect(findIndicValidity(sentence)).toEqual({ from, upto });
});

test.each([
  'बैंक गारंटी 31.12.2029 तक वैध रखी जाए।',
  'यंत्र 31.03.2026 तक स्थापित किया जाए।',
  'यह सहमति 31.02.2029 तक वैध रहेगी।',
  'This consent is valid up to 31.12.2029.',
])('%s says nothing of it', (sentence) => {
  expect(findIndicValidity(sentence)).toBeNull();
});

test('number, day and end of an order are read from its words in Hindi', () => {
  const { facts, validity } = readOrder({
    form: 'docx',
    paragraphs: [
      'सहमति आदेश संख्या: 214577/UPPCB/2025 दिनांक: 12.08.2025',
      'संचालन हेतु सहमति प्रदान की जाती है।',
      'यह सहमति 31.12.2029 तक वैध रहेगी।',
    ].map((text, index) => ({ index, text })),
  });
  expect(facts.consentNo?.value).toBe('214577/UPPCB/2025');
  expect(facts.issuedOn?.value).toBe('2025-08-12');
  expect(facts.validUpto?.value).toBe('2029-12-31');
  expect(validity[0]?.citation?.quote).toBe('यह सहमति 31.12.2029 तक वैध रहेगी।');
});
