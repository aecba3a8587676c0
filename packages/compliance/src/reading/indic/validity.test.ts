import { expect, test } from 'vitest';
import { toLines } from '../facts/head.test-support.ts';
import { readLabelledLines } from '../facts/validity-cells.ts';
import { readOrder } from '../read-order.ts';
import { findIndicValidity } from './validity.ts';

test.each([
  ['यह सहमति 31.12.2029 तक वैध रहेगी।', null, '2029-12-31'],
  ['सहमति दिनांक 01.01.2025 से 31.12.2029 तक वैध है।', '2025-01-01', '2029-12-31'],
  ['ही संमती ३१.१२.२०२९ पर्यंत वैध राहील.', null, '2029-12-31'],
  ['આ સંમતિ 31/12/2029 સુધી માન્ય રહેશે.', null, '2029-12-31'],
  ['वैधता: 31.12.2029 तक', null, '2029-12-31'],
  ['सहमति की वैधता अवधि दिनांक 01/08/2024 से दिनांक 31/07/2029 तक', '2024-08-01', '2029-07-31'],
  ['यह सम्मति ०१.०४.२०२५ से ३१.०३.२०३० (इकतीस मार्च दो हजार तीस) तक प्रभावी रहेगी।', '2025-04-01', '2030-03-31'],
  ['दिनांक 01.01.2024 से 31.12.2028 तक की अवधि हेतु सहमति प्रदान की जाती है।', '2024-01-01', '2028-12-31'],
  ['ही संमती दि. ०१/०९/२०२४ पासून दि. ३१/०८/२०२७ पर्यंतच्या कालावधीसाठी वैध राहील.', '2024-09-01', '2027-08-31'],
  ['संमती व प्राधिकारपत्राची मुदत दिनांक ०१ सप्टेंबर २०२४ ते ३१ ऑगस्ट २०२७', '2024-09-01', '2027-08-31'],
  [
    'उद्योग को दिनांक 01/01/2025 से 31/12/2028 तक की अवधि हेतु सम्मति का नवीनीकरण किया जाता है',
    '2025-01-01',
    '2028-12-31',
  ],
  ['संमतीची मुदत दिनांक 30 एप्रिल 2028 पर्यंत', null, '2028-04-30'],
  ['આ સંમતિ તા. ૩૦ જૂન ૨૦૩૩ સુધી અમલમાં રહેશે.', null, '2033-06-30'],
])('%s', (sentence, from, upto) => {
  expect(findIndicValidity(sentence)).toEqual({ from, upto });
});

test.each([
  ['यह सहमति जारी होने की तिथि से पाँच वर्ष तक वैध रहेगी।', '2029-03-01'],
  ['हे संमतीपत्र दिल्याच्या तारखेपासून ३ वर्षांसाठी वैध राहील.', '2027-03-01'],
  ['આ સંમતિ તારીખથી સાત વર્ષ સુધી માન્ય રહેશે.', '2031-03-01'],
])('%s counts from the day of the order', (sentence, upto) => {
  expect(findIndicValidity(sentence, '2024-03-01')).toEqual({ from: null, upto });
  expect(findIndicValidity(sentence)).toBeNull();
});

test.each([
  'बैंक गारंटी 31.12.2029 तक वैध रखी जाए।',
  'यंत्र 31.03.2026 तक स्थापित किया जाए।',
  'यह सहमति 31.02.2029 तक वैध रहेगी।',
  'पूर्व में निर्गत सहमति दिनांक 31.07.2024 तक वैध थी।',
  'सहमति शुल्क दिनांक 31.03.2030 तक की अवधि के लिए मान्य है।',
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

test.each([
  [['सहमति की वैधता|01.01.2024 से 31.12.2028 तक'], '2028-12-31', 1],
  [['उद्योग की श्रेणी|सहमति की वैधता', 'हरी|01.01.2024 से 31.12.2028 तक'], '2028-12-31', 2],
  [['उद्योग की श्रेणी|निरीक्षण की तिथि', 'हरी|01.01.2024 से 31.12.2028 तक'], undefined, undefined],
])('the end beside its label or below it: %s', (lines, upto, cited) => {
  const [period] = readLabelledLines(toLines(lines), { issuedOn: null, kind: null });
  expect(period?.upto).toBe(upto);
  expect(period?.citation?.rects.length).toBe(cited);
});
