import { describe, expect, test } from 'vitest';
import { SAMPLE_ORDERS } from '../../../shared/orders/samples.ts';
import { readHere } from '../testing/read-here.ts';
import { getGold, getOrderBytes } from '../testing/sample-files.ts';

describe.each(SAMPLE_ORDERS.map(({ file }) => file))('%s', (file) => {
  test('is read in full by the code of the preview', async () => {
    const pages: number[] = [];
    const { outcome } = await readHere(new Blob([getOrderBytes(file)]), {
      onProgress: ({ page }) => pages.push(page),
    });
    if (!outcome.ok) throw new Error(outcome.failure);
    const gold = getGold(file);
    expect(outcome.pageCount).toBe(gold.pages);
    expect([...new Set(pages)].filter((page) => page > 0)).toEqual(
      Array.from({ length: gold.pages }, (_, index) => index + 1),
    );
    const { consentNo, validUpto } = outcome.reading.facts;
    expect({ consentNo: consentNo?.value, validUpto: validUpto?.value }).toEqual({
      consentNo: gold.facts.consentNo,
      validUpto: gold.facts.validUpto ?? undefined,
    });
    const found = outcome.reading.obligations.map(
      ({ citation, frequency }) => `${citation.page} ${frequency}`,
    );
    const wanted = gold.obligations.filter(
      ({ optional, page }) => !optional && !outcome.reading.unreadPages.includes(page),
    );
    const kept = wanted.filter(({ page, frequency }) => found.includes(`${page} ${frequency}`));
    expect(wanted.length).toBeGreaterThan(3);
    expect(kept.length / wanted.length).toBeGreaterThan(0.8);
  });
});
