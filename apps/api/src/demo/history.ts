import { formatDate } from '@anupalan/compliance/schedules/describe';
import { listOccurrences } from '@anupalan/compliance/schedules/occurrences';
import type { Schedule } from '@anupalan/compliance/schedules/types';
import { v7 as uuidv7 } from 'uuid';
import type { MemberCaller } from '../access/caller.ts';
import type { Tx } from '../database/database.ts';
import type { Services } from '../http/services.ts';
import { type Change, recordChanges } from '../modules/audit/service.ts';

const DAY_MS = 86_400_000;
const ROWS_AT_ONCE = 1000;
/** Changes older than this are counted in the past dates but not told one by one in the trail. */
const TOLD_DAYS = 120;

/** What people write when they are done; most write nothing. */
const REMARKS = [
  'Report received and filed.',
  'Values within limits.',
  'Done with the night shift.',
  'Instrument was under repair; done on the next working day.',
  'Sampling postponed because of rain.',
  'Copy sent to the regional office.',
];

type Past = {
  id: string;
  taskId: string;
  name: string;
  dueDate: string;
  completedAt: Date | null;
  by: string;
  remark: string | null;
};

/**
 * Gives the demo's tasks a past: their dates since a day, most of them completed in time by who they are given to,
 * some late, the latest few of some still open. The same pattern every time; nothing is drawn by chance.
 * @param names of the users who take tasks, by id
 */
export async function makeHistory(
  services: Services,
  owner: MemberCaller,
  names: ReadonlyMap<string, string>,
  since: string,
  today: string,
): Promise<void> {
  await services.db.forOrganisation(owner.organisation.id, async (tx) => {
    const tasks = await tx
      .selectFrom('tasks')
      .leftJoin('obligations', (join) =>
        join
          .onRef('obligations.id', '=', 'tasks.obligationId')
          .onRef('obligations.consentDocumentId', '=', 'tasks.consentDocumentId')
          .on('obligations.pastAnswer', 'is', null),
      )
      .select([
        'tasks.id',
        'tasks.name',
        'tasks.schedule',
        'tasks.assigneeId',
        'obligations.pastDueOn as askedOf',
      ])
      .orderBy('tasks.id')
      .execute();
    const rows = tasks.flatMap((task, taskIndex) => {
      const dates = listOccurrences(task.schedule as Schedule, { from: since, until: today }).filter(
        (date) => date < today,
      );
      return dates.flatMap((dueDate, index): Past[] => {
        const isLast = index === dates.length - 1;
        const isOpen = isLast && taskIndex % 9 === 3;
        // Nobody has answered when this one was done: the register cannot say that it was.
        if (dueDate === task.askedOf && !isOpen) return [];
        const turn = taskIndex + index;
        const daysLate = turn % 23 === 5 ? 1 + (turn % 4) : (index % 3) - 2;
        const done = new Date(
          Date.parse(`${dueDate}T05:30:00Z`) + daysLate * DAY_MS + (turn % 9) * 2_400_000,
        );
        const row: Past = {
          id: uuidv7(),
          taskId: task.id,
          name: task.name,
          dueDate,
          completedAt: isOpen ? null : earlier(done, services.now()),
          by: task.assigneeId ?? owner.userId,
          remark: turn % 7 === 2 ? (REMARKS[turn % REMARKS.length] ?? null) : null,
        };
        return [row];
      });
    });
    await insertPast(tx, owner, rows);
    await tellPast(tx, owner, names, rows, new Date(+services.now() - TOLD_DAYS * DAY_MS));
  });
}

async function insertPast(tx: Tx, owner: MemberCaller, rows: readonly Past[]): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await tx
      .insertInto('scheduledTasks')
      .values(
        rows.slice(from, from + ROWS_AT_ONCE).map((row) => ({
          id: row.id,
          organisationId: owner.organisation.id,
          taskId: row.taskId,
          dueDate: row.dueDate,
          completedAt: row.completedAt,
          completedBy: row.completedAt ? row.by : null,
          remark: row.completedAt ? row.remark : null,
        })),
      )
      .onConflict((conflict) => conflict.columns(['taskId', 'dueDate']).doNothing())
      .execute();
  }
}

/** The trail of the last months: who completed what, and when. */
async function tellPast(
  tx: Tx,
  owner: MemberCaller,
  names: ReadonlyMap<string, string>,
  rows: readonly Past[],
  from: Date,
): Promise<void> {
  const told = rows.filter((row) => row.completedAt !== null && row.completedAt >= from);
  const changesOf = new Map<string, Change[]>();
  for (const row of told) {
    if (!row.completedAt) continue;
    const late = row.completedAt.toISOString().slice(0, 10) > row.dueDate;
    const change: Change = {
      action: 'completed',
      entity: 'scheduled_task',
      entityId: row.id,
      summary: `Completed “${row.name}”, due ${formatDate(row.dueDate)}`,
      details: { from: late ? 'overdue' : 'pending', to: 'completed', remark: row.remark },
      at: row.completedAt,
    };
    changesOf.set(row.by, [...(changesOf.get(row.by) ?? []), change]);
  }
  for (const [userId, changes] of changesOf)
    for (let at = 0; at < changes.length; at += ROWS_AT_ONCE)
      await recordChanges(
        tx,
        { userId, name: names.get(userId) ?? owner.name, organisation: owner.organisation },
        changes.slice(at, at + ROWS_AT_ONCE),
      );
}

function earlier(date: Date, limit: Date): Date {
  return date < limit ? date : limit;
}
