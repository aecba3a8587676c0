import { type TasksQuery, tasksList } from '@anupalan/validators/requests/tasks';
import { type OrderByItemBuilder, sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { fixQueries } from '../../database/fixed-query.ts';
import { toPattern, toSort, toWindow } from '../../http/list.ts';
import { hasInName } from './names.ts';
import { COLUMNS, selectLive, TASK_COLUMNS, type TaskRow } from './repository.ts';

const SORT = {
  name: 'task.name',
  frequency: 'task.frequency',
  origin: 'task.origin',
  createdAt: 'task.createdAt',
} as const;

/** What narrows the list, as values of its queries. `keyword`: words of name or description; `pattern`: the same for ILIKE. */
type Filter = Pick<TasksQuery, 'origin' | 'frequency' | 'consentDocumentId' | 'assigneeId' | 'keyword'> & {
  pattern: string | undefined;
  /** The tasks with the words, where they are known. */
  ids?: readonly string[] | undefined;
};

/**
 * Whether a description may have some words: it has all that follows each other in them (0038). One of these bits is looked
 * at first, which hardly costs anything; most descriptions lack it already. Words of one or two letters have no bits.
 */
function mayHave(keyword: string) {
  const letters = sql`(SELECT letter_bits(${keyword}))`;
  const first = sql`(SELECT position(B'1' IN letter_bits(${keyword})))`;
  return sql<boolean>`CASE WHEN ${first} = 0 OR get_bit(task.description_letters, ${first} - 1) = 1
    THEN task.description_letters & ${letters} = ${letters} ELSE FALSE END`;
}

function selectFiltered(
  tx: Tx,
  { origin, frequency, consentDocumentId, assigneeId, keyword, pattern, ids }: Filter,
) {
  let rows = selectLive(tx);
  if (origin) rows = rows.where('task.origin', '=', origin);
  if (frequency) rows = rows.where('task.frequency', '=', frequency);
  if (consentDocumentId) rows = rows.where('task.consentDocumentId', '=', consentDocumentId);
  if (assigneeId) rows = rows.where('task.assigneeId', '=', assigneeId);
  if (ids) rows = rows.where(sql<boolean>`task.id = ANY(${ids}::uuid[])`);
  else if (keyword && pattern)
    rows = rows.where((eb) =>
      eb.or([hasInName(pattern), eb.and([mayHave(keyword), eb('task.description', 'ilike', pattern)])]),
    );
  return rows;
}

/** So many tasks with the words are looked for once; where there are more, each query finds them anew. */
const SOME_TASKS = 1_000;

// Those that may have them come from the index alone (0038), and each is looked up then.
const FOUND = fixQueries((tx, _shape: null, filter: Filter & { keyword: string; pattern: string }) => {
  const candidates = selectLive(tx)
    .select('task.id')
    .where((eb) => eb.or([hasInName(filter.pattern), mayHave(filter.keyword)]))
    .offset(0);
  return tx
    .selectFrom(candidates.as('candidate'))
    .innerJoinLateral(
      (eb) =>
        selectFiltered(eb as unknown as Tx, filter)
          .select('task.id')
          .whereRef('task.id', '=', sql.ref<string>('candidate.id'))
          .offset(0)
          .as('task'),
      (join) => join.onTrue(),
    )
    .select('task.id')
    .limit(SOME_TASKS + 1);
});

/** How a page is found; `limit` rows, from the first on unless there is an `offset`. */
type PageShape = ReturnType<typeof toSort<'dueDate' | keyof typeof SORT>> & { limit: number };

const PAGE = fixQueries(
  (tx, { by, order, limit }: PageShape, { offset, ...filter }: Filter & { offset: number | undefined }) => {
    const column = by === 'dueDate' ? 'task.nextDueOn' : SORT[by];
    const direction = (to: OrderByItemBuilder) => {
      const asked = order === 'asc' ? to.asc() : to.desc();
      return by === 'dueDate' ? asked.nullsLast() : asked;
    };
    // The ids first, from an index that has them in their order; each task is looked up by its id then. PostgreSQL plans
    // for an organisation of usual size, and would read all tasks of a large one to find those of the page (0025).
    const page = selectFiltered(tx, filter)
      .select('task.id')
      .orderBy(column, direction)
      .orderBy('task.id', order)
      .limit(limit)
      .offset(offset ?? 0);
    return tx
      .selectFrom(page.as('page'))
      .innerJoinLateral(
        (eb) =>
          eb
            .selectFrom('tasks as task')
            .select(TASK_COLUMNS)
            .whereRef('task.id', '=', 'page.id')
            .offset(0)
            .as('task'),
        (join) => join.onTrue(),
      )
      .leftJoin('users as assignee', 'assignee.id', 'task.assigneeId')
      .select(COLUMNS)
      .orderBy(column, direction)
      .orderBy('task.id', order);
  },
);

// Of the tasks alone: an index holds all that is counted.
const COUNT = fixQueries((tx, _shape: null, filter: Filter) =>
  selectFiltered(tx, filter).select((eb) => eb.fn.countAll<number>().as('total')),
);

// All of them, in the order of an index that is a third as wide: PostgreSQL takes an organisation for small, and each index for as good.
const COUNT_ALL = fixQueries((tx, _shape: null, _values: Record<never, never>) =>
  tx
    .selectFrom(
      selectLive(tx).select('task.id').orderBy('task.nextDueOn').orderBy('task.id').offset(0).as('task'),
    )
    .select((eb) => eb.fn.countAll<number>().as('total')),
);

/** A page of the tasks, and how many there are. */
export async function listTasks(tx: Tx, query: TasksQuery): Promise<{ rows: TaskRow[]; total: number }> {
  const { origin, frequency, consentDocumentId, assigneeId, keyword } = query;
  const asked: Filter = { origin, frequency, consentDocumentId, assigneeId, keyword, pattern: undefined };
  const pattern = keyword ? toPattern(keyword) : undefined;
  const ids = keyword && pattern ? await findWords(tx, { ...asked, keyword, pattern }) : undefined;
  if (ids?.length === 0) return { rows: [], total: 0 };
  const filter = ids ? { ...asked, keyword: undefined, ids } : { ...asked, pattern };
  const { limit, offset } = toWindow(query);
  const [rows, total] = await Promise.all([
    PAGE(tx, { ...toSort(tasksList, query), limit }, { ...filter, offset: offset || undefined }),
    ids ? ids.length : countTasks(tx, filter),
  ]);
  return { rows, total };
}

async function countTasks(tx: Tx, filter: Filter): Promise<number> {
  const isNarrowed = Object.values(filter).some((value) => value !== undefined);
  const [counted] = isNarrowed ? await COUNT(tx, null, filter) : await COUNT_ALL(tx, null, {});
  return counted?.total ?? 0;
}

/** The tasks with some words that the other filters leave; undefined: they are too many. */
async function findWords(
  tx: Tx,
  filter: Filter & { keyword: string; pattern: string },
): Promise<readonly string[] | undefined> {
  const found = await FOUND(tx, null, filter);
  return found.length > SOME_TASKS ? undefined : found.map(({ id }) => id);
}
