import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Script, Style } from '../model/order.ts';

const require = createRequire(import.meta.url);
const load = (path: string) => readFileSync(require.resolve(`@fontsource/${path}`));

/** Name under which a font is registered with the document. */
export type FontName = 'regular' | 'bold' | Script | `${'devanagari' | 'gujarati'}-text`;

const BODY: Record<Style['family'], { regular: string; bold: string }> = {
  sans: {
    regular: 'arimo/files/arimo-latin-400-normal.woff',
    bold: 'arimo/files/arimo-latin-700-normal.woff',
  },
  serif: {
    regular: 'tinos/files/tinos-latin-400-normal.woff',
    bold: 'tinos/files/tinos-latin-700-normal.woff',
  },
};

/** Registers the fonts that a paper of this family needs. All are embedded, so the page looks alike everywhere. */
export function registerFonts(doc: PDFKit.PDFDocument, family: Style['family']): void {
  doc.registerFont('regular', load(BODY[family].regular));
  doc.registerFont('bold', load(BODY[family].bold));
  for (const script of ['devanagari', 'gujarati', 'kannada', 'tamil', 'telugu'] as const) {
    doc.registerFont(script, load(`noto-sans-${script}/files/noto-sans-${script}-${script}-700-normal.woff`));
  }
  for (const script of ['devanagari', 'gujarati'] as const)
    doc.registerFont(
      `${script}-text`,
      load(`noto-sans-${script}/files/noto-sans-${script}-${script}-400-normal.woff`),
    );
}
