import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { buildOrder } from './build.ts';
import { ORDERS } from './data/orders.ts';
import { markedTexts } from './gold.ts';
import type { Gold } from './model/gold.ts';
import { readBack } from './read-back.ts';
import { getSampleBytes, getSamplePath, SAMPLES } from './samples.ts';

const MAX_BYTES = 400 * 1024;
const goldOnDisk = (name: string): Gold =>
  JSON.parse(readFileSync(getSamplePath(`${name}.gold.json`), 'utf8'));

describe.each(ORDERS.map((order) => [order.name, order] as const))('%s', (name, order) => {
  test('its file and gold are those that the data gives', async () => {
    const { file, bytes, gold } = await buildOrder(order);
    expect(gold).toEqual(goldOnDisk(name));
    expect(Buffer.compare(bytes, getSampleBytes(file))).toBe(0);
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

  test('every quote stands on its page', async () => {
    const gold = goldOnDisk(name);
    const pages = await readBack(getSampleBytes(gold.file));
    expect(pages).toHaveLength(gold.pages);
    const missing = [...gold.obligations, ...gold.notObligations].filter(
      ({ page, quote }) => !pages[page - 1]?.includes(quote),
    );
    expect(missing).toEqual([]);
    expect(gold.limits.filter(({ page, limit }) => !pages[page - 1]?.includes(limit))).toEqual([]);
  });

  test('the words that say when stand in the condition or row of the duty', () => {
    const texts = markedTexts(order);
    const absent = texts.flatMap(({ plain, marks }) =>
      marks.filter((mark) => mark.type === 'duty' && !plain.includes(mark.stated)).map((mark) => mark.text),
    );
    expect(absent).toEqual([]);
  });

  test('its number, company and dates are printed', async () => {
    const { facts, file } = goldOnDisk(name);
    const text = (await readBack(getSampleBytes(file))).join(' ');
    expect(text.toLowerCase()).toContain(facts.industryName.toLowerCase());
    expect(text).toContain(facts.consentNo);
    expect(text).toContain(facts.issuedOn.slice(0, 4));
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
