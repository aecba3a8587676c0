import type { StatutoryObligation } from '@anupalan/api-client/types';
import { Stack, StatusTag } from '@anupalan/ui';
import { toStatutoryState } from '@anupalan/validators/statutory-state';
import { FileCheck } from 'lucide-react';
import { CoveredByLine, findOrderTask } from './covered-by.tsx';
import { canBecomeTask, STATE_LOOKS, toSourceWords, VERIFICATION_LOOKS } from './entry-words.ts';
import { words } from './words.ts';

/** Props of the tags. */
export type EntryTagProps = { entry: StatutoryObligation };

/** A task of an order does the same. */
const OF_ORDER = { label: words.inOrders, tone: 'info', icon: FileCheck } as const;

/** Whether an entry is ready, waits for somebody, or is a task already, its own or that of an order. */
export function EntryStateTag({ entry }: EntryTagProps) {
  const look = STATE_LOOKS[toStatutoryState(entry)];
  return (
    <StatusTag {...look} {...(entry.taskId === null && findOrderTask(entry) !== null ? OF_ORDER : {})} />
  );
}

/** The state in a row: a tag where something is to be done, else words; under it the condition that asks for the same. */
export function EntryState({ entry }: EntryTagProps) {
  const state = toStatutoryState(entry);
  const isOfOrder = entry.taskId === null && findOrderTask(entry) !== null;
  const isToDo = !isOfOrder && canBecomeTask(state);
  return (
    <Stack gap={1}>
      {isToDo ? (
        <div>
          <EntryStateTag entry={entry} />
        </div>
      ) : (
        <span>{isOfOrder ? OF_ORDER.label : STATE_LOOKS[state].label}</span>
      )}
      <CoveredByLine entry={entry} />
    </Stack>
  );
}

/** Whether an entry is verified, and that somebody here has confirmed it. */
export function VerificationTag({ entry }: EntryTagProps) {
  const { verification, confirmedBy } = entry;
  const look =
    confirmedBy === null
      ? VERIFICATION_LOOKS[verification]
      : ({ ...VERIFICATION_LOOKS.verified, tone: 'info' } as const);
  return <StatusTag {...look} label={toSourceWords(entry)} />;
}
