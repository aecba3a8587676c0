import { daysBetween } from '@anupalan/compliance/schedules/dates';
import { ACCREDITATION_WARNING_DAYS, type AccreditationState } from '@anupalan/enums/labs';
import type { Accreditation, Lab, LabPage, LabScope } from '@anupalan/validators/entities/lab';

/** A row of `lab_pages`. */
export type LabPageRow = {
  organisationId: string;
  name: string;
  address: string | null;
  state: string | null;
  about: string | null;
  scope: unknown;
  equipment: unknown;
  statesServed: string[];
  nablNo: string | null;
  nablValidUntil: string | null;
  isRecognised: boolean;
  recognisedUntil: string | null;
  contactName: string | null;
  contactEmail: string | null;
  contactPhone: string | null;
  publishedAt: Date | null;
};

function stateOf(nablNo: string | null, daysLeft: number | null): AccreditationState {
  if (nablNo === null || daysLeft === null) return 'none';
  if (daysLeft < 0) return 'expired';
  return daysLeft <= ACCREDITATION_WARNING_DAYS ? 'expiring' : 'valid';
}

/** Accreditation as of a day. A number without an end is not shown as accredited: nobody can tell whether it is. */
export function toAccreditation(
  row: Pick<LabPageRow, 'nablNo' | 'nablValidUntil' | 'isRecognised' | 'recognisedUntil'>,
  today: string,
): Accreditation {
  const { nablNo, nablValidUntil, isRecognised, recognisedUntil } = row;
  const daysLeft = nablValidUntil === null ? null : daysBetween(today, nablValidUntil);
  return {
    nablNo,
    nablValidUntil,
    isRecognised,
    recognisedUntil,
    state: stateOf(nablNo, daysLeft),
    daysLeft,
  };
}

function toShared(row: LabPageRow, today: string) {
  return {
    about: row.about,
    scope: row.scope as LabScope[],
    equipment: row.equipment as string[],
    statesServed: row.statesServed,
    accreditation: toAccreditation(row, today),
    contactName: row.contactName,
    contactEmail: row.contactEmail,
    contactPhone: row.contactPhone,
  };
}

/** The contract's Lab. */
export function toLab(row: LabPageRow, today: string): Lab {
  const { organisationId: id, name, address, state } = row;
  return { id, name, address, state, ...toShared(row, today) };
}

/** A laboratory's own page; an empty one where nothing was written yet. */
export function toLabPage(row: LabPageRow | undefined, today: string): LabPage {
  if (row) return { ...toShared(row, today), isPublished: row.publishedAt !== null };
  return {
    about: null,
    scope: [],
    equipment: [],
    statesServed: [],
    accreditation: toAccreditation(
      { nablNo: null, nablValidUntil: null, isRecognised: false, recognisedUntil: null },
      today,
    ),
    contactName: null,
    contactEmail: null,
    contactPhone: null,
    isPublished: false,
  };
}
