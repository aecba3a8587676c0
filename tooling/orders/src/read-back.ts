import { unzipSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text layer of a PDF, one string per page, blanks and line ends as single blanks. */
export async function readBack(pdf: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  try {
    const doc = await task.promise;
    const pages: string[] = [];
    for (let page = 1; page <= doc.numPages; page++) {
      const { items } = await (await doc.getPage(page)).getTextContent();
      const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('');
      pages.push(text.replace(/\s+/g, ' ').trim());
    }
    return pages;
  } finally {
    await task.destroy();
  }
}

/** The words of a DOCX, one string per page as its page breaks part them; cells and paragraphs part by a blank. */
export function readBackDocx(docx: Uint8Array): string[] {
  const xml = new TextDecoder().decode(unzipSync(docx)['word/document.xml']);
  return xml.split('<w:br w:type="page"/>').map((page) =>
    page
      .replace(/<w:tab\/>|<\/w:p>/g, ' ')
      .replace(/<[^>]+>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}
