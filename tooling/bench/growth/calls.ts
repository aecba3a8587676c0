import type { Grown } from './make-rows.ts';
import { type Cost, measure, median, printLine, toCpu } from './measure.ts';
import type { GrowthServer } from './server.ts';

const LIST = '/generate-tasks/scheduled-tasks';
const PAGE = 50;
/** Calls between two looks at the clock of the CPU, which counts hundredths of a second. */
const CALLS = 60;
/** What a call may take with a hundred times the rows. */
const MOST_RATIO = 1.5;

type Case = {
  name: string;
  toPath: (of: Grown, total: number) => string;
  /** The list whose total the path needs. */
  totalOf?: (of: Grown) => string;
};

const list = (query: string) => `${LIST}?pageSize=${PAGE}${query}`;
const lastPage = (name: string, query: (of: Grown) => string): Case => ({
  name,
  totalOf: (of) => list(query(of)),
  toPath: (of, total) => list(`${query(of)}&pageNo=${Math.max(1, Math.ceil(total / PAGE))}`),
});
const YEAR = 'startDate=2026-04-01&endDate=2027-03-31';

const CASES: readonly Case[] = [
  { name: 'list', toPath: () => list('') },
  lastPage('list, last page', () => ''),
  {
    name: 'list, page in the middle',
    totalOf: () => list(''),
    toPath: (_, total) => list(`&pageNo=${Math.ceil(total / PAGE / 2)}`),
  },
  { name: 'list, latest first', toPath: () => list('&sortBy=dueDate&sortOrder=desc') },
  { name: 'overdue', toPath: () => list('&status=overdue') },
  lastPage('overdue, last page', () => '&status=overdue'),
  { name: 'pending', toPath: () => list('&status=pending') },
  { name: 'completed, latest first', toPath: () => list('&status=completed&sortBy=dueDate&sortOrder=desc') },
  { name: 'one day', toPath: () => list('&dueDate=2026-11-23') },
  { name: 'one month', toPath: () => `${LIST}?pageSize=100&startDate=2026-11-01&endDate=2026-11-30` },
  { name: 'one assignee', toPath: ({ assigneeId }) => list(`&assigneeId=${assigneeId}`) },
  lastPage('one assignee, last page', ({ assigneeId }) => `&assigneeId=${assigneeId}`),
  {
    name: 'one assignee, page in the middle',
    totalOf: ({ assigneeId }) => list(`&assigneeId=${assigneeId}`),
    toPath: ({ assigneeId }, total) =>
      list(`&assigneeId=${assigneeId}&pageNo=${Math.ceil(total / PAGE / 2)}`),
  },
  {
    name: 'one assignee, overdue',
    toPath: ({ assigneeId }) => list(`&status=overdue&assigneeId=${assigneeId}`),
  },
  { name: 'one origin', toPath: () => list('&origin=Received') },
  { name: 'one order', toPath: ({ consentDocumentId }) => list(`&consentDocumentId=${consentDocumentId}`) },
  { name: 'one task', toPath: ({ taskId }) => list(`&taskId=${taskId}`) },
  { name: 'search, a common word', toPath: () => list('&keyword=stack') },
  { name: 'search, a rare word', toPath: () => list('&keyword=unit%2047') },
  { name: 'search, no match', toPath: () => list('&keyword=nothing') },
  { name: 'by name', toPath: () => list('&sortBy=name') },
  { name: 'by name, from the end', toPath: () => list('&sortBy=name&sortOrder=desc') },
  lastPage('by name, last page', () => '&sortBy=name'),
  { name: 'by status', toPath: () => list('&sortBy=status') },
  { name: 'by status, from the end', toPath: () => list('&sortBy=status&sortOrder=desc') },
  lastPage('by status, last page', () => '&sortBy=status'),
  { name: 'months of a year', toPath: () => `/scheduled-tasks/months?${YEAR}` },
  {
    name: 'months, one assignee',
    toPath: ({ assigneeId }) => `/scheduled-tasks/months?${YEAR}&assigneeId=${assigneeId}`,
  },
  { name: 'months, search', toPath: () => `/scheduled-tasks/months?${YEAR}&keyword=stack` },
  { name: 'months, one origin', toPath: () => `/scheduled-tasks/months?${YEAR}&origin=Received` },
  { name: 'dashboard', toPath: () => '/dashboard' },
  { name: 'tasks', toPath: () => `/generate-tasks?pageSize=${PAGE}` },
  { name: 'tasks, search, no match', toPath: () => `/generate-tasks?pageSize=${PAGE}&keyword=nothing` },
  { name: 'tasks, by due date', toPath: () => `/generate-tasks?pageSize=${PAGE}&sortBy=dueDate` },
];

async function get(server: GrowthServer, of: Grown, path: string): Promise<string> {
  const { status, text } = await server.call(of.token, 'GET', path);
  if (status !== 200) throw new Error(`${path} answered ${status}: ${text.slice(0, 300)}`);
  return text;
}

async function toPath(server: GrowthServer, of: Grown, { toPath, totalOf }: Case): Promise<string> {
  const total = totalOf ? JSON.parse(await get(server, of, totalOf(of))).data.total : 0;
  return toPath(of, total);
}

const show = (costs: readonly Cost[]): string => {
  const of = (part: (cost: Cost) => number) => (median(costs.map(part)) / CALLS).toFixed(1);
  return `${of(toCpu)} (${of((cost) => cost.database)})`;
};

/**
 * Makes each call in a small and in a large organisation, in turns, and prints what it costs in both.
 * @param how `only`: a part of the names of the cases; `rounds`: how often it is measured
 * @returns the names of those that cost more than they may
 */
export async function benchCalls(
  server: GrowthServer,
  small: Grown,
  large: Grown,
  how: { only: string; rounds: number },
): Promise<string[]> {
  printLine(
    'CPU of a call in ms (of it the database)',
    ...[small, large].map(({ dates }) => dates.toLocaleString('en-IN')),
    'ratio',
    'total',
  );
  const grew: string[] = [];
  for (const each of CASES.filter(({ name }) => name.includes(how.only))) {
    const paths = [
      { of: small, path: await toPath(server, small, each), costs: [] as Cost[] },
      { of: large, path: await toPath(server, large, each), costs: [] as Cost[] },
    ] as const;
    for (const { of, path } of paths) await get(server, of, path);
    for (let round = 0; round < how.rounds; round++)
      for (const { of, path, costs } of paths)
        costs.push(
          await measure(server, async () => {
            for (let call = 0; call < CALLS; call++) await get(server, of, path);
          }),
        );
    const [little, much] = paths;
    const { data } = JSON.parse(await get(server, large, much.path));
    const ratio = median(much.costs.map(toCpu)) / median(little.costs.map(toCpu));
    printLine(each.name, show(little.costs), show(much.costs), ratio, toTotal(data));
    if (ratio > MOST_RATIO) grew.push(each.name);
  }
  return grew;
}

function toTotal({ total, totalIsMinimum }: { total?: number; totalIsMinimum?: boolean }): string {
  return total === undefined ? '' : `${total}${totalIsMinimum ? '+' : ''}`;
}
