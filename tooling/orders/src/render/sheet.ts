import type { Align, Mark, Order, Running, Text } from '../model/order.ts';
import type { FontName } from './fonts.ts';
import { breakLines, glueLines, type Line, type Measure, wordsOf } from './lines.ts';

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89 };

/** Where and how a text is set. */
export interface Setting {
  x: number;
  width: number;
  size: number;
  font: FontName;
  align: Align | 'justify';
}

/** Pictures that stand for whole pages, by page. */
export type Pictures = ReadonlyMap<number, Buffer>;

/** The paper being written: the cursor, and the page on which every mark landed. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly pictures: Pictures;
  readonly order: Order;
  /** Pages of the whole document; known from the first of two passes. */
  readonly pages: number;
  readonly landings = new Map<Mark, Set<number>>();
  page = 0;
  y = 0;

  constructor(doc: PDFKit.PDFDocument, order: Order, pages: number, pictures: Pictures) {
    this.doc = doc;
    this.pictures = pictures;
    this.order = order;
    this.pages = pages;
    this.addPage();
  }

  get left(): number {
    return this.order.style.margin;
  }

  get width(): number {
    return PAGE.width - 2 * this.order.style.margin;
  }

  get bottom(): number {
    return PAGE.height - this.order.style.margin;
  }

  /** Begins a page with its running lines. */
  addPage(): void {
    this.doc.addPage({ size: 'A4', margin: 0 });
    this.page += 1;
    const picture = this.pictures.get(this.page);
    if (picture) this.doc.image(picture, 0, 0, { width: PAGE.width, height: PAGE.height });
    const { header, footer, margin } = this.order.style;
    let y = 22;
    for (const line of header(this.page, this.pages)) y = this.running(line, y);
    this.y = Math.max(margin, y + 8);
    let below = PAGE.height - margin + 10;
    for (const line of footer(this.page, this.pages)) below = this.running(line, below);
  }

  /** Draws, but not on a page that is a picture: what would be drawn is in the picture. */
  ink(draw: (doc: PDFKit.PDFDocument) => void): void {
    if (!this.pictures.has(this.page)) draw(this.doc);
  }

  /** Goes to the next page unless so much still fits on this one. */
  ensure(height: number): void {
    if (this.y + height > this.bottom) this.addPage();
  }

  /** Breaks a text into lines for a setting. */
  lines(text: Text, { size, font, width }: Setting): Line[] {
    const measure = this.measure(size);
    return breakLines(wordsOf(text, font, measure), width, measure(' ', font));
  }

  /** Prints a text from the cursor on, over as many pages as it takes. */
  flow(text: Text, setting: Setting): void {
    const lines = this.lines(text, setting);
    const step = setting.size * this.order.style.leading;
    for (const group of glueLines(lines)) {
      this.ensure(group.length * step);
      for (const line of group) {
        this.printLine(line, setting, this.y, line === lines.at(-1));
        this.y += step;
      }
    }
  }

  /** Prints one line at a height and notes its marks. */
  printLine(line: Line, { x, width, size, align }: Setting, y: number, isLast: boolean): void {
    const gaps = line.words.filter((word, i) => i > 0 && word.spaced).length;
    const slack = width - line.width;
    const stretch = align === 'justify' && !isLast && gaps > 0 ? slack / gaps : 0;
    let at = x + (align === 'center' ? slack / 2 : align === 'right' ? slack : 0);
    for (const run of this.runs(line, size)) {
      const start = at;
      this.ink((doc) => {
        doc
          .font(run.font)
          .fontSize(size)
          .text(run.text, start, y, { lineBreak: false, wordSpacing: stretch });
      });
      at += run.width + stretch * (run.text.split(' ').length - 1);
    }
    for (const { mark } of line.words) {
      if (mark) this.landings.set(mark, (this.landings.get(mark) ?? new Set()).add(this.page));
    }
  }

  private runs(line: Line, size: number): { text: string; font: FontName; width: number }[] {
    const runs: { text: string; font: FontName; width: number }[] = [];
    line.words.forEach((word, i) => {
      const last = runs.at(-1);
      const gap = i > 0 && word.spaced ? ' ' : '';
      const blank = gap ? this.measure(size)(' ', word.font) : 0;
      if (last && last.font === word.font) {
        last.text += gap + word.text;
        last.width += blank + word.width;
      } else {
        if (last && gap) {
          last.text += gap;
          last.width += blank;
        }
        runs.push({ text: word.text, font: word.font, width: word.width });
      }
    });
    return runs;
  }

  private measure(size: number): Measure {
    return (text, font) => this.doc.font(font).fontSize(size).widthOfString(text);
  }

  private running(line: Running, y: number): number {
    const size = line.size ?? 8;
    for (const align of ['left', 'center', 'right'] as const) {
      const text = line[align];
      if (!text) continue;
      const setting: Setting = { x: 40, width: PAGE.width - 80, size, font: line.script ?? 'regular', align };
      for (const printed of this.lines(text, setting)) this.printLine(printed, setting, y, true);
    }
    return y + size * 1.3;
  }
}
