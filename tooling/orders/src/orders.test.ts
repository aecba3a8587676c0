import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { buildOrder } from './build.ts';
import { ORDERS } from './data/orders.ts';
import { markedTexts } from './gold.ts';
import type { Gold } from './model/gold.ts';
import type { Order } from './model/order.ts';
import { readBack, readBackDocx } from './read-back.ts';
import { drawDocx } from './render/docx.ts';
import { drawPdf } from './render/pdf.ts';
import { getSampleBytes, getSamplePath, SAMPLES } from './samples.ts';

const MAX_BYTES = 400 * 1024;
const isPictured = ({ form }: Order) => form === 'scan' || form === 'mixed';
const readOrder = async (file: string, bytes: Uint8Array) =>
  file.endsWith('.docx') ? readBackDocx(bytes) : readBack(bytes);
const goldOnDisk = (name: string): Gold =>
  JSON.parse(readFileSync(getSamplePath(`${name}.gold.json`), 'utf8'));

describe.each(ORDERS.map((order) => [order.name, order] as const))('%s', (name, order) => {
  test('its file and gold are those that the data gives', async () => {
    const { file, bytes, gold } = await buildOrder(order);
    expect(gold).toEqual(goldOnDisk(name));
    // Pixels may differ from machine to machine, text may not.
    if (isPictured(order))
      expect(await readOrder(file, bytes)).toEqual(await readOrder(file, getSampleBytes(file)));
    else expect(Buffer.compare(bytes, getSampleBytes(file))).toBe(0);
  });

  test('it has 5 to 12 pages, at most 400 KB and 20 to 40 obligations', () => {
    const gold = goldOnDisk(name);
    expect(gold.pages).toBeGreaterThanOrEqual(5);
    expect(gold.pages).toBeLessThanOrEqual(12);
    expect(getSampleBytes(gold.file).length).toBeLessThanOrEqual(MAX_BYTES);
    expect(gold.obligations.length).toBeGreaterThanOrEqual(20);
    expect(gold.obligations.length).toBeLessThanOrEqual(40);
    expect(new Set(gold.obligations.map(({ id }) => id)).size).toBe(gold.obligations.length);
  });

  test('every duty has a name of its own, at most 60 characters long, whole and without a full stop', () => {
    const names = goldOnDisk(name).obligations.map((duty) => duty.name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((each) => !/^[A-Z][^…]{4,59}(?<![\s.])$/.test(each))).toEqual([]);
  });

  test('a series has a frequency or an interval, a one-off neither', () => {
    const wrong = goldOnDisk(name).obligations.filter(
      ({ recurring, frequency, interval }) =>
        Number(frequency !== null) + Number(interval !== null) !== Number(recurring),
    );
    expect(wrong).toEqual([]);
  });

  test('every quote stands on its page, and a page that is a picture has no text', async () => {
    const gold = goldOnDisk(name);
    const pages = await readOrder(gold.file, getSampleBytes(gold.file));
    expect(pages).toHaveLength(gold.pages);
    const isPicture = (page: number) => isPictured(order) && (order.scannedPages ?? [page]).includes(page);
    expect(pages.map((text) => text === '')).toEqual(pages.map((_, i) => isPicture(i + 1)));
    const quotes = [...gold.obligations, ...gold.notObligations].map(({ page, quote }) => ({
      page,
      words: quote,
    }));
    const figures = gold.limits.map(({ page, limit }) => ({ page, words: limit }));
    const missing = [...quotes, ...figures].filter(
      ({ page, words }) => !isPicture(page) && !pages[page - 1]?.includes(words),
    );
    expect(missing).toEqual([]);
  });

  test('what is hidden in pictures stands in the text version', async () => {
    const { bytes } = order.form === 'docx' ? drawDocx(order) : await drawPdf(order);
    const pages = order.form === 'docx' ? readBackDocx(bytes) : await readBack(bytes);
    const { obligations, facts } = goldOnDisk(name);
    expect(obligations.filter(({ page, quote }) => !pages[page - 1]?.includes(quote))).toEqual([]);
    const text = pages.join(' ');
    expect(text).toContain(facts.consentNo);
    expect(text.toLowerCase()).toContain(facts.industryName.toLowerCase());
    expect(text.toLowerCase()).toContain(facts.authority.toLowerCase());
  });

  test('the words that say when stand in the condition or row of the duty', () => {
    const texts = markedTexts(order);
    const absent = texts.flatMap(({ plain, marks }) =>
      marks.filter((mark) => mark.type === 'duty' && !plain.includes(mark.stated)).map((mark) => mark.text),
    );
    expect(absent).toEqual([]);
  });
});

test('every sample is an order with its file', () => {
  for (const sample of SAMPLES) {
    const order = ORDERS.find(({ name }) => sample.file.startsWith(`${name}.`));
    expect(order).toMatchObject({ board: sample.board, form: sample.form, title: sample.title });
    expect(order?.facts.kind).toBe(sample.kind);
    expect(existsSync(getSamplePath(sample.file))).toBe(true);
  }
});
