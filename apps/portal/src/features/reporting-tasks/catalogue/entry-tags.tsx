import type { StatutoryObligation } from '@anupalan/api-client/types';
import { toVerificationLabel } from '@anupalan/enums/statutory';
import { StatusTag } from '@anupalan/ui';
import { toStatutoryState } from '@anupalan/validators/statutory-state';
import { FileCheck } from 'lucide-react';
import { findOrderTask } from './covered-by.tsx';
import { STATE_LOOKS, VERIFICATION_LOOKS } from './entry-words.ts';

/** Props of both tags. */
export type EntryTagProps = { entry: StatutoryObligation };

/** A task of an order does the same. */
const OF_ORDER = { label: 'In your orders', tone: 'info', icon: FileCheck } as const;

/** Whether an entry is ready, waits for somebody, or is a task already, its own or that of an order. */
export function EntryStateTag({ entry }: EntryTagProps) {
  const look = STATE_LOOKS[toStatutoryState(entry)];
  return (
    <StatusTag {...look} {...(entry.taskId === null && findOrderTask(entry) !== null ? OF_ORDER : {})} />
  );
}

/** Whether an entry is verified, and that somebody here has confirmed it; `isShort` leaves the name out. */
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
  return <StatusTag {...VERIFICATION_LOOKS[verification]} label={toVerificationLabel(verification)} />;
}
