import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, dataOf, type Product } from './product.ts';

/** A change that was sent. What has no answer may have been done or not, but never twice and never by half. */
type Sent = {
  kind: 'task' | 'document' | 'version';
  name: string;
  content: string;
  /** Sends the very same call again, with the same Idempotency-Key. */
  send(): Promise<Answer>;
  isAcknowledged: boolean;
  /** When it was answered as done, by `performance.now()`. */
  acknowledgedAt?: number;
};

/** What of it is in a copy of the data, as a backup. */
export type CopyVerdict = {
  /** Answered as done before the copy was begun, and so in it. */
  acknowledged: number;
  lost: number;
  doubled: number;
  torn: number;
  /** When the first change was answered that the copy does not have; null: it has all. */
  firstMissingAt: number | null;
  faults: string[];
};

/** What was made of it. */
export type Verdict = {
  acknowledged: number;
  unanswered: number;
  lost: number;
  doubled: number;
  torn: number;
  /** Answers by status, and how many calls had none. */
  answers: Map<number | 'none', number>;
  /** Milliseconds that each answered call took. */
  took: number[];
  faults: string[];
};

export type Writers = {
  /** How many calls were answered as done so far. */
  count(): number;
  /** Ends the calls; the last ones are answered, or not, before this returns. */
  stop(): Promise<void>;
  /** Compares what was answered with what is there. The server has to be ready. */
  check(): Promise<Verdict>;
  /** Compares new tasks and uploads with what a product on a copy has, which was begun at an instant. */
  checkCopy(copy: Product, begun: number): Promise<CopyVerdict>;
};

const FIRST_DATE = '2027-01-07';

type WriterOptions = {
  writers: number;
  random: () => number;
  pauseMs?: number;
  /** Which share of the calls are uploads; a fifth where absent. */
  uploads?: number;
};

/**
 * People who write without a pause until they are stopped: new tasks with their dates, uploads, and changes of a task
 * of their own, whose description counts up.
 */
