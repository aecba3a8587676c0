import type { StatutoryObligation } from '@anupalan/api-client/types';
import { STATUTORY_VERIFICATION_LABELS } from '@anupalan/enums/statutory';
import { StatusTag } from '@anupalan/ui';
import { toStatutoryState } from '@anupalan/validators/statutory-state';
import { STATE_LOOKS, VERIFICATION_LOOKS } from './entry-words.ts';

/** Props of both tags. */
export type EntryTagProps = { entry: StatutoryObligation };

/** Whether an entry is ready, waits for somebody, or is a task already. */
export function EntryStateTag({ entry }: EntryTagProps) {
  return <StatusTag {...STATE_LOOKS[toStatutoryState(entry)]} />;
}

/** How sure an entry is, and that somebody here has confirmed it; `isShort` leaves the name out. */
export function VerificationTag({ entry, isShort = false }: EntryTagProps & { isShort?: boolean }) {
  const { verification, confirmedBy } = entry;
  if (confirmedBy !== null) {
    return (
      <StatusTag
        {...VERIFICATION_LOOKS.verified}
        tone="info"
        label={isShort ? 'Confirmed' : `Confirmed by ${confirmedBy.name}`}
      />
    );
  }
  return (
    <StatusTag {...VERIFICATION_LOOKS[verification]} label={STATUTORY_VERIFICATION_LABELS[verification]} />
  );
}
