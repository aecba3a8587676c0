import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { extractPdf } from '@anupalan/api/src/jobs/read-order/extract-pdf.ts';
import { readInChild } from '@anupalan/api/src/jobs/read-order/run-child.ts';
import { readOrder } from '@anupalan/compliance/reading/read-order';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const ROUNDS = 7;
/** The reader may cost this much of the bare extraction of the same file, and a child this many milliseconds. */
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

const read = async (data: Uint8Array): Promise<boolean> => {
  const extraction = await extractPdf(data, () => undefined);
  if (!extraction.ok || extraction.pages.every((page) => page.kind !== 'text')) return false;
  readOrder({ form: 'pdf', pages: extraction.pages });
  return true;
};

/** Milliseconds of CPU: unlike the clock, they mean the same on a busy machine. */
const cpuOf = async (work: () => Promise<unknown>): Promise<number> => {
  const start = process.cpuUsage();
  await work();
  const used = process.cpuUsage(start);
  return (used.user + used.system) / 1000;
};

const benchFile = async (path: string): Promise<number | null> => {
  const bytes = readFileSync(path);
  // pdf.js takes the bytes it is given away, so that each round needs a copy of its own.
  const copy = () => new Uint8Array(bytes);
  if (!(await read(copy()))) return null;
  const pages = await extractBare(copy());
  const bare: number[] = [];
  const whole: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    bare.push(await cpuOf(() => extractBare(copy())));
    whole.push(await cpuOf(() => read(copy())));
  }
  const before = process.memoryUsage().rss;
  await read(copy());
  const grown = Math.max(0, process.memoryUsage().rss - before) / 1024 / pages;
  const start = performance.now();
  await readInChild({ bytes: copy(), mimeType: 'application/pdf' });
  const child = performance.now() - start;
  const ratio = median(whole) / median(bare);
  console.log(
    `${basename(path).padEnd(34)} ${String(pages).padStart(3)} pages  bare ${(median(bare) / pages).toFixed(1)} ms/page  read ${(median(whole) / pages).toFixed(1)} ms/page  ratio ${ratio.toFixed(2)}  +${grown.toFixed(0)} KB/page  child ${child.toFixed(0)} ms`,
  );
  return ratio;
};

const findFiles = (named: string[]): string[] => {
  if (named.length > 0) return named;
  const folders = [join(import.meta.dirname, '../orders/out'), process.env.EHS_CORPUS_DIR ?? ''];
  return folders
    .filter((folder) => folder !== '' && existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((path) => path.endsWith('.pdf'));
};

/** CPU time and memory per page of reading text orders, beside the bare text extraction of the same file in the same run. */
export const benchAnalyse = async (named: string[]): Promise<void> => {
  const ratios: number[] = [];
  for (const path of findFiles(named)) {
    const ratio = await benchFile(path);
    if (ratio === null) console.log(`${basename(path).padEnd(34)} skipped: no text to read`);
    else ratios.push(ratio);
  }
  if (ratios.length === 0) {
    console.log('No orders to read: name files, run `pnpm orders`, or set EHS_CORPUS_DIR.');
    return;
  }
  const middle = median(ratios);
  console.log(`median ratio ${middle.toFixed(2)} (aim: under ${MOST_RATIO})`);
  if (middle > MOST_RATIO) process.exitCode = 1;
};
