import { setTimeout as sleep } from 'node:timers/promises';
import { hasProc, readCpuMs, readFamilyCpuMs, readMemoryMb } from './cpu.ts';
import { type Call, createCaller } from './load.ts';
import { fillRows, type Rows } from './rows.ts';
import {
  type Measured,
  type MeasuredServer,
  startBareServer,
  startPostgres,
  startProduct,
} from './servers.ts';

const ROUNDS = 5;
/** Milliseconds of one processor that a server may use while nobody calls: 0.3 % of a core. */
const IDLE_SHARE = 0.003;
const IDLE_MS = 60_000;
/** What was begun by the last calls and by the start is over by then. */
const SETTLE_MS = 15_000;
const MOST_MEMORY_MB = 250;

/** The CPU of one call in milliseconds: of the server, and of all processes of PostgreSQL. */
type Cost = { server: number; database: number };
type Case = {
  name: string;
  /** Calls of a round. */
  calls: number;
  bare: (number: number) => Call;
  product: (number: number) => Call;
  /** How many times the bare call it may cost; `sum`: what the best peer's server and database cost together. */
  goal: Cost & { sum: number };
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

function listCases({ token, taskIds, dateIds, added }: Rows): Case[] {
  const at = (ids: readonly string[], number: number) => ids[number % ids.length] ?? '';
  let changes = 0;
  let inserts = 0;
  const dayOf = (number: number) =>
    new Date(Date.UTC(2100, 0, 1) + number * 86_400_000).toISOString().slice(0, 10);
  return [
    {
      name: 'list of 50 with total',
      calls: 500,
      bare: () => ({ path: '/list', token }),
      product: () => ({ path: '/api/v1/generate-tasks/scheduled-tasks?pageSize=50', token }),
      goal: { server: 2.6, database: 4, sum: 6.0 },
    },
    {
      name: 'one task with its dates',
      calls: 500,
      bare: (number) => ({ path: `/one/${at(taskIds, number)}`, token }),
      product: (number) => ({ path: `/api/v1/tasks/${at(taskIds, number)}`, token }),
      goal: { server: 5, database: 6, sum: 7.0 },
    },
    {
      name: 'change of a status',
      calls: 500,
      bare: () => ({
        path: '/insert',
        method: 'POST',
        token: added.token,
        body: { taskId: added.taskId, dueDate: dayOf(inserts++) },
      }),
      product: () => {
        const change = changes++;
        const status = Math.floor(change / dateIds.length) % 2 === 0 ? 'completed' : 'pending';
        return {
          path: '/api/v1/generate-tasks/scheduled-tasks/status',
          method: 'PATCH',
          token,
          body: { data: { id: at(dateIds, change), status } },
        };
      },
      goal: { server: 5, database: 6, sum: 9.5 },
    },
  ];
}

/** Makes the calls of one round. @returns what one of them cost */
async function measure(
  server: MeasuredServer,
  postgres: Measured,
  calls: number,
  toCall: (number: number) => Call,
): Promise<Cost> {
  const caller = createCaller(server.port);
  try {
    // The connections, here and to the database, and what they plan the first time.
    await caller.run(Math.ceil(calls / 5), toCall);
    const before = { server: readCpuMs(server.pid), database: readFamilyCpuMs(postgres.pid) };
    await caller.run(calls, toCall);
    return {
      server: (readCpuMs(server.pid) - before.server) / calls,
      database: (readFamilyCpuMs(postgres.pid) - before.database) / calls,
    };
  } finally {
    caller.close();
  }
}

/** @returns whether each call is within its goal */
async function benchCalls(
  product: MeasuredServer,
  bare: MeasuredServer,
  postgres: Measured,
  rows: Rows,
): Promise<boolean> {
  const cases = listCases(rows).map((each) => ({ ...each, bareCosts: [] as Cost[], costs: [] as Cost[] }));
  for (let round = 0; round < ROUNDS; round++)
    for (const each of cases) {
      each.bareCosts.push(await measure(bare, postgres, each.calls * 2, each.bare));
      each.costs.push(await measure(product, postgres, each.calls, each.product));
    }
  let isWithin = true;
  const show = (value: number) => value.toFixed(2).padStart(6);
  console.log(`CPU of a call in milliseconds, medians of ${ROUNDS} interleaved rounds`);
  for (const { name, goal, bareCosts, costs } of cases) {
    const of = (all: readonly Cost[], part: keyof Cost) => median(all.map((cost) => cost[part]));
    console.log(name);
    const print = (part: string, ours: number, theirs: number, most: number) => {
      isWithin &&= ours / theirs <= most;
      console.log(
        `  ${part.padEnd(10)} ${show(ours)}  bare ${show(theirs)}  ratio ${show(ours / theirs)}  (goal: at most ${most})`,
      );
    };
    print('server', of(costs, 'server'), of(bareCosts, 'server'), goal.server);
    print('database', of(costs, 'database'), of(bareCosts, 'database'), goal.database);
    const sum = (all: readonly Cost[]) => median(all.map((cost) => cost.server + cost.database));
    print('sum', sum(costs), sum(bareCosts), goal.sum);
  }
  const memory = readMemoryMb(product.pid);
  console.log(`memory after load ${memory.toFixed(0)} MB (goal: at most ${MOST_MEMORY_MB} MB)`);
  return isWithin && memory <= MOST_MEMORY_MB;
}

/** @returns whether a server that nobody calls is quiet enough */
async function benchIdle(product: MeasuredServer, postgres: Measured): Promise<boolean> {
  await sleep(SETTLE_MS);
  const read = () => ({ server: readCpuMs(product.pid), database: readFamilyCpuMs(postgres.pid) });
  const before = read();
  await sleep(IDLE_MS);
  const after = read();
  const share = (part: keyof Cost) => (after[part] - before[part]) / IDLE_MS;
  const percent = (value: number) => `${(100 * value).toFixed(2)} %`;
  const sum = share('server') + share('database');
  console.log(
    `idle, jobs included: ${percent(sum)} of a core (server ${percent(share('server'))}, database ${percent(share('database'))}; goal: at most ${percent(IDLE_SHARE)})`,
  );
  return sum <= IDLE_SHARE;
}

/**
 * What a call of the API costs, as a ratio to a bare Fastify with `pg` that answers the same rows on the same database;
 * then the memory of the server, and what it does while nobody calls.
 * @param only one of the two: `calls` or `idle`
 */
export async function benchApi(only: string | undefined): Promise<void> {
  if (!hasProc()) {
    console.log('This system has no /proc, so the CPU time of processes cannot be measured.');
    return;
  }
  const stops: (() => Promise<void>)[] = [];
  try {
    const postgres = await startPostgres();
    stops.push(postgres.stop);
    const product = await startProduct(postgres.url);
    stops.push(product.stop);
    const rows = await fillRows(postgres.url);
    const isWithin: boolean[] = [];
    console.log(`${postgres.name}, Node ${process.versions.node}`);
    if (only !== 'idle') {
      const bare = await startBareServer(postgres.url);
      stops.push(bare.stop);
      isWithin.push(await benchCalls(product, bare, postgres, rows));
      await stops.pop()?.();
    }
    if (only !== 'calls') isWithin.push(await benchIdle(product, postgres));
    if (isWithin.includes(false)) process.exitCode = 1;
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}
