import { TECHNICAL_MAX_VERSIONS } from '@anupalan/enums/technical-documents';
import { test } from 'vitest';
import { readDeadline, readNumber } from './options.ts';
import { createProduct, dataOf, type Product, signUp } from './product.ts';
import { finish } from './result.ts';

const WRITERS = 8;
const READERS = 2;
const DOCUMENTS = 4;
/** What a document that takes no more versions says. */
const IS_FULL = `${TECHNICAL_MAX_VERSIONS} versions at most`;
const MONTHLY = { frequency: 'monthly', startDate: '2027-01-07', dayOfMonth: 7 };

type Task = { id: string; description: string; alertDays: number[] };
/** What a call saw of the two registers of a task, and between which numbers of its writers it may have been. */
type Seen = { a: number; b: number };

test('people who edit the same things at once: no change is lost, and all see one order of them', async () => {
  const requests = readNumber('requests', 100_000);
  const deadline = readDeadline();
  const product = await createProduct();
  try {
    await product.start();
    const token = await signUp(product);
    let calls = 0;
    const isOn = () => calls < requests && Date.now() < deadline;
    const shared = {
      product,
      token,
      isOn,
      count: () => {
        calls += 1;
      },
      faults: [] as string[],
    };
    const [registers, contended, lists] = await Promise.all([
      runRegisters(shared),
      runContended(shared),
      runLists(shared),
    ]);
    finish(
      'edits',
      {
        acknowledged: registers.acknowledged + contended.acknowledged + lists.acknowledged,
        lost: registers.lost + contended.lost + lists.lost,
        doubled: lists.doubled,
      },
      [
        `${calls} calls`,
        `${registers.seen} views of two registers in one order`,
        `${contended.acknowledged} edits of one field in one chain`,
        `${lists.acknowledged} versions of ${lists.documents} documents`,
      ],
      shared.faults,
    );
  } finally {
    await product.close();
  }
});

type Shared = {
  product: Product;
  token: string;
  isOn(): boolean;
  count(): void;
  faults: string[];
};

async function addTask({ product, token }: Shared, name: string): Promise<string> {
  const json = { name, description: '0', alertDays: toDays(0), schedule: MONTHLY };
  const answer = await product.call('POST', '/generate-tasks/add', { token, json });
  const id = answer?.status === 201 ? dataOf<{ tasks: { id: string }[] }>(answer).tasks[0]?.id : undefined;
  if (!id) throw new Error(`No task was made: ${answer?.status}`);
  return id;
}

async function edit(
  { product, token, count, faults }: Shared,
  id: string,
  change: object,
): Promise<Task | null> {
  count();
  const json = { data: { id, schedule: MONTHLY, ...change } };
  const answer = await product.call('PUT', '/generate-tasks/frequency', { token, json });
  if (answer?.status === 200) return dataOf<Task>(answer);
  faults.push(`An edit was answered with ${answer?.status ?? 'nothing'}.`);
  return null;
}

/** A number as alert days, which are different and at most 365. */
function toDays(number: number): number[] {
  return [number % 100, 100 + (Math.floor(number / 100) % 100), 200 + (Math.floor(number / 10_000) % 100)];
}

function fromDays([low = 0, middle = 100, high = 200]: number[]): number {
  return low + (middle - 100) * 100 + (high - 200) * 10_000;
}

const toSeen = ({ description, alertDays }: Task): Seen => ({
  a: Number(description),
  b: fromDays(alertDays),
});

/**
 * Two registers of one row, each with one writer that counts up, and readers. Whoever looks sees at least what was
 * answered before the look and at most what was sent until then, and no two see the two counts in different orders.
 */
async function runRegisters(shared: Shared) {
  const id = await addTask(shared, 'Two registers');
  const sent = { a: 0, b: 0 };
  const acknowledged = { a: 0, b: 0 };
  const seen: Seen[] = [];
  let lost = 0;
  const look = (task: Task, least: Seen) => {
    const view = toSeen(task);
    seen.push(view);
    for (const name of ['a', 'b'] as const) {
      if (view[name] < least[name]) lost += 1;
      if (view[name] > sent[name])
        shared.faults.push(`Register ${name} has ${view[name]}, which nobody sent.`);
    }
  };
  const write = async (name: 'a' | 'b') => {
    while (shared.isOn()) {
      sent[name] += 1;
      const least = { ...acknowledged, [name]: sent[name] };
      const change = name === 'a' ? { description: String(sent.a) } : { alertDays: toDays(sent.b) };
      const task = await edit(shared, id, change);
      if (!task) continue;
      look(task, least);
      acknowledged[name] = sent[name];
    }
  };
  const read = async () => {
    while (shared.isOn()) {
      const least = { ...acknowledged };
      shared.count();
      const answer = await shared.product.call('GET', `/tasks/${id}`, { token: shared.token });
      if (answer?.status === 200) look(dataOf<Task>(answer), least);
    }
  };
  await Promise.all([write('a'), write('b'), ...Array.from({ length: READERS }, read)]);
  const inOrder = seen.toSorted((one, other) => one.a - other.a || one.b - other.b);
  for (const [i, view] of inOrder.entries()) {
    const before = inOrder[i - 1];
    if (before && view.b < before.b)
      shared.faults.push(`One saw ${before.a}, ${before.b} and another ${view.a}, ${view.b}.`);
  }
  return { acknowledged: acknowledged.a + acknowledged.b, lost, seen: seen.length };
}

