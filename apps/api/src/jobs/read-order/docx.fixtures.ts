import { crc32 } from 'node:zlib';

const header = (signature: number, size: number): Buffer => {
  const bytes = Buffer.alloc(size);
  bytes.writeUInt32LE(signature, 0);
  return bytes;
};

/** Packs files into an archive without compression. */
const toZip = (files: Record<string, string>): Uint8Array => {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const data = Buffer.from(text);
    const local = header(0x04034b50, 30);
    const entry = header(0x02014b50, 46);
    for (const [bytes, at] of [
      [local, 14],
      [entry, 16],
    ] as const) {
      bytes.writeUInt32LE(crc32(data), at);
      bytes.writeUInt32LE(data.length, at + 4);
      bytes.writeUInt32LE(data.length, at + 8);
      bytes.writeUInt16LE(name.length, at + 12);
    }
    entry.writeUInt32LE(offset, 42);
    bodies.push(local, Buffer.from(name), data);
    directory.push(entry, Buffer.from(name));
    offset += local.length + name.length + data.length;
  }
  const index = Buffer.concat(directory);
  const end = header(0x06054b50, 22);
  const count = Object.keys(files).length;
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(index.length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...bodies, index, end]));
};

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const paragraph = (text: string, properties = ''): string =>
  `<w:p>${properties}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
const listItem = (text: string, level: number): string =>
  paragraph(text, `<w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr></w:pPr>`);
const row = (cells: string[]): string =>
  `<w:tr>${cells.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`;

const SAMPLE = [
  paragraph('GENERAL CONDITIONS'),
  listItem('The unit shall submit the report every month.', 0),
  listItem('The unit shall keep:', 0),
  listItem('a log of its meters', 1),
  listItem('The unit shall stay clean.', 0),
  `<w:tbl>${row(['Sl. No', 'Survey', 'Periodicity'])}${row(['1', 'Noise', 'Yearly'])}</w:tbl>`,
];

/** A Word document with a paragraph, a list that Word numbers itself, and a table. */
export const createDocx = (): Uint8Array => toDocx(SAMPLE.join(''));

const merged = (text: string, properties: string): string =>
  `<w:tc><w:tcPr>${properties}</w:tcPr>${paragraph(text)}</w:tc>`;

/** A table with a cell over two columns and one over two rows. */
export const createMergedTable = (): Uint8Array =>
  toDocx(
    `<w:tbl><w:tr>${merged('Outlet', '')}${merged('Standard', '<w:gridSpan w:val="2"/>')}</w:tr>` +
      `<w:tr>${merged('1', '<w:vMerge w:val="restart"/>')}${merged('pH', '')}${merged('6.5-8.5', '')}</w:tr>` +
      `<w:tr>${merged('', '<w:vMerge/>')}${merged('BOD', '')}${merged('30', '')}</w:tr></w:tbl>`,
  );

/** A Word document of plain paragraphs. */
export const createLetter = (texts: readonly string[]): Uint8Array =>
  toDocx(texts.map((text) => paragraph(text)).join(''));

const toDocx = (body: string): Uint8Array => {
  const level = (at: number) =>
    `<w:lvl w:ilvl="${at}"><w:numFmt w:val="${at === 0 ? 'decimal' : 'lowerLetter'}"/></w:lvl>`;
  return toZip({
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    '_rels/.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    'word/_rels/document.xml.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="n1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/numbering" Target="numbering.xml"/></Relationships>',
    'word/document.xml': `<w:document ${W}><w:body>${body}</w:body></w:document>`,
    'word/numbering.xml': `<w:numbering ${W}><w:abstractNum w:abstractNumId="0">${level(0)}${level(1)}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
  });
};
