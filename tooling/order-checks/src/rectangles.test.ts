import { extractPdf } from '@anupalan/api/src/jobs/read-order/extract-pdf.ts';
import { readPages } from '@anupalan/compliance/reading/pages/read-pages';
import { recogniseNone } from '@anupalan/compliance/reading/pages/recognised-page';
import { getSampleBytes } from '@anupalan/orders/samples';
import { expect, test } from 'vitest';
import { findWrongRectangles } from './rectangles.test-support.ts';

const read = async (file: string) => {
  const bytes = new Uint8Array(getSampleBytes(file));
  const extraction = await extractPdf(bytes, () => undefined, recogniseNone);
  const outcome = readPages(extraction);
  if (!extraction.ok || !outcome.ok) throw new Error(`${file} cannot be read.`);
  return { pages: extraction.pages, reading: outcome.reading };
};

test.each(['mpcb_cca_plating_2025.pdf', 'gpcb_cca_tiles_2025.pdf'])(
  '%s: the rectangles of each finding cover its own words, in tables the cells alone',
  async (file) => {
    const { pages, reading } = await read(file);
    expect(findWrongRectangles(reading, pages)).toEqual([]);
  },
);

test('a rectangle that is too wide is found', async () => {
  const { pages, reading } = await read('mpcb_cca_plating_2025.pdf');
  const limits = reading.limits.slice(0, 1).map((limit) => ({
    ...limit,
    citation: { ...limit.citation, rects: limit.citation.rects.map((rect) => ({ ...rect, x: 0, width: 1 })) },
  }));
  expect(findWrongRectangles({ ...reading, limits, particulars: [], obligations: [] }, pages)).toHaveLength(
    1,
  );
});
