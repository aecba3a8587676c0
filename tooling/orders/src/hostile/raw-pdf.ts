/** An object of a hand-written PDF: its dictionary, and the bytes of its stream if it has one. */
export interface RawObject {
  /** Without the brackets; the stream's length is added. */
  dictionary: string;
  stream?: Uint8Array;
}

const HEADER = Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1');

/** Writes objects (numbered from 1; the first is the catalogue) as a PDF with a classic cross-reference table. */
export function writePdf(objects: readonly RawObject[]): Uint8Array {
  const { body, offsets } = writeBody(objects);
  const rows = offsets.map((offset) => `${`${offset}`.padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const start = HEADER.length + body.length;
  const tail =
    `xref\n0 ${size}\n0000000000 65535 f \n${rows}` +
    `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.concat([HEADER, body, Buffer.from(tail)]);
}

/** Serialises objects one after the other, with the place of each in the file. */
export function writeBody(objects: readonly RawObject[]): { body: Buffer; offsets: number[] } {
  const offsets: number[] = [];
  const chunks: Uint8Array[] = [];
  let at = HEADER.length;
  objects.forEach(({ dictionary, stream }, i) => {
    offsets.push(at);
    const length = stream ? ` /Length ${stream.length}` : '';
    const parts = [Buffer.from(`${i + 1} 0 obj\n<< ${dictionary}${length} >>\n`)];
    if (stream) parts.push(Buffer.from('stream\n'), Buffer.from(stream), Buffer.from('\nendstream\n'));
    parts.push(Buffer.from('endobj\n'));
    const object = Buffer.concat(parts);
    chunks.push(object);
    at += object.length;
  });
  return { body: Buffer.concat(chunks), offsets };
}

/**
 * Writes a PDF whose cross-references are a stream (PDF 1.5): numbered objects, and objects packed into one of them.
 * `packed` are the numbers of the objects inside the object stream `container`, in their order there.
 */
export function writePdfWithObjectStream(
  objects: readonly RawObject[],
  container: number,
  packed: readonly number[],
  root: number,
): Uint8Array {
  const { body, offsets } = writeBody(objects);
  const start = HEADER.length + body.length;
  const self = objects.length + 1;
  const highest = Math.max(self, ...packed);
  const rows = Buffer.alloc((highest + 1) * 6);
  const row = (number: number, type: number, second: number, third: number) => {
    rows.writeUInt8(type, number * 6);
    rows.writeUInt32BE(second, number * 6 + 1);
    rows.writeUInt8(third, number * 6 + 5);
  };
  offsets.forEach((offset, i) => {
    row(i + 1, 1, offset, 0);
  });
  packed.forEach((number, index) => {
    row(number, 2, container, index);
  });
  row(self, 1, start, 0);
  const dictionary = `/Type /XRef /Size ${highest + 1} /W [1 4 1] /Root ${root} 0 R /Length ${rows.length}`;
  return Buffer.concat([
    HEADER,
    body,
    Buffer.from(`${self} 0 obj\n<< ${dictionary} >>\nstream\n`),
    rows,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${start}\n%%EOF\n`),
  ]);
}
