import type { Align, Text } from '../model/order.ts';
import { piecesOf } from '../model/write.ts';

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** One run of words; `size` in points. */
export function run(text: string, look: { bold?: boolean; size?: number; underline?: boolean } = {}): string {
  const { bold, size, underline } = look;
  const properties =
    '<w:rFonts w:ascii="Arial" w:hAnsi="Arial" w:cs="Arial"/>' +
    (bold ? '<w:b/>' : '') +
    (underline ? '<w:u w:val="single"/>' : '') +
    `<w:sz w:val="${(size ?? 10) * 2}"/>`;
  return `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`;
}

/** The runs of a text with its bold pieces. */
export function textRuns(text: Text, isBold = false): string {
  return piecesOf(text)
    .map((piece) => {
      if (typeof piece === 'string') return run(piece, { bold: isBold });
      return run(piece.text, { bold: isBold || piece.type === 'bold' });
    })
    .join('');
}

/** A paragraph; distances in twentieths of a point. */
export function paragraph(
  runs: string,
  look: { align?: Align; before?: number; after?: number; left?: number; hanging?: number; tab?: number },
): string {
  const { align, before = 0, after = 80, left, hanging, tab } = look;
  const properties =
    (tab ? `<w:tabs><w:tab w:val="right" w:pos="${tab}"/></w:tabs>` : '') +
    `<w:spacing w:before="${before}" w:after="${after}"/>` +
    (left ? `<w:ind w:left="${left}" w:hanging="${hanging ?? 0}"/>` : '') +
    (align ? `<w:jc w:val="${align}"/>` : '');
  return `<w:p><w:pPr>${properties}</w:pPr>${runs}</w:p>`;
}
