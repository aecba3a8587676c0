import type { Sector } from '@anupalan/enums/organisation-facts';
import { SECTORS } from '@anupalan/enums/organisation-facts';
import type { StatutoryRow } from './types.ts';

type Needed = 'subject' | 'title' | 'category' | 'act' | 'period' | 'due' | 'verification' | 'note';

/** What a row says of itself; the rest has the usual value. `no` is its number in our calendar, `part` one of several. */
export type RowSeed = Pick<StatutoryRow, Needed> &
  Partial<Omit<StatutoryRow, Needed | 'id'>> & { no: number; part?: number };

/** The stable id of a row. Never renumber: organisations have confirmed rows and made tasks of them by it. */
export function toStatutoryId(no: number, part = 0): string {
  return `01900000-0000-7000-8000-${String(no).padStart(10, '0')}${String(part).padStart(2, '0')}`;
}

/** A whole row. */
export function makeRow({ no, part, ...seed }: RowSeed): StatutoryRow {
  return {
    rule: null,
    form: null,
    authority: null,
    states: null,
    appliesTo: {},
    validFrom: null,
    validTo: null,
    isReplaced: false,
    extensions: [],
    sources: [],
    ...seed,
    id: toStatutoryId(no, part),
  };
}

const NO_FACTORY: readonly Sector[] = ['mining', 'healthcare', 'buildings', 'laboratory'];

/** Sectors whose works are factories. */
export const FACTORY_SECTORS: readonly Sector[] = SECTORS.filter((sector) => !NO_FACTORY.includes(sector));
