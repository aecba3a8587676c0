import { formatDate } from '@anupalan/compliance/schedules/describe';
import { todayIn } from '@anupalan/compliance/schedules/today';
import { FIELD_MESSAGES } from '@anupalan/enums/field-messages';
import type { ScheduledTask } from '@anupalan/validators/entities/scheduled-task';
import type { UpdateScheduledTaskStatusRequest } from '@anupalan/validators/requests/scheduled-tasks';
import type { MemberCaller } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';
import { commitWithNext } from '../../database/unit-executor.ts';
import { AppError, invalidField } from '../../http/problem.ts';
import type { Services } from '../../http/services.ts';
import { recordChanges } from '../audit/service.ts';
import { listEvidence, toEvidence } from '../evidence/repository.ts';
import {
  type DateChange,
  planApplications,
  writeApplications,
} from '../renewal-applications/record-application.ts';
import * as repository from './repository.ts';
import { getLocked, OF_DELETED_TASK, statusOf, toIds, toScheduledTask } from './service.ts';

type Row = repository.ScheduledTaskRow;

/** A date and what a call makes of it. */
type Planned = { row: Row; change: repository.StatusChange };

/**
 * Completes dates, amends what was recorded of completed ones, or opens them again; all or nothing. What changes nothing
 * is no change. Every change is in the audit trail. The application for renewal of an order follows its task.
 * @throws AppError not_found (404); invalid (422) for a day to come, the date of a deleted task, or one whose evidence is
 * missing
 */
export async function updateStatus(
  services: Services,
  caller: MemberCaller,
  body: UpdateScheduledTaskStatusRequest,
): Promise<ScheduledTask[]> {
  const now = services.now();
  const today = todayIn(caller.organisation.timeZone, now.toISOString());
  if (body.completedOn && body.completedOn > today)
    throw invalidField('completedOn', FIELD_MESSAGES.completedInFuture);
  const ids = toIds(body.ids ?? (body.id ? [body.id] : []));
  return services.db.forOrganisation(caller.organisation.id, async (tx) => {
    const { rows, planned } = await planChanges(tx, caller, ids, body, { now, today });
    const applications = await planApplications(tx, caller, planned.flatMap(toDateChange));
    // What has come to the dates while they were waited for is read behind their locks.
    commitWithNext(tx);
    const [evidence] = await Promise.all([
      listEvidence(tx, ids),
      planned.length > 0 ? writeChanges(tx, caller, planned, today) : undefined,
      writeApplications(tx, caller, applications, now),
    ]);
    return ids.flatMap((id) =>
      rows
        .filter((row) => row.id === id)
        .map((row) => ({
          ...toScheduledTask({ ...toRowAfter(caller, row, planned), evidence: null }, today),
          evidence: evidence.filter(({ scheduledTaskId }) => scheduledTaskId === id).map(toEvidence),
        })),
    );
  });
}

/** What a person says of dates: completed or pending, and what is recorded. */
export type StatusWords = Omit<UpdateScheduledTaskStatusRequest, 'id' | 'ids'>;

/**
 * The same in a running transaction.
 * @throws AppError as `updateStatus`, but for a day to come
 */
export async function updateStatusIn(
  tx: Tx,
  caller: MemberCaller,
  ids: readonly string[],
  body: StatusWords,
  at: { now: Date; today: string },
): Promise<void> {
  const { planned } = await planChanges(tx, caller, ids, body, at);
  if (planned.length > 0) await writeChanges(tx, caller, planned, at.today);
}

/** Locks dates and works out what becomes of each. */
async function planChanges(
  tx: Tx,
  caller: MemberCaller,
  ids: readonly string[],
  body: StatusWords,
  at: { now: Date; today: string },
): Promise<{ rows: Row[]; planned: Planned[] }> {
  const [, rows] = await Promise.all([repository.lockTasksOf(tx, ids), getLocked(tx, ids)]);
  const planned = rows.flatMap((row) => {
    const change = toChange(caller, body, row, at);
    return change === null ? [] : [{ row, change }];
  });
  if (planned.some(({ row }) => row.taskDeletedAt !== null)) throw new AppError('invalid', OF_DELETED_TASK);
  await checkEvidence(tx, planned);
  return { rows, planned };
}

