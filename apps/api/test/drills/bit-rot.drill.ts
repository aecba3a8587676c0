import { readFileSync, renameSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'vitest';
import { runProgram } from '../child-process.ts';
import { turnByte } from './bytes.ts';
import { onProduct } from './on-product.ts';
import { dataOf, type Product } from './product.ts';
import { finish } from './result.ts';

const DOCUMENTS = 20;
/** Some blocks of the sealed format. */
const LENGTH = 200_000;
const PAGE = 8192;
/** Behind the header of a page. */
const PAGE_HEADER = 24;

type Stored = { id: string; content: string; file: string };

test('bytes that change and files that go: never served as if nothing were, and named', () =>
  onProduct({ times: 200 }, async ({ product, token, times, deadline, random, faults }) => {
    const stored = await store(product, token, random);
    const get = (id: string) => product.call('GET', `/technical-documents/${id}/file`, { token });
    const isWhole = async ({ id, content }: Stored) => {
      const answer = await get(id);
      return answer?.status === 200 && answer.bytes.toString() === content;
    };
    const choose = () => stored[Math.floor(random() * stored.length)] as Stored;

    let changed = 0;
    let found = 0;
    for (; changed < times && Date.now() < deadline; changed += 1) {
      const victim = choose();
      const turnBack = turnByte(victim.file, Math.floor(random() * statSync(victim.file).size));
      // A call that breaks off is found as well: no client takes half an answer for whole.
      const answer = await get(victim.id);
      if (answer === null || answer.status >= 400) found += 1;
      else faults.push(`A changed byte of a stored file was served with ${answer.status}.`);
      turnBack();
    }
    const short = choose();
    const whole = readFileSync(short.file);
    truncateSync(short.file, whole.length - 1);
    if ((await get(short.id))?.status === 200) faults.push('A file that lacks its end was served.');
    writeFileSync(short.file, whole);

    const gone = choose();
    renameSync(gone.file, `${gone.file}.away`);
    const missing = await get(gone.id);
    if (missing === null || missing.status < 400) faults.push(`A missing file got ${missing?.status}.`);
    const checked = runProgram('src/cli/ehs.ts', ['file', 'check', '--json'], {
      EHS_DATA_DIR: product.dataDir,
    });
    await checked.ended;
    if (!/"lost":\s*1\b/.test(checked.output())) faults.push(`“file check” says: ${checked.output()}`);
    renameSync(`${gone.file}.away`, gone.file);

    const pages = await rotPages(product, token, random, Math.ceil(times / 20), deadline, faults);
    let lost = 0;
    for (const each of stored) if (!(await isWhole(each))) lost += 1;
    finish(
      'bit-rot',
      { acknowledged: stored.length, lost, doubled: 0 },
      [
        `${found} of ${changed} changed bytes of stored files found`,
        'a file without its end and a missing one found',
        `${pages.found} of ${pages.changed} changed pages of the database found and named in the log`,
      ],
      faults,
    );
  }));

async function store(product: Product, token: string, random: () => number): Promise<Stored[]> {
  const stored: Stored[] = [];
  for (let i = 0; i < DOCUMENTS; i += 1) {
    const content = Array.from({ length: LENGTH / 10 }, () => random().toFixed(8)).join('');
    const form = new FormData();
    form.set('file', new Blob([content]), `document ${i}.txt`);
    const answer = await product.call('POST', '/technical-documents', { token, form });
    const { id } = dataOf<{ id: string }>(answer);
    const [row] = await product.query<{ file_key: string }>(
      'SELECT file_key FROM technical_versions WHERE document_id = $1',
      [id],
    );
    stored.push({
      id,
      content,
      file: path.join(product.dataDir, 'files', ...(row?.file_key ?? '').split('/')),
    });
  }
  return stored;
}

/** Changes pages of the table of tasks while the server is stopped. */
async function rotPages(
  product: Product,
  token: string,
  random: () => number,
  times: number,
  deadline: number,
  faults: string[],
): Promise<{ changed: number; found: number }> {
  const json = { name: 'On a page', schedule: { frequency: null, startDate: '2027-01-07' } };
  for (let i = 0; i < 20; i += 1) await product.call('POST', '/generate-tasks/add', { token, json });
  const [place] = await product.query<{ file: string }>("SELECT pg_relation_filepath('tasks') AS file");
  const file = path.join(product.dataDir, 'postgres', place?.file ?? '');
  const log = path.join(product.dataDir, 'postgres.log');
  const list = () => product.call('GET', '/generate-tasks?isPagination=0', { token });
  const before = String((await list())?.bytes);
  let changed = 0;
  let found = 0;
  for (; changed < times && Date.now() < deadline; changed += 1) {
    await product.stop();
    const written = readFileSync(log).length;
    const turnBack = turnByte(file, PAGE_HEADER + Math.floor(random() * (PAGE - PAGE_HEADER)));
    // It may be needed for the start: then there is none, with PostgreSQL's own words.
    const isUp = await product.start().then(
      () => true,
      () => false,
    );
    const answer = isUp ? await list() : null;
    const isNamed = /invalid page|checksum/.test(
      isUp ? readFileSync(log).subarray(written).toString() : (product.running()?.output() ?? ''),
    );
    if ((!isUp || (answer !== null && answer.status >= 500)) && isNamed) found += 1;
    else
      faults.push(`A changed page got ${answer?.status}; the log ${isNamed ? 'names' : 'does not name'} it.`);
    await product.stop();
    turnBack();
    await product.start();
    if (String((await list())?.bytes) !== before)
      faults.push('A page that was turned back is not as before.');
  }
  return { changed, found };
}
