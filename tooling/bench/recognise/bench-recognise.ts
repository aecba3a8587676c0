import { openPageReader } from '@anupalan/api/src/jobs/read-order/recognise/recognise-page.ts';
import { Recognisers } from '@anupalan/api/src/jobs/read-order/recognise/recogniser.ts';
import { readInChild } from '@anupalan/api/src/jobs/read-order/run-child.ts';
import { ENGLISH_KINDS } from '@anupalan/orders/scans/kinds';
import type { ScanKind } from '@anupalan/orders/scans/picture';
import { picturePdf, scanOrder } from '@anupalan/orders/scans/scan-order';
import { chooseVariants } from '@anupalan/orders/scans/variants';

/** Each picture is read so often both ways, by turns. */
const ROUNDS = 3;
/** Our reading may cost so much of the bare recogniser's: on clean upright pages, and on others. */
const MOST_RATIO = { clean: 1.1, other: 2 };
/** An order of five clean pages is read in so many seconds, on two cores. */
const MOST_SECONDS = 40;
const CLEAN_PAGES = 5;

const ORDER = 'tnpcb_water_leather_2024';

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const cpuOf = async (work: () => Promise<unknown>): Promise<number> => {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
};

/** What pages of one kind cost both ways, in seconds of CPU for each page. */
const measureKind = async (kind: ScanKind, pages: readonly number[], recogniser: Recognisers) => {
  const [variant] = chooseVariants([ORDER]);
  if (!variant) throw new Error(`There is no order ${ORDER}.`);
  const { pictures } = await scanOrder(variant.order, kind, pages);
  const readOurs = openPageReader(await picturePdf(pictures), recogniser);
  const costs = pictures.map(() => ({ bare: [] as number[], ours: [] as number[] }));
  for (let round = 0; round < ROUNDS; round++)
    for (const [at, { bytes, dpi }] of pictures.entries()) {
      const bare = () => cpuOf(() => recogniser.recognise(bytes, dpi.across, ['eng']));
      const ours = () => cpuOf(() => readOurs(at + 1));
      const first = round % 2 === 0 ? await bare() : await ours();
      const second = round % 2 === 0 ? await ours() : await bare();
      costs[at]?.bare.push(round % 2 === 0 ? first : second);
      costs[at]?.ours.push(round % 2 === 0 ? second : first);
    }
  const sum = (of: 'bare' | 'ours') => costs.reduce((all, each) => all + median(each[of]), 0);
  return { bare: sum('bare') / pictures.length, ours: sum('ours') / pictures.length };
};

/** Seconds until an order of clean pages is read as the product reads it, processes and models included. */
const measureWall = async (): Promise<number> => {
  const [variant] = chooseVariants([`${ORDER}.flatbed`]);
  if (!variant) throw new Error(`There is no scan of ${ORDER}.`);
  const pages = Array.from({ length: CLEAN_PAGES }, (_, at) => at + 1);
  const { pictures } = await scanOrder(variant.order, variant.kind, pages);
  const bytes = await picturePdf(pictures);
  const seconds: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    await readInChild({ bytes: new Uint8Array(bytes), mimeType: 'application/pdf' });
    seconds.push((performance.now() - start) / 1000);
  }
  return median(seconds);
};

/**
 * CPU of reading pictures as the product does, put right before and after, beside the bare recogniser on the same
 * pictures in the same rounds; and the time in which five clean pages are read.
 */
export const benchRecognise = async (kinds: readonly string[]): Promise<void> => {
  const recogniser = new Recognisers();
  let isMissed = false;
  for (const kind of ENGLISH_KINDS.filter(({ name }) => kinds.length === 0 || kinds.includes(name))) {
    const pages = kind.isClean ? [3, 4, 5] : [3, 4];
    const { bare, ours } = await measureKind(kind, pages, recogniser);
    const most = kind.isClean ? MOST_RATIO.clean : MOST_RATIO.other;
    isMissed ||= ours / bare > most;
    console.log(
      `${kind.name.padEnd(12)} bare ${bare.toFixed(2)} s a page  ours ${ours.toFixed(2)} s  ratio ${(ours / bare).toFixed(2)} (aim: at most ${most})`,
    );
  }
  await recogniser.close();
  const seconds = await measureWall();
  isMissed ||= seconds > MOST_SECONDS;
  console.log(
    `${CLEAN_PAGES} clean pages at 200 dpi: ${seconds.toFixed(1)} s (aim: under ${MOST_SECONDS} s)`,
  );
  if (isMissed) process.exitCode = 1;
};
