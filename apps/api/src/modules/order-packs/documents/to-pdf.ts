import { once } from 'node:events';
import PDFDocument from 'pdfkit';
import type { Block, Paper } from './blocks.ts';
import { type FontName, loadFont, toFontRuns } from './font-runs.ts';

const MARGIN = 56;
const FOOT = 40;
const BODY_SIZE = 10;
/** Where letters stand on their line, as a share of their size: the same for every font, so that mixed lines are even. */
const BASELINE = 0.92;
const INK = '#1f2421';
const SOFT = '#5b635e';
const GAP = '#a3271b';
const LABELS_WIDTH = 130;

type Style = { size?: number; isBold?: boolean; colour?: string; indent?: number; after?: number };

/** Draws a paper as a PDF of A4 pages with their numbers. Every font is embedded, so it looks alike everywhere. */
export async function toPdf(paper: Paper): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOT },
    bufferPages: true,
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: paper.title, Author: paper.author },
  });
  const pieces: Buffer[] = [];
  doc.on('data', (piece: Buffer) => pieces.push(piece));
  const pen = createPen(doc);
  for (const block of paper.blocks) draw(doc, pen, block);
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    // Below the margin a text would begin a page of its own.
    doc.page.margins.bottom = 0;
    doc.x = MARGIN;
    doc.y = doc.page.height - MARGIN - 12;
    pen(`${paper.foot} · Page ${page - start + 1} of ${count}`, { size: 8, colour: SOFT });
  }
  const ended = once(doc, 'end');
  doc.end();
  await ended;
  return Buffer.concat(pieces);
}

type Pen = (text: string, style?: Style) => void;

/** Writes at the place of the document, each letter in a font that has it. */
function createPen(doc: PDFKit.PDFDocument): Pen {
  const known = new Set<FontName>();
  const use = (font: FontName) => {
    if (!known.has(font)) doc.registerFont(font, loadFont(font));
    known.add(font);
    doc.font(font);
  };
  return (text, { size = BODY_SIZE, isBold = false, colour = INK, indent = 0, after = 4 } = {}) => {
    const runs = toFontRuns(text, isBold ? 'bold' : 'body');
    doc.fontSize(size).fillColor(colour);
    const left = doc.x;
    const width = doc.page.width - MARGIN - left - indent;
    runs.forEach((run, index) => {
      use(run.font);
      const options = { baseline: -BASELINE * size, continued: index < runs.length - 1, lineGap: 2 };
      if (index === 0) doc.text(run.text, left + indent, doc.y, { ...options, width });
      else doc.text(run.text, options);
    });
    doc.x = left;
    doc.y += after;
  };
}

function draw(doc: PDFKit.PDFDocument, pen: Pen, block: Block): void {
  switch (block.kind) {
    case 'title':
      pen(block.text, { size: 20, isBold: true, after: 8 });
      break;
    case 'heading':
      keepTogether(doc, 72);
      doc.y += block.level === 1 ? 12 : 6;
      pen(block.text, { size: block.level === 1 ? 14 : 11, isBold: true, after: 4 });
      break;
    case 'facts':
      for (const [label, value] of block.rows) drawFact(doc, pen, label, value);
      doc.y += 4;
      break;
    case 'text':
      if (block.tone === 'quote') drawQuote(doc, pen, block.text);
      else pen(block.text, { isBold: block.tone === 'strong', colour: block.tone === 'gap' ? GAP : INK });
      break;
    case 'list':
      for (const item of block.items) pen(`• ${item}`, { indent: 12, after: 2 });
      doc.y += 4;
      break;
    case 'signature':
      drawSignature(doc, pen, block.lines);
      break;
  }
}

/** Begins a page where less than a height is left of this one. */
function keepTogether(doc: PDFKit.PDFDocument, height: number): void {
  if (doc.y + height > doc.page.height - doc.page.margins.bottom) doc.addPage();
}

function drawFact(doc: PDFKit.PDFDocument, pen: Pen, label: string, value: string): void {
  keepTogether(doc, 2 * BODY_SIZE);
  const top = doc.y;
  pen(label, { colour: SOFT, after: 0 });
  doc.y = top;
  pen(value, { indent: LABELS_WIDTH, after: 2 });
}

/** Words of the order, beside a line as long as they are on their last page. */
function drawQuote(doc: PDFKit.PDFDocument, pen: Pen, text: string): void {
  const from = { page: doc.bufferedPageRange().count, y: doc.y };
  pen(text, { indent: 12, after: 2 });
  const top = doc.bufferedPageRange().count === from.page ? from.y : doc.page.margins.top;
  doc
    .moveTo(MARGIN + 2, top)
    .lineTo(MARGIN + 2, doc.y - 2)
    .lineWidth(1.5)
    .strokeColor('#c9a227')
    .stroke();
  doc.y += 4;
}

function drawSignature(doc: PDFKit.PDFDocument, pen: Pen, lines: readonly string[]): void {
  keepTogether(doc, 48 * lines.length);
  for (const line of lines) {
    doc.y += 28;
    doc
      .moveTo(MARGIN, doc.y)
      .lineTo(MARGIN + 240, doc.y)
      .lineWidth(0.7)
      .strokeColor(SOFT)
      .stroke();
    doc.y += 3;
    pen(line, { size: 9, colour: SOFT });
  }
}
