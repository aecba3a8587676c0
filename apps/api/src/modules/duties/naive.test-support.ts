import type { DutyCounts } from '@anupalan/enums/duty-states';
import type { ConsentDocument } from '@anupalan/validators/entities/consent-document';
import type { Schedule } from '@anupalan/validators/entities/schedule';
import type { Session } from '@anupalan/validators/entities/session';
import { expect } from 'vitest';
import type { Harness } from '../../../test/harness.ts';

type DateRow = { task_id: string; due_date: string; completed_on: string | null; files: number };
type TaskRow = {
  id: string;
  schedule: Schedule;
  obligation_id: string | null;
  event_obligation_id: string | null;
  consent_document_id: string | null;
  assignee_id: string | null;
  is_deleted: boolean;
};
type ObligationRow = {
  id: string;
  consent_document_id: string;
  state: string;
  recurring: boolean;
  due_date: string | null;
  schedule: { startDate: string } | null;
  recurrence: unknown;
  done: boolean | null;
  is_asked: boolean;
};

/** The figures of a dashboard and of its orders, worked out from every row one by one. */
export type NaiveFigures = {
  duties: DutyCounts;
  ofOrder: Map<string, DutyCounts>;
  overdue: number;
  dueIn14Days: number;
  rounds: { today: number; done: number; late: number; missed: number; coming: number; comingDays: number };
  toReview: number;
};

const none = (): DutyCounts => ({
  total: 0,
  late: 0,
  unanswered: 0,
  at_risk: 0,
  kept: 0,
  proven: 0,
  keptLate: 0,
  not_due_yet: 0,
  standing: 0,
  untracked: 0,
});

/** Times a year that something is due; null: once. */
function timesAYear({ frequency, interval }: Schedule): number | null {
  if (frequency)
    return { daily: 365, weekly: 52, monthly: 12, quarterly: 4, half_yearly: 2, yearly: 1 }[frequency];
  if (!interval) return null;
  const times = (interval.days ?? interval.daysOfMonth ?? [1]).length;
  return (times * { day: 365, week: 52, month: 11.8, year: 1 }[interval.unit]) / interval.every;
}
/** More than once a week; less often than every 14 days. */
const isRound = (task: TaskRow) => (timesAYear(task.schedule) ?? 0) > 52.5;
const isRare = (task: TaskRow) => (timesAYear(task.schedule) ?? 0) < 25.5;

const plusDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/**
 * The same figures a second way: all rows of an organisation are read and looked at one after the other, without the
 * columns and sums that are kept and without the engine.
 */