/**
 * One field that many write. The API knows no If-Match: the later one wins. The trail has each edit once, and each
 * begins with what the one before has left.
 */
async function runContended(shared: Shared) {
  const id = await addTask(shared, 'One field');
  let next = 0;
  const acknowledged = new Set<number>();
  const write = async () => {
    while (shared.isOn()) {
      next += 1;
      const number = next;
      const task = await edit(shared, id, { alertDays: toDays(number) });
      if (!task) continue;
      acknowledged.add(number);
      if (fromDays(task.alertDays) !== number)
        shared.faults.push(`The answer to ${number} has ${fromDays(task.alertDays)}.`);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
  const trail = await shared.product.query<{ from: number[]; to: number[] }>(
    `SELECT details -> 'from' -> 'alertDays' AS from, details -> 'to' -> 'alertDays' AS to
     FROM audit_log WHERE entity_id = $1 AND action = 'update' ORDER BY id`,
    [id],
  );
  let value = 0;
  for (const entry of trail) {
    if (fromDays(entry.from) !== value)
      shared.faults.push(`The trail goes on with ${fromDays(entry.from)} after ${value}.`);
    value = fromDays(entry.to);
  }
  const [row] = await shared.product.query<{ alert_days: number[] }>(
    'SELECT alert_days FROM tasks WHERE id = $1',
    [id],
  );
  if (fromDays(row?.alert_days ?? []) !== value)
    shared.faults.push('The last edit of the trail is not there.');
  const told = new Set(trail.map(({ to }) => fromDays(to)));
  return {
    acknowledged: acknowledged.size,
    lost: [...acknowledged].filter((number) => !told.has(number)).length,
  };
}

/** Lists that many append to: versions of documents. Each version has a number of its own and the bytes sent for it. */
async function runLists(shared: Shared) {
  const { product, token } = shared;
  const all: string[] = [];
  const addDocument = async () => {
    const form = new FormData();
    form.set('file', new Blob([`List ${all.length} begins`]), `list ${all.length}.txt`);
    const id = dataOf<{ id: string }>(await product.call('POST', '/technical-documents', { token, form })).id;
    all.push(id);
    return id;
  };
  const open = await Promise.all(Array.from({ length: DOCUMENTS }, addDocument));
  const told = new Map<string, string>();
  let lost = 0;
  let doubled = 0;
  const write = async (writer: number) => {
    for (let number = 0; shared.isOn(); number += 1) {
      const place = number % open.length;
      const id = open[place] ?? '';
      const content = `Version ${writer}-${number}`;
      const form = new FormData();
      form.set('file', new Blob([content]), `${content}.txt`);
      shared.count();
      const answer = await product.call('POST', `/technical-documents/${id}/versions`, { token, form });
      if (answer?.status === 422 && answer.bytes.includes(IS_FULL)) {
        // The first who hears it begins the next list.
        if (open[place] === id) open[place] = await addDocument();
        continue;
      }
      if (answer?.status !== 201) {
        shared.faults.push(`A version was answered with ${answer?.status ?? 'nothing'}: ${answer?.bytes}`);
        continue;
      }
      const version = `${id}/versions/${dataOf<{ version: number }>(answer).version}`;
      if (told.has(version)) doubled += 1;
      told.set(version, content);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
  for (const id of all) {
    const rows = await product.query<{ number: number }>(
      'SELECT number FROM technical_versions WHERE document_id = $1 ORDER BY number',
      [id],
    );
    if (rows.some(({ number }, i) => number !== i + 1))
      shared.faults.push('The numbers of versions have gaps.');
    if (rows.length > TECHNICAL_MAX_VERSIONS) shared.faults.push(`A document has ${rows.length} versions.`);
  }
  for (const [place, content] of told) {
    const file = await product.call('GET', `/technical-documents/${place}/file`, { token });
    if (file?.status !== 200 || file.bytes.toString() !== content) lost += 1;
  }
  return { acknowledged: told.size, documents: all.length, lost, doubled };
}