export function startWriters(product: Product, token: string, options: WriterOptions): Writers {
  const sent: Sent[] = [];
  const registers = new Map<
    string,
    { id: string; sentTo: number; acknowledgedTo: number; changes: number }
  >();
  const answers = new Map<number | 'none', number>();
  const took: number[] = [];
  const faults: string[] = [];
  const { uploads = 0.2 } = options;
  let isOver = false;

  const note = (answer: Answer, milliseconds: number, what: string) => {
    const status = answer?.status ?? 'none';
    answers.set(status, (answers.get(status) ?? 0) + 1);
    if (answer) took.push(milliseconds);
    if (answer && answer.status >= 400 && answer.status !== 503)
      faults.push(`${what} was answered with ${answer.status}: ${answer.bytes.toString().slice(0, 300)}`);
    if (answer?.status === 503 && !answer.retryAfter) faults.push(`${what}: 503 without Retry-After`);
  };
  const timed = async (what: string, call: () => Promise<Answer>): Promise<Answer> => {
    const begun = performance.now();
    const answer = await call();
    note(answer, performance.now() - begun, what);
    return answer;
  };
  const isDone = (answer: Answer) => answer !== null && answer.status >= 200 && answer.status < 300;

  const add = async (entry: Omit<Sent, 'isAcknowledged'>) => {
    const whole: Sent = { ...entry, isAcknowledged: false };
    sent.push(whole);
    const answer = await timed(`A new ${entry.kind}`, entry.send);
    whole.isAcknowledged = isDone(answer);
    if (whole.isAcknowledged) whole.acknowledgedAt = performance.now();
    return answer;
  };
  const work = async (writer: number) => {
    let register = '';
    for (let number = 0; !isOver; number += 1) {
      const name = `Change ${writer}-${number}`;
      if (!registers.has(register)) register = `Register ${writer}-${number}`;
      const content = createHash('sha256').update(`${name} ${options.random()}`).digest('hex').repeat(20);
      const own = registers.get(register);
      const choice = options.random();
      let answer: Answer;
      if (!own) answer = await makeRegister(register);
      else if (choice < uploads) answer = await add(toDocument(product, token, name, content));
      else if (choice < uploads + (1 - uploads) / 2)
        answer = await add(toTask(product, token, name, content));
      else {
        own.sentTo += 1;
        const json = { data: { id: own.id, schedule: MONTHLY, description: String(own.sentTo) } };
        answer = await timed('A change', () =>
          product.call('PUT', '/generate-tasks/frequency', { token, json }),
        );
        if (isDone(answer)) {
          own.acknowledgedTo = own.sentTo;
          own.changes += 1;
        }
      }
      if (answer === null) await untilAnswering();
      else if (!isDone(answer)) await sleep(100);
      else if (options.pauseMs) await sleep(options.pauseMs);
    }
  };
  const untilAnswering = async () => {
    while (!isOver && (await product.call('GET', '/health/live', { limitMs: 2_000 })) === null)
      await sleep(200);
  };
  const makeRegister = async (name: string) => {
    const answer = await timed('A register', () => toTask(product, token, name, '0').send());
    const made = isDone(answer) ? dataOf<{ tasks: { id: string }[] }>(answer).tasks[0] : undefined;
    if (made) registers.set(name, { id: made.id, sentTo: 0, acknowledgedTo: 0, changes: 0 });
    return answer;
  };
  const workers = Array.from({ length: options.writers }, (_, writer) => work(writer));
  const countChanges = () => [...registers.values()].reduce((sum, { changes }) => sum + changes, 0);
  return {
    count: () => sent.filter(({ isAcknowledged }) => isAcknowledged).length + countChanges(),
    stop: async () => {
      isOver = true;
      await Promise.all(workers);
    },
    check: async () => {
      const verdict: Verdict = {
        acknowledged: sent.filter(({ isAcknowledged }) => isAcknowledged).length + countChanges(),
        unanswered: sent.filter(({ isAcknowledged }) => !isAcknowledged).length,
        lost: 0,
        doubled: 0,
        torn: 0,
        answers,
        took,
        faults,
      };
      await checkNew(product, token, sent, verdict);
      for (const [name, register] of registers) {
        const [row] = await product.query<{ description: string }>(
          'SELECT description FROM tasks WHERE id = $1',
          [register.id],
        );
        const value = Number(row?.description ?? -1);
        if (value < register.acknowledgedTo) verdict.lost += register.acknowledgedTo - value;
        else if (value > register.sentTo) verdict.faults.push(`${name} has ${value}, which nobody sent.`);
      }
      await checkPages(product, verdict);
      return verdict;
    },
    checkCopy: (copy, begun) => checkCopy(copy, token, [...sent], begun),
  };
}

const MONTHLY = { frequency: 'monthly', startDate: FIRST_DATE, dayOfMonth: 7 };

function toTask(
  product: Product,
  token: string,
  name: string,
  content: string,
): Omit<Sent, 'isAcknowledged'> {
  const json = { name, description: content, schedule: MONTHLY };
  return {
    kind: 'task',
    name,
    content,
    send: () => product.call('POST', '/generate-tasks/add', { token, json, key: name }),
  };
}

function toDocument(
  product: Product,
  token: string,
  name: string,
  content: string,
): Omit<Sent, 'isAcknowledged'> {
  return {
    kind: 'document',
    name,
    content,
    send: () => {
      const form = new FormData();
      form.set('title', name);
      form.set('file', new Blob([content]), `${name}.txt`);
      return product.call('POST', '/technical-documents', { token, form, key: name });
    },
  };
}

type Row = { id: string; name: string; content: string; dates: number; entries: number };

async function listRows(product: Product): Promise<Map<string, Row[]>> {
  const tasks = await product.query<Row>(`
    SELECT id, name, description AS content,
           (SELECT count(*)::int FROM scheduled_tasks WHERE task_id = tasks.id) AS dates,
           (SELECT count(*)::int FROM audit_log WHERE entity_id = tasks.id AND action = 'create') AS entries
    FROM tasks WHERE name LIKE 'Change %'`);
  const documents = await product.query<Row>(`
    SELECT id, title AS name, '' AS content, 0 AS dates,
           (SELECT count(*)::int FROM technical_versions WHERE document_id = technical_documents.id) AS entries
    FROM technical_documents WHERE title LIKE 'Change %'`);
  return Map.groupBy([...tasks, ...documents], ({ name }) => name);
}

