import { addMonths } from '../../model/dates.ts';
import type { GoldFacts } from '../../model/gold.ts';
import type { Order } from '../../model/order.ts';
import { generalConditions, specificConditions } from './conditions.ts';
import { closing, letter } from './letter.ts';
import { NAMES } from './names.ts';

const ISSUED = '2024-05-20';

const FACTS = {
  kind: 'ec',
  authority: 'Ministry of Environment, Forest and Climate Change',
  consentNo: 'J-11011/305/2022-IA.II(I)',
  industryName: 'Sahyadri Speciality Chemicals, Ethanol Works',
  category: null,
  issuedOn: ISSUED,
  // "for a period of ten years from the date of its issue", paragraph 8.0.
  validUpto: addMonths(ISSUED, 120),
} as const satisfies GoldFacts;

/** Environmental clearance of a grain distillery: roman numbers that start anew in parts A and B, long sentences. */
export const moefccDistillery: Order = {
  name: 'moefcc_ec_distillery_2024',
  title: 'Environmental clearance, grain distillery',
  board: 'MoEFCC',
  form: 'text',
  facts: FACTS,
  validFrom: ISSUED,
  names: NAMES,
  questions: [],
  style: {
    family: 'serif',
    size: 12,
    leading: 1.62,
    margin: 72,
    justify: true,
    header: () => [],
    footer: (page, pages) => [
      { left: `EC: M/s ${FACTS.industryName}`, right: `Page ${page} of ${pages}`, size: 8.5 },
    ],
  },
  blocks: [...letter(FACTS), ...specificConditions(FACTS), ...generalConditions(FACTS), ...closing],
};
