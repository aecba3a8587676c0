import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readPath } from '../predict.ts';

type Row = Record<string, [number, number]> & {
  file: string;
  form: string;
  missed: string[];
  spurious: string[];
  wrongFacts: string[];
};
type Scorer = {
  scoreDocument: (gold: unknown, prediction: unknown) => Row;
  total: (rows: Row[]) => Record<string, number>;
};

const METRICS = ['recall', 'precision', 'frequency', 'due', 'facts', 'limits', 'limitPrecision'];
const EMPTY = { facts: {}, obligations: [], limits: [] };

const show = (name: string, values: string[]): void => {
  console.log(
    `${name.padEnd(32)} ${METRICS.map((metric, at) => `${metric} ${(values[at] ?? '').padEnd(6)}`).join(' ')}`,
  );
};

/** Scores the reader on a folder of orders with gold files and their own scorer; the folder is not part of the project. */
export const scoreCorpus = async (folder: string, only: string[], isVerbose: boolean): Promise<void> => {
  const scorer: Scorer = await import(pathToFileURL(join(folder, 'score.mjs')).href);
  const rows: Row[] = [];
  for (const name of readdirSync(folder)
    .filter((each) => each.endsWith('.gold.json'))
    .sort()) {
    const gold: { file: string; form: string } = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    if (only.length > 0 && !only.some((part) => gold.file.includes(part))) continue;
    if (!existsSync(join(folder, gold.file))) continue;
    const row = scorer.scoreDocument(gold, (await readPath(join(folder, gold.file))) ?? EMPTY);
    rows.push(row);
    show(
      `${row.file.replace(/\.\w+$/, '')} (${row.form})`,
      METRICS.map((metric) => (row[metric] ?? [0, 0]).join('/')),
    );
    if (!isVerbose) continue;
    for (const kind of ['missed', 'spurious', 'wrongFacts'] as const)
      for (const line of row[kind]) console.log(`    ${kind}: ${line}`);
  }
  const text = rows.filter((row) => row.form === 'text' || row.form === 'docx');
  for (const [label, group] of [
    ['text documents', text],
    ['all', rows],
  ] as const) {
    const totals = scorer.total([...group]);
    show(
      label,
      METRICS.map((metric) => (totals[metric] ?? 0).toFixed(3)),
    );
  }
};
