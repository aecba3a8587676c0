import type { GoldFacts } from '../../model/gold.ts';
import type { Style } from '../../model/order.ts';

/** Number under which both applications were filed. */
export const APPLICATION = '52190334';

/** Facts of the consent under the Water Act; the text takes them from here. */
export const WATER = {
  kind: 'cto',
  authority: 'Tamil Nadu Pollution Control Board',
  consentNo: `2409152190334`,
  industryName: 'SAHYADRI SPECIALITY CHEMICALS, LEATHER WORKS',
  category: 'red',
  issuedOn: '2024-09-02',
  validUpto: '2027-03-31',
} as const satisfies GoldFacts;

/** Facts of its twin under the Air Act. */
export const AIR = { ...WATER, consentNo: '2409252190334' } as const satisfies GoldFacts;

/** Where the works stand, as both orders print it. */
export const ADDRESS = [
  'S.F. No. 204/3A, 204/3B and 206/1,',
  'MELVISHARAM Village,',
  'Arcot Taluk,',
  'Ranipet District.',
];

/** The paper of both orders. */
export const STYLE: Style = {
  family: 'serif',
  size: 11.2,
  leading: 1.36,
  margin: 64,
  justify: true,
  header: (page) => [{ center: `${page}`, size: 9 }],
  footer: () => [],
};
