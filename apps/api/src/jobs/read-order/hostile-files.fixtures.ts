import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import sharp from 'sharp';

/** Builds a PDF by hand from the bodies of its objects (1, 2, …) and extra entries of the trailer. */
const toPdf = (objects: (string | Buffer)[], trailer = ''): Uint8Array => {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const push = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  objects.forEach((body, at) => {
    offsets.push(length);
    push(Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(body), Buffer.from('\nendobj\n')]));
  });
  const start = length;
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  push(Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`));
  push(
    Buffer.from(
      `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return new Uint8Array(Buffer.concat(parts));
};

const stream = (content: Buffer, entries = ''): Buffer =>
  Buffer.concat([
    Buffer.from(`<< /Length ${content.length} ${entries} >>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);

const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';
const PAGES = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
const SENTENCE =
  'The unit shall submit the statement of water consumption to the Board by 5th of every succeeding month.';
const TEXT = Buffer.from(`BT /F1 8 Tf 20 700 Td (1. ${SENTENCE}) Tj ET`);
const page = (extra = ''): string =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ${extra} >> >>`;

const PAD = Buffer.from('28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A', 'hex');

/** The cipher of old PDFs, which current crypto libraries no longer carry. */
const rc4 = (key: Buffer, data: Buffer): Buffer => {
  const state = Array.from({ length: 256 }, (_, at) => at);
  const swap = (a: number, b: number) => {
    [state[a], state[b]] = [state[b] ?? 0, state[a] ?? 0];
  };
  let j = 0;
  for (let i = 0; i < 256; i++) {
    j = (j + (state[i] ?? 0) + (key[i % key.length] ?? 0)) & 255;
    swap(i, j);
  }
  let i = 0;
  j = 0;
  return Buffer.from(
    data.map((byte) => {
      i = (i + 1) & 255;
      j = (j + (state[i] ?? 0)) & 255;
      swap(i, j);
      return byte ^ (state[((state[i] ?? 0) + (state[j] ?? 0)) & 255] ?? 0);
    }),
  );
};

/** Encrypted with the 40-bit standard handler. With `opensWithout` only copying is forbidden: it opens without a password. */
export const createEncryptedPdf = (opensWithout: boolean): Uint8Array => {
  const id = Buffer.from('0123456789abcdef');
  const owner = createHash('sha256').update('owner').digest();
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(-64);
  const key = createHash('md5')
    .update(PAD)
    .update(owner)
    .update(permissions)
    .update(id)
    .digest()
    .subarray(0, 5);
  const user = opensWithout ? rc4(key, PAD) : createHash('sha256').update('user').digest();
  const objectKey = createHash('md5')
    .update(key)
    .update(Buffer.from([4, 0, 0, 0, 0]))
    .digest()
    .subarray(0, 10);
  const encrypt = `<< /Filter /Standard /V 1 /R 2 /O <${owner.toString('hex')}> /U <${user.toString('hex')}> /P -64 >>`;
  return toPdf(
    [CATALOG, PAGES, page(), stream(rc4(objectKey, TEXT)), FONT, encrypt],
    `/Encrypt 6 0 R /ID [<${id.toString('hex')}> <${id.toString('hex')}>]`,
  );
};

/** Signs that the sentence does without: the font may mean anything by them. */
const GLYPHS = '@!#$%&*+,/:;<=>?[]^_{|}~ACDEFGHIJKLMNOPQRSUVWXYZ';

/**
 * An order of numbered conditions, each with a glyph within a word that its font maps to a text of the caller's: to U+0000,
 * as fonts of letterheads do, or to anything else that UTF-16 holds. At most 48 of them.
 */
export const createGlyphPdf = (texts: readonly string[]): Uint8Array => {
  const lines = texts.map(
    (_, at) => `1 0 0 1 20 ${800 - 12 * at} Tm (${at + 1}. ${toGlyphSentence(GLYPHS[at] ?? '')}) Tj`,
  );
  const words = Buffer.from(`BT /F1 8 Tf ${lines.join(' ')} ET`);
  const glyphs = texts.map((text, at) => {
    const units = Array.from({ length: text.length }, (_, unit) => text.charCodeAt(unit));
    const hex = units.map((unit) => unit.toString(16).padStart(4, '0')).join('');
    return `<${(GLYPHS.charCodeAt(at)).toString(16)}> <${hex}>`;
  });
  const map = `1 begincodespacerange <00> <FF> endcodespacerange 1 beginbfrange <20> <7E> <0020> endbfrange ${glyphs.length} beginbfchar ${glyphs.join(' ')} endbfchar`;
  const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R >>';
  return toPdf([CATALOG, PAGES, page(), stream(words), font, stream(Buffer.from(map))]);
};

/** The condition of {@link createGlyphPdf} with what a person reads for its glyph. */
export const toGlyphSentence = (readable: string): string =>
  SENTENCE.replace('ment of', `${readable}ment of`);

/** A few hundred bytes that draw 10^12 pieces of text: every form draws the next one ten times. */
export const createRecursionBomb = (): Uint8Array => {
  const depth = 12;
  const forms = Array.from({ length: depth }, (_, at) => {
    const isLast = at === depth - 1;
    const content = Buffer.from(isLast ? TEXT : '/X Do '.repeat(10));
    const next = isLast ? '/Font << /F1 5 0 R >>' : `/XObject << /X ${7 + at} 0 R >>`;
    return stream(content, `/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << ${next} >>`);
  });
  return toPdf([
    CATALOG,
    PAGES,
    page('/XObject << /X 6 0 R >>'),
    stream(Buffer.from('/X Do')),
    FONT,
    ...forms,
  ]);
};

/** A content stream that unpacks, twice, to far more memory than a child may have. */
export const createFlateBomb = (): Uint8Array => {
  // What it unpacks to counts, not how small it is: packing half a gigabyte well takes seconds.
  const inner = deflateSync(Buffer.alloc(512 * 1024 * 1024, 0x20), { level: 1 });
  const packed = deflateSync(inner, { level: 9 });
  return toPdf([CATALOG, PAGES, page(), stream(packed, '/Filter [/FlateDecode /FlateDecode]'), FONT]);
};

/** A plain order of `pageCount` pages, each with one duty. */
export const createTextPdf = async (pageCount: number): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (let number = 1; number <= pageCount; number++) {
    const sheet = document.addPage([595, 842]);
    sheet.drawText(`${number}. ${SENTENCE}`, { x: 40, y: 700, size: 9, font });
  }
  return document.save();
};

/** A picture of shapes that are no letters. */
const createShapes = (): Promise<Buffer> => {
  const shapes =
    '<path d="M40 60h260l-90 190z"/><circle cx="330" cy="420" r="120"/><path d="M60 500l140 260H20z"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="595" height="842"><rect width="595" height="842" fill="#fff"/>${shapes}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
};

/** Pages that are pictures without words (`scanned`), after pages with text (`written`). */
export const createScannedPdf = async (scanned: number, written = 0): Promise<Uint8Array> => {
  const document = await PDFDocument.load(await createTextPdf(Math.max(1, written)));
  if (written === 0) document.removePage(0);
  const image = await document.embedPng(await createShapes());
  for (let number = 0; number < scanned; number++) {
    document.addPage([595, 842]).drawImage(image, { x: 0, y: 0, width: 595, height: 842 });
  }
  return document.save();
};