async function checkNew(product: Product, token: string, sent: Sent[], verdict: Verdict): Promise<void> {
  const before = await listRows(product);
  // The dates of one schedule are as many for all: a task with fewer was written by half.
  const dates = Math.max(0, ...[...before.values()].flat().map((row) => row.dates));
  for (const entry of sent) {
    const rows = before.get(entry.name) ?? [];
    if (rows.length > 1) verdict.doubled += rows.length - 1;
    if (entry.isAcknowledged && rows.length === 0) verdict.lost += 1;
    for (const row of rows) if (!(await isWhole(product, token, entry, row, dates))) verdict.torn += 1;
    if (!entry.isAcknowledged) await checkAgain(entry, rows.length > 0, verdict);
  }
  const after = await listRows(product);
  for (const entry of sent) {
    const rows = after.get(entry.name) ?? [];
    if (!entry.isAcknowledged && rows.length > 1) verdict.doubled += rows.length - 1;
  }
  const known = new Set(sent.map(({ name }) => name));
  for (const name of after.keys()) if (!known.has(name)) verdict.faults.push(`Nobody sent “${name}”.`);
}

async function checkCopy(copy: Product, token: string, sent: Sent[], begun: number): Promise<CopyVerdict> {
  const verdict: CopyVerdict = {
    acknowledged: 0,
    lost: 0,
    doubled: 0,
    torn: 0,
    firstMissingAt: null,
    faults: [],
  };
  const there = await listRows(copy);
  const dates = Math.max(0, ...[...there.values()].flat().map((row) => row.dates));
  for (const entry of sent) {
    const rows = there.get(entry.name) ?? [];
    if (rows.length > 1) verdict.doubled += rows.length - 1;
    for (const row of rows) if (!(await isWhole(copy, token, entry, row, dates))) verdict.torn += 1;
    const at = entry.acknowledgedAt;
    if (at === undefined) continue;
    if (at <= begun) verdict.acknowledged += 1;
    if (rows.length > 0) continue;
    if (at <= begun) verdict.lost += 1;
    verdict.firstMissingAt = Math.min(verdict.firstMissingAt ?? at, at);
  }
  return verdict;
}

/** A call without an answer is made again: it answers what was done, or does it now, or says that it is under way. */
async function checkAgain(entry: Sent, isThere: boolean, verdict: Verdict): Promise<void> {
  const answer = await entry.send();
  // Cut off before its commit, the call holds its key for some minutes: then nothing of it may be there.
  const isRight = answer?.status === 201 || (answer?.status === 409 && !isThere);
  if (!isRight)
    verdict.faults.push(
      `“${entry.name}”, sent again, was answered with ${answer?.status ?? 'nothing'} while it is ${isThere ? '' : 'not '}there.`,
    );
}

async function isWhole(
  product: Product,
  token: string,
  entry: Sent,
  row: Row,
  dates: number,
): Promise<boolean> {
  if (row.entries !== 1) return false;
  if (entry.kind === 'task') return row.content === entry.content && row.dates === dates;
  const file = await product.call('GET', `/technical-documents/${row.id}/file`, { token });
  return file?.status === 200 && file.bytes.toString() === entry.content;
}

/** Looks at every table and index of the embedded database, by PostgreSQL's own amcheck. */
async function checkPages(product: Product, verdict: Verdict): Promise<void> {
  await product.query('CREATE EXTENSION IF NOT EXISTS amcheck');
  const found = await product.query<{ relname: string; msg: string }>(`
    SELECT relname, msg FROM pg_class, LATERAL verify_heapam(oid)
    WHERE relkind = 'r' AND relpersistence = 'p' AND relnamespace IN ('public'::regnamespace, 'pgboss'::regnamespace)`);
  for (const { relname, msg } of found) verdict.faults.push(`The table ${relname} is damaged: ${msg}`);
  // It throws at what it finds.
  await product.query(`
    SELECT bt_index_check(pg_class.oid, true) FROM pg_class JOIN pg_am ON pg_am.oid = relam
    WHERE relkind = 'i' AND amname = 'btree' AND relnamespace IN ('public'::regnamespace, 'pgboss'::regnamespace)`);
  await product.query('DROP EXTENSION amcheck');
}

/** Answers by status, for a line. */
export function toWords(answers: Verdict['answers']): string {
  return [...answers]
    .toSorted(([a], [b]) => String(a).localeCompare(String(b)))
    .map(([status, count]) => `${count} × ${status === 'none' ? 'no answer' : status}`)
    .join(', ');
}