/** What becomes of a date; null: nothing. */
function toChange(
  caller: MemberCaller,
  body: StatusWords,
  row: Row,
  { now, today }: { now: Date; today: string },
): repository.StatusChange | null {
  const given = { remark: body.remark || null, reference: body.reference || null, updatedAt: now };
  if (body.status !== 'completed') {
    if (row.completedAt === null) return null;
    return { ...given, completedAt: null, completedOn: null, completedBy: null, reference: null };
  }
  if (row.completedAt === null)
    return {
      ...given,
      completedAt: now,
      completedOn: body.completedOn ?? today,
      completedBy: caller.userId,
    };
  const amended = {
    completedOn: body.completedOn ?? row.completedOn,
    remark: body.remark === undefined ? row.remark : given.remark,
    reference: body.reference === undefined ? row.reference : given.reference,
  };
  const isSame =
    amended.completedOn === row.completedOn &&
    amended.remark === row.remark &&
    amended.reference === row.reference;
  if (isSame) return null;
  // Who completed it, and when that was entered, stay: the trail says who amended it.
  return { ...amended, completedAt: row.completedAt, completedBy: row.completerId, updatedAt: now };
}

/** @throws AppError invalid (422), with the names, where dates are completed whose tasks ask for evidence that is missing */
async function checkEvidence(tx: Tx, planned: readonly Planned[]): Promise<void> {
  const asking = planned.filter(
    ({ row, change }) => row.evidenceRequired && row.completedAt === null && change.completedAt !== null,
  );
  if (asking.length === 0) return;
  const evidence = await listEvidence(
    tx,
    asking.map(({ row }) => row.id),
  );
  const missing = asking.filter(
    ({ row }) => !evidence.some(({ scheduledTaskId }) => scheduledTaskId === row.id),
  );
  const [first] = missing;
  if (first === undefined) return;
  const message =
    planned.length === 1
      ? `“${first.row.name}” requires evidence. Add a file, then complete it.`
      : `Nothing was completed. These require evidence: ${listNames(missing)}. Add a file to each, or leave them out.`;
  throw new AppError('invalid', message, { errors: [{ field: 'evidence', message }] });
}

/** What an application for renewal follows: a date of an order's task that may be due once. */
function toDateChange({ row, change }: Planned): DateChange[] {
  const { id, consentDocumentId, frequency, completedOn, reference } = row;
  if (consentDocumentId === null || frequency !== null) return [];
  return [{ id, consentDocumentId, from: { completedOn, reference }, to: change }];
}

/** Names in a sentence of some length. */
const MOST_NAMES = 5;

function listNames(planned: readonly Planned[]): string {
  const names = [...new Set(planned.map(({ row }) => `“${row.name}”`))];
  const more = names.length - MOST_NAMES;
  return [...names.slice(0, MOST_NAMES), ...(more > 0 ? [`and ${more} more`] : [])].join(', ');
}

function toRowAfter(caller: MemberCaller, row: Row, planned: readonly Planned[]): Row {
  const change = planned.find((each) => each.row.id === row.id)?.change;
  if (change === undefined) return row;
  const isAmended = row.completedAt !== null && change.completedAt !== null;
  if (isAmended) return { ...row, ...change };
  return {
    ...row,
    ...change,
    completerId: change.completedBy,
    completerName: change.completedBy && caller.name,
  };
}

/** Writes changes with their lines of the audit trail: a statement for each kind of change, not for each date. */
async function writeChanges(
  tx: Tx,
  caller: MemberCaller,
  planned: readonly Planned[],
  today: string,
): Promise<void> {
  const kinds = Map.groupBy(planned, ({ change }) => JSON.stringify(change));
  await Promise.all([
    recordChanges(
      tx,
      caller,
      planned.map(({ row, change }) => ({
        ...describe(row, change, today),
        entity: 'scheduled_task',
        entityId: row.id,
        at: change.updatedAt,
      })),
    ),
    ...[...kinds.values()].flatMap((some) =>
      some[0] === undefined
        ? []
        : repository.setStatus(
            tx,
            some.map(({ row }) => row.id),
            some[0].change,
          ),
    ),
  ]);
}

const toRecorded = (at: Pick<Row, 'completedOn' | 'reference' | 'remark'>) => ({
  completedOn: at.completedOn,
  reference: at.reference,
  remark: at.remark,
});

/** The line of the audit trail. */
function describe(row: Row, change: repository.StatusChange, today: string) {
  const of = `“${row.name}”, due ${formatDate(row.dueDate)}`;
  if (row.completedAt !== null && change.completedAt !== null)
    return {
      action: 'amend',
      summary: `Changed the record of ${of}`,
      details: { from: toRecorded(row), to: toRecorded(change) },
    };
  const isDone = change.completedAt !== null;
  return {
    action: isDone ? 'completed' : 'pending',
    summary: `${isDone ? 'Completed' : 'Reopened'} ${of}`,
    details: {
      from: statusOf(row, today),
      to: statusOf({ ...row, completedAt: change.completedAt }, today),
      ...toRecorded(change),
    },
  };
}
