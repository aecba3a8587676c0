import { needsConfirmation } from '@anupalan/compliance/statutory/catalogue';
import { describeDue, listDueDates, toStatutorySchedule } from '@anupalan/compliance/statutory/due';
import type { ApplicableRow } from '@anupalan/compliance/statutory/types';
import type { StatutoryObligation } from '@anupalan/validators/entities/statutory-obligation';

/** Due dates that are shown with an entry. */
const NEXT_DATES = 3;

/** What an organisation has done with an entry. */
export type Standing = {
  taskId: string | null;
  confirmation: { confirmedAt: Date; userId: string; name: string } | null;
  /** Duties of its orders that ask for the same. */
  coveredBy: NonNullable<StatutoryObligation['coveredBy']>;
};

/** The contract's entry of the catalogue, for one organisation on a day. */
export function toStatutoryObligation(
  { row, standing, applies, reasons }: ApplicableRow,
  { taskId, confirmation, coveredBy }: Standing,
  today: string,
): StatutoryObligation {
  const { states, appliesTo, sources, due, isReplaced: _isReplaced, ...rest } = row;
  const isInForce = standing === 'in_force';
  return {
    ...rest,
    due: describeDue(due),
    schedule: isInForce ? toStatutorySchedule(row, today) : null,
    isRolling: due.kind === 'rolling',
    nextDates: isInForce ? listDueDates(row, { from: today, limit: NEXT_DATES }) : [],
    states: states && 'only' in states ? [...states.only] : [],
    exceptStates: states && 'except' in states ? [...states.except] : [],
    appliesTo: {
      wastes: [...(appliesTo.wastes ?? [])],
      equipment: [...(appliesTo.equipment ?? [])],
      sectors: [...(appliesTo.sectors ?? [])],
      categories: [...(appliesTo.categories ?? [])],
      consents: [...(appliesTo.consents ?? [])],
    },
    standing,
    extensions: [...row.extensions],
    source: [...sources],
    applies,
    reasons,
    coveredBy,
    taskId,
    needsConfirmation: needsConfirmation(row),
    confirmedBy: confirmation && { id: confirmation.userId, name: confirmation.name },
    confirmedAt: confirmation?.confirmedAt.toISOString() ?? null,
  };
}
