import * as fc from 'fast-check';
import { zipSync } from 'fflate';
import { hostileText } from './hostile.ts';

/** A part of a multipart body; with a file name it is a file. */
export type FilePart = { name: string; content: Buffer; fileName?: string };

const BOUNDARY = 'boundary-of-the-drill';

/** One pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const ZIP = Buffer.from(zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array([60, 97, 62]) }));

const taskList = fc
  .array(fc.tuple(hostileText, hostileText, hostileText), { maxLength: 3 })
  .map((rows) =>
    ['Task name,Repeats,Due or start date', ...rows.map((row) => row.map(toCell).join(','))].join('\n'),
  );
const userList = fc
  .array(fc.tuple(hostileText, hostileText, hostileText), { maxLength: 3 })
  .map((rows) => ['Name,E-mail,Role', ...rows.map((row) => row.map(toCell).join(','))].join('\n'));

function toCell(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/** What is inside an uploaded file. */
export const fileContent: fc.Arbitrary<Buffer> = fc.oneof(
  fc.constantFrom(
    Buffer.from('%PDF-1.7 of a plan'),
    Buffer.alloc(0),
    PNG,
    PNG.subarray(0, 40),
    ZIP,
    ZIP.subarray(0, 30),
    Buffer.from('Task name,Repeats,Due or start date\nSample,Daily,01-01-2030'),
    Buffer.from('Name,E-mail,Role\nNina Bose,nina@works.example,Viewer'),
    Buffer.from('II*\0'),
    Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
    Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1'),
    Buffer.from('GIF89a'),
    Buffer.from([0xff, 0xfe, 0x00, 0xd8]),
  ),
  fc.uint8Array({ maxLength: 64 }).map((bytes) => Buffer.from(bytes)),
  // Each body differs, so that the same file is not always there already.
  fc.uuid().map((id) => Buffer.from(`%PDF-1.7 ${id}`)),
  taskList.map((text) => Buffer.from(text)),
  userList.map((text) => Buffer.from(text)),
);

/** The body of parts. @param isCut whether its end is missing */
export function toBody(
  parts: readonly FilePart[],
  isCut: boolean,
): { headers: Record<string, string>; payload: Buffer } {
  const chunks = parts.flatMap(({ name, content, fileName }) => [
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${toFileName(fileName)}\r\n\r\n`,
    ),
    content,
    Buffer.from('\r\n'),
  ]);
  const whole = Buffer.concat([...chunks, Buffer.from(`--${BOUNDARY}--\r\n`)]);
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: isCut ? whole.subarray(0, Math.floor(whole.length / 2)) : whole,
  };
}

/** Every second odd name is written as RFC 5987 does, in an encoding that can say half of a pair of surrogates. */
function toFileName(fileName: string | undefined): string {
  if (fileName === undefined) return '';
  if (fileName.length % 2 === 0) return `; filename="${fileName.replace(/["\r\n]/g, '_')}"`;
  const bytes = Buffer.from(fileName, 'utf16le');
  return `; filename*=utf-16le''${[...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')}`;
}
