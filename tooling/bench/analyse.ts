import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { extractPdf } from '@anupalan/api/src/jobs/read-order/extract-pdf.ts';
import { readInChild } from '@anupalan/api/src/jobs/read-order/run-child.ts';
import { recogniseNone } from '@anupalan/compliance/reading/pages/recognised-page';
import { readOrder } from '@anupalan/compliance/reading/read-order';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const ROUNDS = 15;
/** Before them, so that what is measured is compiled: after five rounds half of the rules is not. */
const WARM_UPS = 40;
/** The reader may cost this much of the bare extraction of the same file. */
const MOST_RATIO = 1.3;

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** What pdf.js alone takes for the text of a file: the yardstick. Answers the number of pages. */
const extractBare = async (data: Uint8Array): Promise<number> => {
  const task = getDocument({ data, verbosity: 0, disableFontFace: true, useSystemFonts: false });
  const document = await task.promise;
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    await page.getTextContent();
    page.cleanup();
  }
  const pages = document.numPages;
  await task.destroy();
  return pages;
};

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (options: { type: 'minor' }) => void;

/** Milliseconds of CPU: unlike the clock, they mean the same on a busy machine. Nobody pays for the garbage of others. */
const cpuOf = async <Result>(
  work: () => Result | Promise<Result>,
): Promise<{ ms: number; result: Result }> => {
  collect({ type: 'minor' });
  const start = process.cpuUsage();
  const result = await work();
  const used = process.cpuUsage(start);
  return { ms: (used.user + used.system) / 1000, result };
};

type Round = { bare: number; extraction: number; rules: number };

/** One round: the bare extraction first, or last, by turns. */
const measure = async (bytes: Buffer, isBareFirst: boolean): Promise<Round> => {
  // pdf.js takes the bytes it is given away, so that each call needs a copy of its own.
  const extractAlone = async () => (await cpuOf(() => extractBare(new Uint8Array(bytes)))).ms;
  const before = isBareFirst ? await extractAlone() : 0;
  const extracted = await cpuOf(() => extractPdf(new Uint8Array(bytes), () => undefined));
  const { result: extraction } = extracted;
  const pages = extraction.ok ? extraction.pages : [];
  const rules = await cpuOf(() => readOrder({ form: 'pdf', pages }));
  return { bare: isBareFirst ? before : await extractAlone(), extraction: extracted.ms, rules: rules.ms };
};

/** An order that has text, and the kinds of its pages. */
type Order = { name: string; bytes: Buffer; kinds: string[]; rounds: Round[] };

const openOrder = async (path: string): Promise<Order | null> => {
  const bytes = readFileSync(path);
  const extraction = await extractPdf(new Uint8Array(bytes), () => undefined, recogniseNone);
  const kinds = extraction.ok ? extraction.pages.map((page) => page.kind) : [];
  return kinds.includes('text') ? { name: basename(path), bytes, kinds, rounds: [] } : null;
};

/** @returns what reading costs beside the bare extraction, and null where pictures had to be unpacked for it */
const report = async ({ name, bytes, kinds, rounds }: Order): Promise<number | null> => {
  const middle = (of: (round: Round) => number) => median(rounds.map(of));
  const start = performance.now();
  await readInChild({ bytes: new Uint8Array(bytes), mimeType: 'application/pdf' });
  const child = performance.now() - start;
  // Each round is compared with itself: the machine is as busy in both halves of it.
  const ratio = middle(({ bare, extraction, rules }) => (extraction + rules) / bare);
  const scans = kinds.filter((kind) => kind === 'scan').length;
  console.log(
    [
      name.padEnd(34),
      `${String(kinds.length).padStart(3)} pages`,
      `bare ${middle(({ bare }) => bare).toFixed(1)} ms`,
      `extraction ${middle(({ extraction }) => extraction).toFixed(1)} ms`,
      `rules ${middle(({ rules }) => rules).toFixed(1)} ms`,
      `ratio ${ratio.toFixed(2)}`,
      `child ${child.toFixed(0)} ms`,
      ...(scans > 0 ? [`${scans} scanned: not judged`] : []),
    ].join('  '),
  );
  return scans === 0 ? ratio : null;
};

const findFiles = (named: string[]): string[] => {
  if (named.length > 0) return named;
  const folders = [join(import.meta.dirname, '../orders/out'), process.env.EHS_CORPUS_DIR ?? ''];
  return folders
    .filter((folder) => folder !== '' && existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((path) => path.endsWith('.pdf'));
};

/**
 * CPU time of reading text orders, beside the bare text extraction of the same file in the same rounds. To tell a scan
 * from an empty page pdf.js has to unpack its pictures, which no bare extraction does: orders with such pages are shown.
 */
export const benchAnalyse = async (named: string[]): Promise<void> => {
  const orders: Order[] = [];
  for (const path of findFiles(named)) {
    const order = await openOrder(path);
    if (order) orders.push(order);
    else console.log(`${basename(path).padEnd(34)} skipped: no text to read`);
  }
  for (let round = -WARM_UPS; round < ROUNDS; round++)
    for (const { bytes, rounds } of orders) {
      const measured = await measure(bytes, round % 2 === 0);
      if (round >= 0) rounds.push(measured);
    }
  const ratios: number[] = [];
  for (const order of orders) {
    const ratio = await report(order);
    if (ratio !== null) ratios.push(ratio);
  }
  if (ratios.length === 0) {
    console.log('No orders to read: name files, run `pnpm orders`, or set EHS_CORPUS_DIR.');
    return;
  }
  const most = Math.max(...ratios);
  console.log(
    `ratio ${Math.min(...ratios).toFixed(2)} to ${most.toFixed(2)}, median ${median(ratios).toFixed(2)} (aim: at most ${MOST_RATIO} for each)`,
  );
  if (most > MOST_RATIO) process.exitCode = 1;
};
