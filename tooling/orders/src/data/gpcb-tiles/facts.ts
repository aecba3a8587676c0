import type { GoldFacts } from '../../model/gold.ts';

/** Numbers that this board prints beside the consent's own. */
export const INWARD = '318804';
export const PCB_ID = '60417';

/** Facts of the order; the text takes them from here. */
export const FACTS = {
  kind: 'cca',
  authority: 'Gujarat Pollution Control Board',
  consentNo: 'AWH-141906',
  industryName: 'Sahyadri Speciality Chemicals, Tiles Works',
  category: null,
  issuedOn: '2025-02-10',
  validUpto: '2029-12-31',
} as const satisfies GoldFacts;