export async function countNaively(
  pool: Harness['services']['db']['pool'],
  organisationId: string,
  today: string,
  assigneeId?: string,
): Promise<NaiveFigures> {
  const query = async <T extends object>(text: string) => (await pool.query<T>(text, [organisationId])).rows;
  const documents = await query<{ id: string }>(
    `SELECT id FROM consent_documents WHERE organisation_id = $1 AND status = 'ready' AND archived_at IS NULL
       AND superseded_by_id IS NULL`,
  );
  const obligations = await query<ObligationRow>(
    `SELECT id, consent_document_id, state, recurring, due_date::text, schedule, recurrence, done,
       past_due_on IS NOT NULL AND past_answer IS NULL AS is_asked FROM obligations
     WHERE organisation_id = $1 AND merged_into IS NULL`,
  );
  const tasks = await query<TaskRow>(
    `SELECT id, schedule, obligation_id, event_obligation_id, consent_document_id, assignee_id, deleted_at IS NOT NULL AS is_deleted
     FROM tasks WHERE organisation_id = $1`,
  );
  const dates = await query<DateRow>(
    `SELECT task_id, due_date::text, completed_on::text,
       (SELECT count(*)::int FROM evidence WHERE scheduled_task_id = scheduled_tasks.id) AS files
     FROM scheduled_tasks WHERE organisation_id = $1 ORDER BY due_date`,
  );
  const datesOf = Map.groupBy(dates, (row) => row.task_id);
  const isMine = (task: TaskRow) => assigneeId === undefined || task.assignee_id === assigneeId;
  const live = tasks.filter((task) => !task.is_deleted && isMine(task));

  const judge = (task: TaskRow[], counts: DutyCounts, isAsked = false) => {
    const all = task
      .flatMap((each) => datesOf.get(each.id) ?? [])
      .toSorted((a, b) => a.due_date.localeCompare(b.due_date));
    const open = all.filter((row) => row.completed_on === null);
    const past = all.filter((row) => row.due_date <= today);
    const done = all.findLast((row) => row.completed_on !== null);
    const latest = past.at(-1);
    counts.total += 1;
    if (open.some((row) => row.due_date < today)) counts.late += 1;
    else if (isAsked) counts.unanswered += 1;
    else if (task.some(isRare) && open.some((row) => row.due_date <= plusDays(today, 7))) counts.at_risk += 1;
    else if (
      done &&
      (latest === undefined || latest.completed_on !== null || done.due_date > latest.due_date)
    ) {
      counts.kept += 1;
      if (done.files > 0) counts.proven += 1;
      if (done.completed_on && done.completed_on > done.due_date) counts.keptLate += 1;
    } else counts.not_due_yet += 1;
  };

  const judgeObligation = (row: ObligationRow, counts: DutyCounts) => {
    const own = live.filter((task) => task.obligation_id === row.id);
    const begun = live.filter(
      (task) =>
        task.event_obligation_id === row.id &&
        (datesOf.get(task.id) ?? []).some((date) => date.completed_on === null),
    );
    if (own.length + begun.length > 0) return judge([...own, ...begun], counts, row.is_asked);
    if (assigneeId !== undefined) return;
    const once = row.recurring ? null : (row.due_date ?? row.schedule?.startDate ?? null);
    const hasPeriod = row.recurring && (row.schedule !== null || row.recurrence !== null);
    const count = (state: keyof DutyCounts) => {
      counts[state] += 1;
      if (state !== 'standing' && state !== 'untracked') counts.total += 1;
    };
    if (row.done) count('kept');
    else if (tasks.some((task) => task.is_deleted && task.obligation_id === row.id)) count('untracked');
    else if (once === null && !hasPeriod) count('standing');
    else if (once === null) count(row.is_asked ? 'unanswered' : 'not_due_yet');
    else if (once < today && row.done === null) count('unanswered');
    else if (once < today) count('late');
    else if (row.is_asked) count('unanswered');
    else count(once <= plusDays(today, 7) ? 'at_risk' : 'not_due_yet');
  };

  const ofOrder = new Map(
    documents.map(({ id }) => {
      const counts = none();
      for (const row of obligations)
        if (row.consent_document_id === id && row.state === 'accepted') judgeObligation(row, counts);
      return [id, counts];
    }),
  );
  const duties = none();
  for (const task of live) if (task.consent_document_id === null) judge([task], duties);
  for (const counts of ofOrder.values())
    for (const key of Object.keys(duties) as (keyof DutyCounts)[]) duties[key] += counts[key];

  const openOf = (task: TaskRow) => (datesOf.get(task.id) ?? []).filter((row) => row.completed_on === null);
  const late = live.map((task) => ({
    task,
    days: openOf(task).filter((row) => row.due_date < today).length,
  }));
  const soon = live.map((task) => ({
    task,
    days: openOf(task).filter((row) => row.due_date >= today && row.due_date <= plusDays(today, 14)).length,
  }));
  const once = (counted: { task: TaskRow; days: number }[]) =>
    counted.reduce((sum, { task, days }) => sum + (isRound(task) ? Math.min(days, 1) : days), 0);
  const rounds = (counted: { task: TaskRow; days: number }[]) =>
    counted.filter(({ task, days }) => days > 0 && isRound(task));
  const sum = (counted: { days: number }[]) => counted.reduce((total, { days }) => total + days, 0);
  const todays = live
    .filter(isRound)
    .flatMap((task) => (datesOf.get(task.id) ?? []).filter((row) => row.due_date === today));
  return {
    duties,
    ofOrder,
    overdue: once(late),
    dueIn14Days: once(soon),
    rounds: {
      today: todays.length,
      done: todays.filter((row) => row.completed_on !== null).length,
      late: rounds(late).length,
      missed: sum(rounds(late)),
      coming: rounds(soon).length,
      comingDays: sum(rounds(soon)),
    },
    toReview: documents.filter(({ id }) =>
      obligations.some((row) => row.consent_document_id === id && row.state === 'suggested'),
    ).length,
  };
}

/** Compares what the calls say on a day with what every row says, of everyone and of the owner. */
export async function expectNaiveFigures(api: Harness, owner: Session, today: string): Promise<DutyCounts> {
  const { organisationId, userId } = api.users.owner;
  const get = async (url: string) => (await api.call('GET', url, { as: owner })).body.data;
  const { ofOrder, ...naive } = await countNaively(api.services.db.pool, organisationId, today);
  expect(await get('/dashboard')).toMatchObject(naive);
  const { consentDocuments } = (await get('/consent-documents?isPagination=0')) as {
    consentDocuments: ConsentDocument[];
  };
  const listed = consentDocuments.flatMap(({ id, duties }) =>
    duties === null ? [] : [[id, duties] as const],
  );
  expect(new Map(listed)).toEqual(ofOrder);
  const mine = await countNaively(api.services.db.pool, organisationId, today, userId);
  const { duties, overdue, dueIn14Days, rounds } = mine;
  expect(await get('/dashboard?scope=mine')).toMatchObject({ duties, overdue, dueIn14Days, rounds });
  return naive.duties;
}
