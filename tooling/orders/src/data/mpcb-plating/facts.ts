import type { GoldFacts } from '../../model/gold.ts';

/** Application number of the invented order. */
export const UAN = '0000263518';

/** Its facts; the text takes them from here. */
export const FACTS = {
  kind: 'cca',
  authority: 'Maharashtra Pollution Control Board',
  consentNo: `Format1.0/CC/UAN No.${UAN}/CR/2506001147`,
  industryName: 'Sahyadri Speciality Chemicals, Coatings Works',
  category: 'red',
  issuedOn: '2025-06-18',
  validUpto: '2030-04-30',
} as const satisfies GoldFacts;
