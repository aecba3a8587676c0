import { type StoredScan, storeScan } from '@anupalan/orders/scans/store';
import { chooseVariants, type Variant } from '@anupalan/orders/scans/variants';
import { readPath } from '../predict.ts';
import { METRICS, type Score, scoreOrder, sumScores, toShare } from './score-order.ts';

/** A scanned order: how it was read, and how the same order was read as text. */
export interface ScoredVariant {
  variant: Variant;
  scan: Score;
  text: Score;
}

const WIDTH = 42;

function show(name: string, values: readonly string[]): void {
  const cells = METRICS.map((metric, at) => `${metric} ${(values[at] ?? '').padEnd(6)}`);
  console.log(`${name.padEnd(WIDTH)} ${cells.join(' ')}`);
}

const showCounts = (name: string, score: Score) =>
  show(
    name,
    METRICS.map((metric) => score[metric].join('/')),
  );

const showShares = (name: string, scores: readonly Score[]) => {
  const sums = sumScores(scores);
  show(
    name,
    METRICS.map((metric) => toShare(sums[metric]).toFixed(3)),
  );
};

/**
 * Of each kind the first variants of either half. The first of all kinds come before the second ones: a run that is ended
 * early has read all kinds.
 */
export function takeFew(variants: readonly Variant[], ofEach: number): Variant[] {
  const counts = new Map<string, number>();
  const counted = variants.map((variant) => {
    const half = `${variant.kind.name} ${variant.isHeldBack}`;
    const place = (counts.get(half) ?? 0) + 1;
    counts.set(half, place);
    return { variant, place };
  });
  return counted
    .filter(({ place }) => place <= ofEach)
    .toSorted((a, b) => a.place - b.place)
    .map(({ variant }) => variant);
}

/** Reads a scanned order as the product does, and the same order as text. */
async function scoreVariant(variant: Variant, texts: Map<string, Score>): Promise<ScoredVariant> {
  const stored: StoredScan = await storeScan(variant);
  const scan = scoreOrder(stored.gold, await readPath(stored.scan));
  const known = texts.get(variant.order.name);
  const text = known ?? scoreOrder(stored.gold, await readPath(stored.text));
  texts.set(variant.order.name, text);
  return { variant, scan, text };
}

function showGroup(label: string, group: readonly ScoredVariant[]): void {
  if (group.length === 0) return;
  showShares(
    `${label}, scanned`,
    group.map(({ scan }) => scan),
  );
  showShares(
    `${label}, as text`,
    group.map(({ text }) => text),
  );
}

/** What is asked of a run. */
export interface ScansWanted {
  /** Parts of the names of variants; none: of every kind. */
  names: readonly string[];
  /** Of each kind and half so many, where no names are given. */
  ofEach: number;
  /** Tells what went wrong, of the half that is not held back. */
  isVerbose: boolean;
  /** No other scan is begun after so many minutes. */
  minutes?: number;
}

/**
 * Scores the reader on the scanned variants of the invented orders, beside the same orders as text: each variant, each
 * kind, and the half that is held back apart from the other.
 */
export async function scoreScans({
  names,
  ofEach,
  isVerbose,
  minutes = Number.POSITIVE_INFINITY,
}: ScansWanted): Promise<ScoredVariant[]> {
  const end = performance.now() + minutes * 60_000;
  const chosen = chooseVariants(names);
  const variants = names.length > 0 ? chosen : takeFew(chosen, ofEach);
  const texts = new Map<string, Score>();
  const rows: ScoredVariant[] = [];
  for (const variant of variants) {
    if (performance.now() > end) {
      console.log(`${rows.length} of ${variants.length} scans were read in ${minutes} minutes`);
      break;
    }
    const row = await scoreVariant(variant, texts);
    rows.push(row);
    showCounts(variant.name, row.scan);
    showCounts('  as text', row.text);
    if (!isVerbose || variant.isHeldBack) continue;
    const known = new Set(row.text.faults);
    for (const fault of row.scan.faults)
      console.log(`    ${known.has(fault) ? '(as text too) ' : ''}${fault}`);
  }
  for (const kind of new Set(variants.map((variant) => variant.kind)))
    showGroup(
      kind.name,
      rows.filter(({ variant }) => variant.kind === kind),
    );
  for (const isHeldBack of [false, true])
    showGroup(
      isHeldBack ? 'held back' : 'not held back',
      rows.filter(({ variant }) => variant.isHeldBack === isHeldBack),
    );
  showGroup('all', rows);
  return rows;
}
