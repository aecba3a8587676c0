import { STATUTORY_ROWS } from '@anupalan/compliance/statutory/catalogue';
import type { StatutoryRow } from '@anupalan/compliance/statutory/types';

/** Ids of rows of the catalogue that the calculators count with. They are stable. */
const IDS = {
  statement: '01900000-0000-7000-8000-000000000100',
  clearanceFirstHalf: '01900000-0000-7000-8000-000000000200',
  clearanceSecondHalf: '01900000-0000-7000-8000-000000000300',
  wasteStorage: '01900000-0000-7000-8000-000000002000',
  wasteRenewal: '01900000-0000-7000-8000-000000006100',
} as const;

/** A row that a calculator counts with. @throws Error where the catalogue has it no more */
export function getRow(name: keyof typeof IDS): StatutoryRow {
  const row = STATUTORY_ROWS.find(({ id }) => id === IDS[name]);
  if (!row) throw new Error(`The catalogue has no row ${IDS[name]}.`);
  return row;
}
