import { extractPages } from '@anupalan/compliance/reading/pages/extract-pages';
import { PDF_READING_OPTIONS } from '@anupalan/compliance/reading/pages/pdf-types';
import { degrees, PDFDocument, PDFName, StandardFonts } from 'pdf-lib';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { createDocx, createMergedTable } from './docx.fixtures.ts';
import { extractDocx } from './extract-docx.ts';
import { extractPdf } from './extract-pdf.ts';
import { createGlyphPdf } from './hostile-files.fixtures.ts';
import { readFile } from './read-file.ts';

describe('extractPdf', () => {
  it('gives text with its place from the top left, and leaves a turned watermark out', async () => {
    const document = await PDFDocument.create();
    const font = await document.embedFont(StandardFonts.Helvetica);
    const page = document.addPage([595, 842]);
    page.drawText('CONSENT ORDER of the unit', { x: 40, y: 742, size: 10, font });
    page.drawText('SPECIMEN', { x: 100, y: 300, size: 60, font, rotate: degrees(45) });
    const extraction = await extractPdf(await document.save(), () => undefined);
    if (!extraction.ok) throw new Error(extraction.code);
    const items = extraction.pages[0]?.items ?? [];
    expect(items.map((item) => item.text)).toEqual(['CONSENT ORDER of the unit']);
    expect(items[0]?.x).toBeCloseTo(40, 0);
    expect(items[0]?.y).toBeGreaterThan(90);
    expect(items[0]?.y).toBeLessThan(100);
  });
});

describe('the worker of extractPdf', () => {
  it('hands over every part of a text as it was, though the parser goes on writing', async () => {
    const document = await PDFDocument.create();
    const font = await document.embedFont(StandardFonts.Helvetica);
    for (const number of [1, 2]) {
      const page = document.addPage([595, 842]);
      // Text comes in parts of ten runs and more.
      for (let line = 0; line < 45; line++)
        page.drawText(`Line ${line} of ${number}`, { x: 40, y: 800 - 16 * line, size: 10, font });
    }
    const data = await document.save();
    const own = await extractPages(
      getDocument({ data: data.slice(), ...PDF_READING_OPTIONS }),
      OPS,
      () => undefined,
    );
    expect(await extractPdf(data, () => undefined)).toEqual(own);
    expect(own.ok && own.pages.map(({ items }) => items.length)).toEqual([45, 45]);
  });

  it('says that a file is broken', async () => {
    const broken = new TextEncoder().encode('%PDF-1.7 nothing more');
    expect(await extractPdf(broken, () => undefined)).toEqual({ ok: false, code: 'broken' });
  });
});

describe('words that a file means by other glyphs', () => {
  it('are read in their place', async () => {
    const document = await PDFDocument.create();
    const page = document.addPage([595, 842]);
    page.node.setFontDictionary(PDFName.of('F1'), (await document.embedFont(StandardFonts.Helvetica)).ref);
    const content =
      'BT /F1 10 Tf 40 700 Td (Police o) Tj /Span <</ActualText (ffi)>> BDC (~) Tj EMC (ce) Tj ET';
    page.node.set(PDFName.of('Contents'), document.context.register(document.context.flateStream(content)));
    const extraction = await extractPdf(await document.save(), () => undefined);
    if (!extraction.ok) throw new Error(extraction.code);
    expect(extraction.pages[0]?.items.map(({ text }) => text)).toEqual(['Police o', 'ffi', 'ce']);
  });
});

describe('a text that no database holds', () => {
  it('is read without its U+0000', async () => {
    const loading = getDocument({ data: createGlyphPdf(['\u0000']), ...PDF_READING_OPTIONS });
    const content = await (await (await loading.promise).getPage(1)).getTextContent();
    expect(JSON.stringify(content)).toContain('state\\u0000ment');
    await loading.destroy();
    const outcome = await readFile(createGlyphPdf(['\u0000']), 'application/pdf');
    if (!outcome.ok) throw new Error(outcome.failure);
    expect(outcome.reading.obligations[0]?.citation.quote).toContain('submit the statement of water');
    expect(JSON.stringify(outcome)).not.toContain('\\u0000');
  });
});

describe('extractDocx', () => {
  it('writes down the numbers that Word counts itself, and says where cells stand', async () => {
    expect(await extractDocx(createDocx())).toEqual([
      { index: 0, text: 'GENERAL CONDITIONS' },
      { index: 1, text: '1. The unit shall submit the report every month.' },
      { index: 2, text: '2. The unit shall keep:' },
      { index: 3, text: 'a) a log of its meters' },
      { index: 4, text: '3. The unit shall stay clean.' },
      { index: 5, text: 'Sl. No', cell: { table: 0, row: 0, cell: 0 } },
      { index: 6, text: 'Survey', cell: { table: 0, row: 0, cell: 1 } },
      { index: 7, text: 'Periodicity', cell: { table: 0, row: 0, cell: 2 } },
      { index: 8, text: '1', cell: { table: 0, row: 1, cell: 0 } },
      { index: 9, text: 'Noise', cell: { table: 0, row: 1, cell: 1 } },
      { index: 10, text: 'Yearly', cell: { table: 0, row: 1, cell: 2 } },
    ]);
  });

  it('says in which columns the cells beside and below merged ones stand', async () => {
    expect(
      (await extractDocx(createMergedTable())).map(({ text, cell }) => [cell?.row, cell?.cell, text]),
    ).toEqual([
      [0, 0, 'Outlet'],
      [0, 1, 'Standard'],
      [1, 0, '1'],
      [1, 1, 'pH'],
      [1, 2, '6.5-8.5'],
      [2, 1, 'BOD'],
      [2, 2, '30'],
    ]);
  });

  it('is read to obligations that cite paragraphs', async () => {
    const outcome = await readFile(
      createDocx(),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    );
    if (!outcome.ok) throw new Error(outcome.failure);
    expect(outcome.pageCount).toBeNull();
    expect(outcome.paragraphs).toHaveLength(11);
    expect(outcome.reading.obligations.map((found) => [found.frequency, found.citation.paragraph])).toEqual([
      ['monthly', 1],
      ['yearly', 8],
    ]);
  });
});
