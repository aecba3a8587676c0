import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { Block, Paper } from './blocks.ts';

const GAP = 'A3271B';
const NO_LINE = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
const NO_LINES = { top: NO_LINE, bottom: NO_LINE, left: NO_LINE, right: NO_LINE };

/** Writes a paper as a DOCX, to be completed and signed. Word chooses the fonts of scripts that its own lacks. */
export async function toDocx(paper: Paper): Promise<Buffer> {
  const document = new Document({
    title: paper.title,
    creator: paper.author,
    styles: { default: { document: { run: { font: 'Arial', size: 20 } } } },
    sections: [
      {
        properties: { page: { size: { width: 11_906, height: 16_838 } } },
        footers: { default: new Footer({ children: [toFoot(paper.foot)] }) },
        children: paper.blocks.flatMap(toParts),
      },
    ],
  });
  return Packer.toBuffer(document);
}

function toFoot(foot: string): Paragraph {
  const children: ParagraphChild[] = [
    new TextRun({
      size: 16,
      children: [`${foot} · Page `, PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES],
    }),
  ];
  return new Paragraph({ alignment: AlignmentType.LEFT, children });
}

function toParts(block: Block): (Paragraph | Table)[] {
  switch (block.kind) {
    case 'title':
      return [new Paragraph({ heading: HeadingLevel.TITLE, text: toText(block.text) })];
    case 'heading':
      return [
        new Paragraph({
          heading: block.level === 1 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2,
          keepNext: true,
          spacing: { before: 240, after: 80 },
          text: toText(block.text),
        }),
      ];
    case 'facts':
      return [toTable(block.rows), new Paragraph({})];
    case 'text':
      return toLines(block.text).map((text) => toParagraph(text, block.tone));
    case 'list':
      return block.items.map((text) => new Paragraph({ bullet: { level: 0 }, text: toText(text) }));
    case 'signature':
      return block.lines.map(
        (text) =>
          new Paragraph({
            spacing: { before: 700 },
            keepNext: true,
            border: { top: { style: BorderStyle.SINGLE, size: 6, color: '5B635E', space: 2 } },
            indent: { right: 5000 },
            text: toText(text),
          }),
      );
  }
}

function toParagraph(text: string, tone: 'quote' | 'gap' | 'strong' | undefined): Paragraph {
  const run = new TextRun({
    text: toText(text),
    bold: tone === 'strong',
    ...(tone === 'gap' ? { color: GAP } : {}),
  });
  return new Paragraph({
    spacing: { after: 80 },
    ...(tone === 'quote'
      ? {
          indent: { left: 240 },
          border: { left: { style: BorderStyle.SINGLE, size: 12, color: 'C9A227', space: 6 } },
        }
      : {}),
    children: [run],
  });
}

function toTable(rows: readonly (readonly [string, string])[]): Table {
  const cell = (text: string, width: number) =>
    new TableCell({
      borders: NO_LINES,
      width: { size: width, type: WidthType.PERCENTAGE },
      children: toLines(text).map((line) => new Paragraph({ text: toText(line) })),
    });
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map(([label, value]) => new TableRow({ children: [cell(label, 28), cell(value, 72)] })),
  });
}

function toLines(text: string): string[] {
  return text.split(/\r?\n/);
}

/** Without what XML 1.0 does not allow: a file with it cannot be opened. */
function toText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is left out
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
}
