import type { AlertSubject } from '@anupalan/enums/notifications';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { type AlertGroup, DATES_NAMED } from '../../mail/alert-mail.ts';
import { IS_ROUND_OR_NOT } from '../duties/is-round.ts';
import { IS_SETTLED, type MailOf, ORDER_ID, selectPending } from './mails.ts';

/** What a mail says of a line. */
const LINE = ['about', 'subjectId', 'dueDate', 'assigneeId', 'assigneeName', 'title', 'group'] as const;

/** Which dates a digest names besides the alerts of its mail: what is open until a day, of its reader's tasks. */
export type DigestOf = { until: string; isOwner: boolean };

/** The alerts of a mail that are not settled. */
function selectAlerted(tx: Tx, of: MailOf) {
  return selectPending(tx, of)
    .leftJoin('users as assignee', 'assignee.id', 'task.assigneeId')
    .where(IS_SETTLED, '=', false)
    .select([
      sql<AlertSubject>`CASE WHEN alerts.task_id IS NOT NULL THEN 'task'
        WHEN alerts.renewal_of_id IS NOT NULL THEN 'renewal' ELSE 'order' END`.as('about'),
      sql<string>`coalesce(alerts.task_id, ${ORDER_ID})`.as('subjectId'),
      'alerts.dueDate',
      'assignee.id as assigneeId',
      'assignee.name as assigneeName',
      sql<string>`coalesce(task.name, document.title, '')`.as('title'),
    ]);
}

/** The open dates of a reader's tasks until a day; rounds are no matter of a week. */
function selectOpen(tx: Tx, userId: string, { until, isOwner }: DigestOf) {
  return tx
    .selectFrom('tasks as task')
    .innerJoin('scheduledTasks as scheduled', 'scheduled.taskId', 'task.id')
    .leftJoin('users as assignee', 'assignee.id', 'task.assigneeId')
    .where('task.deletedAt', 'is', null)
    .where('task.nextDueOn', '<=', until)
    .where(IS_ROUND_OR_NOT, '=', false)
    .where('scheduled.completedAt', 'is', null)
    .where('scheduled.isWithdrawn', '=', false)
    .where('scheduled.dueDate', '<=', until)
    .where((eb) => {
      const isOwn = eb('task.assigneeId', '=', userId);
      if (!isOwner) return isOwn;
      // As with alerts: what nobody who is there has, the owner has.
      return eb.or([
        isOwn,
        eb('task.assigneeId', 'is', null),
        eb('assignee.isActive', '=', false),
        eb('assignee.deletedAt', 'is not', null),
      ]);
    })
    .select([
      sql<AlertSubject>`'task'`.as('about'),
      'task.id as subjectId',
      'scheduled.dueDate',
      'assignee.id as assigneeId',
      'assignee.name as assigneeName',
      'task.name as title',
    ]);
}

/**
 * What one user's mail of a morning is about: the first dates of each group, with the number of all in it. The rest
 * stays in the database, however long the list is.
 * @param today by which the groups are told apart
 * @param digest what a digest names besides; null: the mail is none
 */
export async function listMailed(tx: Tx, of: MailOf, today: string, digest: DigestOf | null) {
  const alerted = selectAlerted(tx, of);
  const lines = digest === null ? alerted : alerted.union(selectOpen(tx, of.userId, digest));
  const group = sql<AlertGroup>`CASE WHEN line.about = 'order' THEN 'orders' WHEN line.about = 'renewal' THEN 'renewals'
    WHEN line.due_date < ${today}::date THEN 'overdue' WHEN line.due_date = ${today}::date THEN 'today'
    WHEN line.due_date <= ${digest?.until ?? today}::date THEN 'week' ELSE 'coming' END`;
  const grouped = tx.selectFrom(lines.as('line')).selectAll().select(group.as('group'));
  const counted = tx
    .selectFrom(grouped.as('line'))
    .select(LINE)
    .select([
      sql<number>`row_number() OVER (PARTITION BY line.group ORDER BY line.due_date, line.title, line.subject_id)`.as(
        'place',
      ),
      sql<number>`count(*) OVER (PARTITION BY line.group)`.as('total'),
    ]);
  return tx
    .selectFrom(counted.as('counted'))
    .select([...LINE, 'total'])
    .where('place', '<=', DATES_NAMED)
    .orderBy('place')
    .execute();
}
