import { expect, it } from 'vitest';
import { findConsentNo } from './consent-no-rules.ts';
import { headOf } from './head.test-support.ts';

const numberIn = (...lines: string[]): string | null => findConsentNo(headOf(lines))?.value ?? null;

it.each<[string, string[], string]>([
  [
    'an order about land in a condition',
    [
      'No. F.9(2)/TPCB/CTE/118 Dated the 31/01/2024',
      '3. Land conversion order No. 44/REV/2022 is on record.',
    ],
    'F.9(2)/TPCB/CTE/118',
  ],
  [
    'a registration for tourists in the words that grant',
    [
      'No. HPCB/CTO/Hotel-77/2024 Dated: 23/07/2024',
      'consent is granted to your hotel (Tourism registration No. 4-88/2011) having 18 rooms',
    ],
    'HPCB/CTO/Hotel-77/2024',
  ],
  [
    'the consent that the holder has beside an authorisation',
    [
      'No. CPCC/HWM/2024/Auth-88 Dated: 22.05.2024',
      'The unit is covered under Orange and its consent No. CPCC/CTO/1188 dated 09.08.2022 is valid.',
    ],
    'CPCC/HWM/2024/Auth-88',
  ],
  [
    'a consent that a condition tells to comply with',
    [
      '1. Number of authorisation IND-HW-1884 and date of issue 12.09.2024',
      '2. Consent order No. 3318/IND-I dt. 30.03.2022 valid up to 31.03.2027 shall be complied with.',
    ],
    'IND-HW-1884',
  ],
])('is not %s', (_, lines, number) => expect(numberIn(...lines)).toBe(number));

it('is one in a sentence where no line begins with another', () => {
  expect(numberIn('This consent order No. 3318/IND-I dt. 30.03.2022 is issued to the unit.')).toBe(
    '3318/IND-I',
  );
});

it('begins a sentence of its own behind another', () => {
  expect(
    numberIn(
      'No: GPCB/RO/ID-92417/41180',
      'The validity of this order is up to 09/07/2030. CTE No. : CTE-118820',
    ),
  ).toBe('CTE-118820');
});

it.each([
  ['CCA-Amendment Order No: AWH-138214', 'AWH-138214'],
  ['Consent to Establish (NOC) No. : NO188321', 'NO188321'],
  ['Certificate No. : G-141180 Application ID : 10118822', 'G-141180'],
  [
    '1. File number of authorisation and date of issue : NPCB/BMW-118/2022, 4th August 2022',
    'NPCB/BMW-118/2022',
  ],
  [
    '1. File number of authorisation and date of issue: F.0881/2024, Authorisation No. 24BAC61180',
    '24BAC61180',
  ],
  ['ORANGE-MEDIUM CCA-Renewal CONSENT NO:AW-60118 PCB ID:11882', 'AW-60118'],
])('is read from “%s”', (line, number) => expect(numberIn(line)).toBe(number));

it('is no count of beds', () => {
  expect(numberIn('Authorization No. HSPCB/BMW/2211', 'No. of beds 60')).toBe('HSPCB/BMW/2211');
});
