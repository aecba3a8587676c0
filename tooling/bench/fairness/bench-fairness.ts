import { setTimeout as sleep } from 'node:timers/promises';
import { readTaskList } from '@anupalan/api/src/modules/tasks/import/read-list.ts';
import { type BenchServer, startBenchServer } from './bench-server.ts';
import { benchReadings } from './readings.ts';
import { createBomb, createLargestList } from './workbooks.ts';

/** Milliseconds in which the server says that it lives, whatever it does besides. */
const MOST_MS = 100;
/** Of so many answers: a machine that does something else besides keeps one in a hundred waiting. */
const SHARE = 0.99;
const ASK_EVERY_MS = 10;
/** Rows that a workbook takes. */
const EXPORT_ROWS = 50_000;
const STREAMS = 500;
const STREAMS_PER_SESSION = 8;
/** The median of other calls may grow by this much with all streams open. */
const MOST_RATIO = 1.2;
const ROUNDS = 12;
const CALLS = 50;

const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
const show = (ms: number): string => `${ms.toFixed(1)} ms`;

/** Asks whether the server lives, again and again, while something goes on. @returns the longest answer */
async function askMeanwhile(
  server: BenchServer,
  name: string,
  work: () => Promise<unknown>,
): Promise<number> {
  await server.takeLongestTurn();
  const answers: Promise<number>[] = [];
  const timer = setInterval(() => {
    answers.push(server.call('/health/live').then(({ ms }) => ms));
  }, ASK_EVERY_MS);
  const start = performance.now();
  await work();
  const took = performance.now() - start;
  clearInterval(timer);
  const times = await Promise.all(answers);
  const turn = await server.takeLongestTurn();
  console.log(
    `${name.padEnd(42)} ${took.toFixed(0).padStart(6)} ms  alive: median ${show(at(times, 0.5))}  p99 ${show(at(times, SHARE))}  max ${show(at(times, 1))}  (${times.length} answers)  longest turn ${show(turn)} of CPU`,
  );
  return Math.max(at(times, SHARE), turn);
}

