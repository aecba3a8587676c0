import { type AlikeDuties, countDuties, NO_DUTIES } from '@anupalan/compliance/duties/count';
import { RISK_DAYS, type TaskDates } from '@anupalan/compliance/duties/state';
import { addDays } from '@anupalan/compliance/schedules/dates';
import type { DutyCounts } from '@anupalan/enums/duty-states';
import type { Tx } from '../../database/database.ts';
import * as repository from './repository.ts';
import { type Ahead, countMissed, countRounds, type RoundFigures } from './rounds.ts';

export type { Whose } from './repository.ts';
export type { Ahead, RoundFigures } from './rounds.ts';

type AlikeObligations = Awaited<ReturnType<typeof repository.countAlikeObligations>>[number];
type AlikeTasks = Awaited<ReturnType<typeof repository.countAlikeTasks>>[number];

/** How many duties an organisation has by state (D44): of everyone, or those whose task is a person's. */
export async function countDutiesOf(tx: Tx, today: string, whose: repository.Whose): Promise<DutyCounts> {
  const window = toWindow(today);
  const [obligations, tasks] = await Promise.all([
    repository.countAlikeObligations(tx, window, whose),
    repository.countAlikeTasks(tx, window, whose),
  ]);
  const ofHand = tasks.map((row) => ({ duty: { task: toDates(row), obligation: null }, count: row.count }));
  return countDuties([...obligations.map(toAlike), ...ofHand], today);
}

/** The same of orders; none of those that do not count. */
export async function countDutiesOfOrders(
  tx: Tx,
  documentIds: readonly string[],
  today: string,
): Promise<(documentId: string) => DutyCounts> {
  if (documentIds.length === 0) return () => NO_DUTIES;
  const rows = await repository.countAlikeObligations(tx, toWindow(today), { assigneeId: null }, documentIds);
  const byOrder = Map.groupBy(rows, ({ documentId }) => documentId);
  return (documentId) => countDuties((byOrder.get(documentId) ?? []).map(toAlike), today);
}

/** What rounds have to do, of everyone or of a person (D46). */
export function countRoundsOf(tx: Tx, ahead: Ahead, whose: repository.Whose): Promise<RoundFigures> {
  return countRounds(tx, ahead, whose);
}

/** How many days some tasks have missed, by task; none of one without. */
export function countMissedOf(tx: Tx, today: string, taskIds: string[]): Promise<Map<string, number>> {
  return countMissed(tx, today, taskIds);
}

/** Days outside are as those at its ends: passed, or not near. */
const toWindow = (today: string): repository.Window => ({
  from: addDays(today, -1),
  to: addDays(today, RISK_DAYS + 1),
});

function toAlike(row: AlikeObligations): AlikeDuties {
  const { dueDate, hasPeriod, done, isAskedWhen, hadTask } = row;
  return {
    duty: {
      task: row.isInForce ? toDates(row) : null,
      obligation: { dueDate, hasPeriod, done, hadTask, isAskedWhen },
    },
    count: row.count,
  };
}

function toDates(row: AlikeObligations | AlikeTasks): TaskDates {
  return {
    periodDays: row.periodDays,
    nextOpen: row.nextDueOn,
    lastDone:
      row.lastDoneDueOn === null
        ? null
        : {
            dueDate: row.lastDoneDueOn,
            isLate: row.lastDoneIsLate === true,
            hasEvidence: row.lastDoneHasEvidence === true,
          },
  };
}
