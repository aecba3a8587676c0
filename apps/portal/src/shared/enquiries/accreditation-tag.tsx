import type { Accreditation } from '@anupalan/api-client/types';
import { ACCREDITATION_STATE_LABELS, type AccreditationState } from '@anupalan/enums/labs';
import { Status, type StatusKind } from '@anupalan/ui';
import { formatLongDate } from '../tasks/task-dates.ts';
import { words } from './words.ts';

const KINDS: Readonly<Record<AccreditationState, StatusKind>> = {
  valid: 'valid',
  expiring: 'expiring',
  expired: 'expired',
  none: 'unknown',
};

/** Whether a laboratory is accredited by NABL today. */
export function AccreditationTag({ accreditation }: { accreditation: Accreditation }) {
  const { state } = accreditation;
  return <Status kind={KINDS[state]} label={ACCREDITATION_STATE_LABELS[state]} />;
}

/** "TC-0000, valid until 30 Jun 2027". */
export function describeNabl({ nablNo, nablValidUntil }: Accreditation): string | null {
  if (nablNo === null) return null;
  return nablValidUntil === null
    ? nablNo
    : words.accreditation.validUntil(nablNo, formatLongDate(nablValidUntil));
}

/** "Recognised until 31 Mar 2028". */
export function describeRecognition({ isRecognised, recognisedUntil }: Accreditation): string {
  if (!isRecognised) return words.accreditation.notRecognised;
  return recognisedUntil === null
    ? words.accreditation.recognised
    : words.accreditation.recognisedUntil(formatLongDate(recognisedUntil));
}