const BOUNDARY = 'boundary-of-the-benchmark';
const toForm = (file: Buffer, isDryRun: boolean): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="dryRun"\r\n\r\n${isDryRun ? 1 : 0}\r\n--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="tasks.xlsx"\r\n\r\n`,
    ),
    file,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);

async function importList(server: BenchServer, file: Buffer, isDryRun: boolean, expected: number) {
  const { status, bytes } = await server.call('/generate-tasks/import', {
    token: server.tokens[0] ?? '',
    method: 'POST',
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: toForm(file, isDryRun),
  });
  if (status !== expected)
    throw new Error(`The import answered ${status}: ${bytes.toString().slice(0, 300)}`);
}

/** Adds daily tasks until another one would be more than a workbook takes. @returns how many dates there are */
async function fillWithDates(server: BenchServer): Promise<number> {
  const token = server.tokens[0] ?? '';
  const count = async (): Promise<number> => {
    const { bytes } = await server.call('/generate-tasks/scheduled-tasks?pageSize=1', { token });
    return JSON.parse(bytes.toString()).data.total;
  };
  let total = await count();
  let grown = 0;
  for (let number = 1; total + grown <= EXPORT_ROWS; number++) {
    const { status, bytes } = await server.call('/generate-tasks/add', {
      token,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: Buffer.from(
        JSON.stringify({
          name: `Read the meter of plant ${number}`,
          schedule: { frequency: 'daily', startDate: new Date().toISOString().slice(0, 10) },
        }),
      ),
    });
    if (status !== 201) throw new Error(`Adding a task answered ${status}: ${bytes.toString()}`);
    if (grown === 0) grown = (await count()) - total;
    total += grown;
  }
  await server.analyse();
  return count();
}

async function benchFiles(server: BenchServer): Promise<boolean> {
  const list = await createLargestList();
  const bomb = createBomb(list);
  const start = performance.now();
  await readTaskList(list);
  console.log(`Reading the largest list would stop the event loop for ${show(performance.now() - start)}.`);
  const longest = [await askMeanwhile(server, 'nothing', () => sleep(3_000))];
  longest.push(
    await askMeanwhile(server, 'import of 5,000 rows, 3 dry runs', async () => {
      for (let round = 0; round < 3; round++) await importList(server, list, true, 200);
    }),
    await askMeanwhile(server, 'import of 5,000 rows, 500 tasks made', () =>
      importList(server, list, false, 200),
    ),
    await askMeanwhile(server, 'import of a bomb', () => importList(server, bomb, true, 422)),
  );
  const rows = await fillWithDates(server);
  longest.push(
    await askMeanwhile(server, `export of ${rows} rows as a workbook, twice`, async () => {
      for (let round = 0; round < 2; round++) {
        const answer = await server.call('/scheduled-tasks/export?format=xlsx', {
          token: server.tokens[0] ?? '',
        });
        if (answer.status !== 200) throw new Error(`The export answered ${answer.status}`);
      }
    }),
    await askMeanwhile(server, `export of ${rows} rows as CSV`, () =>
      server.call('/scheduled-tasks/export?format=csv', { token: server.tokens[0] ?? '' }),
    ),
  );
  const most = Math.max(...longest.slice(1));
  console.log(`longest turn or p99 of answers ${show(most)} (aim: under ${MOST_MS} ms)\n`);
  return most < MOST_MS;
}

async function benchStreams(server: BenchServer): Promise<boolean> {
  const [token = '', ...watchers] = server.tokens;
  const measure = async (times: number[]) => {
    for (let call = 0; call < CALLS; call++)
      times.push((await server.call('/generate-tasks?pageSize=10', { token })).ms);
  };
  const open = () =>
    Promise.all(
      Array.from({ length: STREAMS }, (_, index) =>
        server.openStream(
          `/consent-documents/${server.orderId}/events`,
          watchers[Math.floor(index / STREAMS_PER_SESSION)] ?? '',
        ),
      ),
    );
  // What is compiled at the first calls and streams is measured with neither.
  await measure([]);
  for (const close of await open()) close();
  const alone: number[] = [];
  const watched: number[] = [];
  let longest = 0;
  for (let round = 0; round < ROUNDS; round++) {
    await measure(alone);
    const close = await open();
    await server.takeLongestTurn();
    await measure(watched);
    await measure(watched);
    longest = Math.max(longest, await server.takeLongestTurn());
    for (const each of close) each();
    // Streams see at their next look that nobody reads them any more.
    await sleep(500);
    await measure(alone);
  }
  const ratio = at(watched, 0.5) / at(alone, 0.5);
  for (const [name, times] of [
    ['no stream', alone],
    [`${STREAMS} streams`, watched],
  ] as const)
    console.log(
      `list of tasks, ${name.padEnd(12)} median ${show(at(times, 0.5))}  p95 ${show(at(times, 0.95))}  (${times.length} calls)`,
    );
  console.log(
    `ratio of the medians ${ratio.toFixed(2)} (aim: at most ${MOST_RATIO}), longest turn with streams ${show(longest)} of CPU`,
  );
  return ratio <= MOST_RATIO;
}

/**
 * How long others wait: answers of a server that reads and writes the largest lists meanwhile, the median of a light call
 * with and without 500 streams, in turns, and the order of one organisation behind those of others.
 * @param only one of the three: `files`, `streams` or `readings`
 */
export async function benchFairness(only: string | undefined): Promise<void> {
  const isWanted = (part: string) => only === undefined || only === part;
  const isFair: boolean[] = [];
  if (isWanted('files') || isWanted('streams')) {
    const server = await startBenchServer(1 + Math.ceil(STREAMS / STREAMS_PER_SESSION));
    try {
      if (isWanted('files')) isFair.push(await benchFiles(server));
      if (isWanted('streams')) isFair.push(await benchStreams(server));
    } finally {
      await server.stop();
    }
  }
  if (isWanted('readings')) isFair.push(await benchReadings());
  if (isFair.includes(false)) process.exitCode = 1;
}
