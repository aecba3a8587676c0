import { PDFDocument, PDFName, PDFString, StandardFonts } from 'pdf-lib';
import { expect, it } from 'vitest';
import { readMarkedContent } from './marked-content.ts';

/** A file of a page with this content, and a form `/Fm` of that content. */
async function createPdf(contents: readonly string[], form = ''): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([595, 842]);
  const font = await document.embedFont(StandardFonts.Helvetica);
  page.node.setFontDictionary(PDFName.of('F1'), font.ref);
  const { context } = document;
  const streams = contents.map((content) => context.register(context.flateStream(content)));
  page.node.set(PDFName.of('Contents'), context.obj(streams));
  const drawn = context.flateStream(form, { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 595, 842] });
  page.node.setXObject(PDFName.of('Fm'), context.register(drawn));
  page.node
    .Resources()
    ?.set(PDFName.of('Properties'), context.obj({ P1: { ActualText: PDFString.of('named') } }));
  return document.save();
}

it('reads the words that are meant by glyphs, in Latin letters and in UTF-16', async () => {
  const data = await createPdf([
    'BT /F1 10 Tf 40 700 Td (Police o) Tj /Span <</ActualText (ffi)>> BDC (~) Tj EMC (ce) Tj ET',
    'BT /F1 10 Tf 40 680 Td /Span <</ActualText <FEFF0915093F>>> BDC (x) Tj EMC ET',
  ]);
  expect((await readMarkedContent(data))(1)).toEqual([
    { tag: 'Span', actualText: 'ffi' },
    { tag: 'Span', actualText: 'कि' },
  ]);
});

it('reads marks that a form draws, that have their words in the resources, and that begin in another stream', async () => {
  const data = await createPdf(
    ['BT /F1 10 Tf 40 700 Td /Span /P1 BDC', '(x) Tj EMC /Artifact BMC EMC ET /Fm Do'],
    'BT /F1 10 Tf 40 600 Td /Span <</ActualText (drawn)>> BDC (y) Tj EMC ET',
  );
  expect((await readMarkedContent(data))(1)).toEqual([
    { tag: 'Span', actualText: 'named' },
    { tag: 'Artifact', actualText: null },
    { tag: 'Span', actualText: 'drawn' },
  ]);
});

it('passes over pictures within the content, brackets too many and marks without properties', async () => {
  const data = await createPdf([
    'BI /W 1 /H 1 /BPC 8 /CS /G ID (EMC /Span <</ActualText (no)>> BDC EI Q ) ] > BT /F1 10 Tf 40 700 Td',
    '/Span <</MCID 4>> BDC (a) Tj EMC /Span <</ActualText (yes)>> BDC (b) Tj EMC ET',
  ]);
  expect((await readMarkedContent(data))(1)).toEqual([
    { tag: 'Span', actualText: null },
    { tag: 'Span', actualText: 'yes' },
  ]);
});

it('a form that draws itself ends', async () => {
  const data = await createPdf(['/Fm Do'], '/Span <</ActualText (x)>> BDC EMC /Fm Do');
  expect((await readMarkedContent(data))(1)).toHaveLength(8);
});

it('what cannot be read is told to the caller, who keeps the glyphs', async () => {
  await expect(readMarkedContent(new Uint8Array([1, 2, 3]))).rejects.toThrow();
});
