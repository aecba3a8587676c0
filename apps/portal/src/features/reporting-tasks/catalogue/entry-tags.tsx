import type { StatutoryObligation } from '@anupalan/api-client/types';
import { Inline, StatusTag, TwoLines } from '@anupalan/ui';
import { toStatutoryState } from '@anupalan/validators/statutory-state';
import { FileCheck } from 'lucide-react';
import { CoveredByLine, findOrderTask, toCoveredByWords } from './covered-by.tsx';
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

/**
 * Whether a row is verified, in words; null where something else says it: "To confirm", or a condition of an order
 * that asks for the same.
 */
function toBasis(entry: StatutoryObligation, isOfOrder: boolean): string | null {
  return isOfOrder || toStatutoryState(entry) === 'unconfirmed' ? null : toSourceWords(entry);
}

/**
 * The state in a row: a tag where something is to be done, else words. Then whether the row is verified, quietly, and
 * the condition that asks for the same. `isInline`: in one line, for a phone.
 */
export function EntryState({ entry, isInline = false }: EntryTagProps & { isInline?: boolean }) {
  const state = toStatutoryState(entry);
  const isOfOrder = entry.taskId === null && findOrderTask(entry) !== null;
  const isToDo = !isOfOrder && canBecomeTask(state);
  const label = isOfOrder ? OF_ORDER.label : STATE_LOOKS[state].label;
  const basis = toBasis(entry, isOfOrder);
  if (isInline) {
    const facts = [isToDo ? null : label, basis, toCoveredByWords(entry)];
    return (
      <Inline gap={1}>
        {isToDo && <EntryStateTag entry={entry} />}
        <span>{facts.filter((fact) => fact !== null && fact !== '').join('. ')}</span>
      </Inline>
    );
  }
  return (
    <TwoLines
      main={isToDo ? <EntryStateTag entry={entry} /> : label}
      sub={
        <>
          {basis !== null && `${basis}. `}
          <CoveredByLine entry={entry} />
        </>
      }
    />
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
