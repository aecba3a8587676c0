import { zipSync } from 'fflate';
import { markedTextsOf } from '../gold.ts';
import type { Block, Mark, Order } from '../model/order.ts';
import { paragraph, run, textRuns } from './docx-runs.ts';
import { docxTable } from './docx-table.ts';
import type { Drawn } from './pdf.ts';

const NAMESPACE = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const INDENT = 480;

/**
 * Writes an order as a DOCX, as an office hands on its draft. Pages are those of the page breaks in the data, so every
 * page of the data must fit on a sheet of A4. The bytes are the same on every machine: fixed dates.
 */
export function drawDocx(order: Order): Drawn {
  const body = order.blocks.map(blockXml).join('');
  const section =
    '<w:sectPr><w:footerReference w:type="default" r:id="rId1"/><w:pgSz w:w="11906" w:h="16838"/>' +
    '<w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="567" w:footer="567" w:gutter="0"/></w:sectPr>';
  const parts: Record<string, string> = {
    '[Content_Types].xml':
      `<Types xmlns="${PACKAGE}/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      `<Override PartName="/word/document.xml" ContentType="${WORD}.document.main+xml"/>` +
      `<Override PartName="/word/footer1.xml" ContentType="${WORD}.footer+xml"/></Types>`,
    '_rels/.rels':
      `<Relationships xmlns="${PACKAGE}/relationships">` +
      `<Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels':
      `<Relationships xmlns="${PACKAGE}/relationships">` +
      `<Relationship Id="rId1" Type="${OFFICE}/footer" Target="footer1.xml"/></Relationships>`,
    'word/footer1.xml': `<w:ftr xmlns:w="${NAMESPACE}">${footer(order)}</w:ftr>`,
    'word/document.xml': `<w:document xmlns:w="${NAMESPACE}" xmlns:r="${OFFICE}"><w:body>${body}${section}</w:body></w:document>`,
  };
  const bytes = zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, Buffer.from(XML + xml)])),
    { level: 9, mtime: `${order.facts.issuedOn}T12:00:00` },
  );
  return { bytes, ...placesOf(order) };
}

function footer(order: Order): string {
  const field = (name: string) => `<w:fldSimple w:instr=" ${name} "><w:r><w:t>1</w:t></w:r></w:fldSimple>`;
  const [line] = order.style.footer(1, 1);
  const words = run(`${line?.left ?? ''}   Page `) + field('PAGE') + run(' of ') + field('NUMPAGES');
  return paragraph(words, { align: 'center' });
}

function placesOf(order: Order): Pick<Drawn, 'pages' | 'pageOf'> {
  let pages = 1;
  const pageOf = new Map<Mark, number>();
  for (const block of order.blocks) {
    if (block.type === 'pageBreak') pages += 1;
    for (const mark of markedTextsOf(block).flatMap(({ marks }) => marks)) pageOf.set(mark, pages);
  }
  return { pages, pageOf };
}

function blockXml(block: Block): string {
  switch (block.type) {
    case 'letterhead':
      return block.lines
        .map(({ text, size, bold }) => paragraph(run(text, { bold, size }), { align: 'center', after: 20 }))
        .join('');
    case 'heading':
      return paragraph(run(block.text, { bold: true, size: 12, underline: block.underline }), {
        align: block.align,
        before: 160,
      });
    case 'para':
      return paragraph(textRuns(block.text, block.bold), { align: block.align });
    case 'item':
      return paragraph(`${run(block.label)}<w:r><w:tab/></w:r>${textRuns(block.text)}`, {
        left: INDENT * (block.level + 1),
        hanging: INDENT,
      });
    case 'table':
      return docxTable(block);
    case 'pair':
      return paragraph(`${textRuns(block.left, true)}<w:r><w:tab/></w:r>${textRuns(block.right, true)}`, {
        tab: 9638,
      });
    case 'signature':
      return [...(block.digital ?? []), ...block.lines]
        .map((line) =>
          paragraph(run(line, { bold: block.lines.includes(line) }), { align: 'right', after: 0 }),
        )
        .join('');
    case 'space':
    case 'rule':
      return paragraph('', {});
    case 'pageBreak':
      return '<w:p><w:r><w:br w:type="page"/></w:r></w:p>';
  }
}
