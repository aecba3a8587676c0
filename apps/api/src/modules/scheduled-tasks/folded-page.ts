import type { FoldedDates } from '@anupalan/validators/entities/scheduled-task';
import {
  type ScheduledTasksQuery,
  scheduledTasksList,
} from '@anupalan/validators/requests/scheduled-tasks-list';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { fixQueries } from '../../database/fixed-query.ts';
import { toSort, toWindow } from '../../http/list.ts';
import { type FilterShape, type FilterValues, selectInOrder, toFilter, toParts } from './filters.ts';
import type { Total } from './found-tasks.ts';
import { countScheduled } from './list-page.ts';
import { type DescribedRow, listDescribed } from './repository.ts';
import { mapStrips } from './round-strip.ts';
import { type FoundRound, IS_NO_ROUND, listRounds } from './rounds.ts';

/** A page of the list in which each round is one row (D46). */
export type FoldedPage = Total & { rows: (DescribedRow & { folded?: FoldedDates })[] };

type Shape = FilterShape & { by: 'dueDate' | 'name'; order: 'asc' | 'desc'; limit: number };
/** The rows of rounds as PostgreSQL unnests them, and how many rows are before the page. */
type Values = FilterValues & {
  offset: number;
  ids: undefined;
  roundIds: string[];
  days: string[];
  names: string[];
};

const PAGE = fixQueries(
  (tx, { by, order, limit, ...shape }: Shape, { offset, roundIds, days, names, ...filter }: Values) => {
    const all = selectInOrder(tx, { ...shape, ...filter })
      .where(IS_NO_ROUND)
      .select(['scheduled.id', 'scheduled.dueDate', sql<string>`''`.as('name')]);
    const named = selectInOrder(tx, { ...shape, ...filter })
      .innerJoin('tasks as named', 'named.id', 'scheduled.taskId')
      .where(IS_NO_ROUND)
      .select(['scheduled.id', 'scheduled.dueDate', 'named.name']);
    const most = sql<number>`${offset}::bigint + ${sql.lit(limit)}`;
    const single =
      by === 'name'
        ? named
            .orderBy('named.name', order)
            .orderBy('scheduled.dueDate', order)
            .orderBy('scheduled.id', order)
            .limit(most)
        : all.orderBy('scheduled.dueDate', order).orderBy('scheduled.id', order).limit(most);
    const rounds = sql<{ id: string; dueDate: string; name: string }>`(SELECT id, due_date, name
    FROM unnest(${roundIds}::uuid[], ${days}::date[], ${names}::text[]) AS round (id, due_date, name))`;
    const rows = tx
      .selectFrom(single.as('single'))
      .select(['single.id', 'single.dueDate', 'single.name'])
      .unionAll(tx.selectFrom(rounds.as('round')).select(['round.id', 'round.dueDate', 'round.name']));
    return tx
      .selectFrom(rows.as('page'))
      .select('page.id')
      .orderBy('page.name', order)
      .orderBy('page.dueDate', order)
      .orderBy('page.id', order)
      .limit(limit)
      .offset(offset);
  },
);

/** Which date stands for a round: the next that is to come, else the latest. */
function toSpoken({ firstId, lastId }: FoundRound, status: ScheduledTasksQuery['status']): string {
  return status === 'pending' ? firstId : lastId;
}

/**
 * A page in which each round is one row, at the place of its first date (of its last, where the latest come first). Other
 * due dates are read in their order up to the page: it is for a list that people leaf through.
 * @param today the day that decides what is overdue (`YYYY-MM-DD`)
 */
export async function listFolded(tx: Tx, query: ScheduledTasksQuery, today: string): Promise<FoldedPage> {
  const filter = toFilter(query, today);
  const { limit, offset } = toWindow(query);
  const sort = toSort(scheduledTasksList, query);
  const by = sort.by === 'name' ? 'name' : 'dueDate';
  const [rounds, counted] = await Promise.all([listRounds(tx, filter), countScheduled(tx, filter)]);
  const { shape, values } = toParts(filter);
  const found = await PAGE(
    tx,
    { ...shape, by, order: sort.order, limit },
    {
      ...values,
      ids: undefined,
      offset,
      roundIds: rounds.map((round) => toSpoken(round, query.status)),
      days: rounds.map(({ first, last }) => (sort.order === 'asc' ? first : last)),
      names: rounds.map(({ name }) => (by === 'name' ? name : '')),
    },
  );
  const ids = found.map(({ id }) => id);
  const described = new Map(
    (ids.length === 0 ? [] : await listDescribed(tx, ids)).map((row) => [row.id, row]),
  );
  const folded = new Map(
    rounds.map((round) => [
      toSpoken(round, query.status),
      { count: round.count, first: round.first, last: round.last },
    ]),
  );
  const ofRounds = ids.flatMap((id) => (folded.has(id) ? (described.get(id)?.taskId ?? []) : []));
  const toDays = await mapStrips(tx, ofRounds, today);
  const rows = ids.flatMap((id) => {
    const row = described.get(id);
    const dates = folded.get(id);
    if (row === undefined) return [];
    return [dates === undefined ? row : { ...row, folded: { ...dates, days: toDays(row.taskId) } }];
  });
  const hidden = rounds.reduce((sum, { count }) => sum + count, 0);
  // A total that nobody has counted to its end is no less one without the folded dates.
  if (counted.totalIsMinimum) return { ...counted, rows };
  return { rows, total: counted.total - hidden + rounds.length };
}
