import { addDays } from '@anupalan/compliance/schedules/dates';
import { describeSchedule } from '@anupalan/compliance/schedules/describe';
import type { Schedule } from '@anupalan/compliance/schedules/types';
import type { DashboardTask, Today } from '@anupalan/validators/entities/dashboard';
import type { ScheduledTask } from '@anupalan/validators/entities/scheduled-task';
import type { Tx } from '../../database/database.ts';
import { countMissedOf, type Whose } from '../duties/service.ts';
import { countToAnswer } from '../past-cycles/service.ts';
import { getByIds, mapStrips } from '../scheduled-tasks/service.ts';
import * as decisions from './decisions-repository.ts';
import * as repository from './today-repository.ts';

const LATE_ROWS = 3;
const ROUND_ROWS = 24;
const DECISION_ROWS = 9;
const DECISION_DAYS = 7;
const REVIEW_ROWS = 3;

/** What somebody may not see is not asked for. */
export type Sees = { tasks: boolean; consents: boolean };

type Clause = NonNullable<DashboardTask['clause']>;
type ClauseRow = { order: string; kind: string | null; conditionNo: string | null };

const toClause = ({ order, kind, conditionNo }: ClauseRow): Clause => ({
  order,
  kind: kind as Clause['kind'],
  conditionNo,
});

/** What is to be done today: late, rounds, this week, and what waits for a person. */
export async function getToday(tx: Tx, today: string, whose: Whose, sees: Sees): Promise<Today> {
  const until = addDays(today, DECISION_DAYS);
  const none: repository.Found = { ids: [], total: 0 };
  const [late, coming, roundsOf, toReview, questions, answers] = await Promise.all([
    sees.tasks ? repository.findLate(tx, today, whose, LATE_ROWS) : none,
    sees.tasks ? repository.findComing(tx, { today, until }, whose, DECISION_ROWS) : none,
    sees.tasks ? repository.listRoundsOf(tx, today, whose, ROUND_ROWS) : [],
    sees.consents ? decisions.listToReview(tx) : [],
    sees.consents ? decisions.listUnanswered(tx, today, 1) : [],
    sees.consents ? countToAnswer(tx, today) : 0,
  ]);
  const roundTasks = roundsOf.map(({ taskId }) => taskId);
  const [rows, toDays, missed] = await Promise.all([
    getByIds(tx, [...late.ids, ...coming.ids, ...roundsOf.map(({ id }) => id)], today),
    mapStrips(tx, roundTasks, today),
    countMissedOf(tx, today, roundTasks),
  ]);
  const clauses = await repository.listClauses(tx, [...new Set(rows.map(({ taskId }) => taskId))]);
  const describe = (row: ScheduledTask): DashboardTask => {
    const found = clauses.find(({ taskId }) => taskId === row.taskId);
    return {
      ...row,
      clause: found ? toClause(found) : null,
      category: (found?.category ?? null) as DashboardTask['category'],
    };
  };
  const pick = (ids: readonly string[]) =>
    ids.flatMap((id) => rows.filter((row) => row.id === id)).map(describe);
  return {
    late: { total: late.total, rows: pick(late.ids) },
    rounds: roundsOf.flatMap(({ id, taskId, schedule }) =>
      pick([id]).map((row) => ({
        ...row,
        often: describeSchedule(schedule as Schedule),
        missed: missed.get(taskId) ?? 0,
        days: toDays(taskId),
      })),
    ),
    decisions: { until, total: coming.total, rows: pick(coming.ids) },
    review: {
      suggestions: toReview.reduce((sum, { suggestions }) => sum + suggestions, 0),
      orders: toReview.slice(0, REVIEW_ROWS),
    },
    answers,
    question:
      questions.map(({ id, title, consentDocumentId, dueDate, ...row }) => ({
        obligationId: id,
        title,
        consentDocumentId,
        clause: toClause(row),
        dueDate: dueDate ?? today,
      }))[0] ?? null,
  };
}
