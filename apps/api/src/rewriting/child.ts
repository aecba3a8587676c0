import { createWriteStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { zipSync } from 'fflate';
import { allowOrderPicturesOnly } from './page-pictures.ts';
import { picturesToPdf } from './pictures-to-pdf.ts';
import type { PicturePart, RewriteOutcome, RewriteRequest } from './request.ts';

// The request and the files come on standard input. What is made leaves on standard output, and several files as they
// were sent, as a ZIP, on descriptor 4. The outcome is a line of JSON on descriptor 3.
const LINE_FEED = 0x0a;

allowOrderPicturesOnly();
const input = await buffer(process.stdin);
const head = input.indexOf(LINE_FEED);
const request: RewriteRequest = JSON.parse(input.toString('utf8', 0, head));
const bytes = input.subarray(head + 1);
const outcome =
  request.kind === 'pictures' ? await makePdf(request.parts, bytes) : await unlock(bytes, request.password);
await write(3, Buffer.from(`${JSON.stringify({ outcome })}\n`));
process.exit(0);

async function unlock(bytes: Buffer, password: string): Promise<RewriteOutcome> {
  const { removePassword } = await import('./remove-password.ts');
  const made = await removePassword(bytes, password);
  if (!made.ok) return made;
  await write(1, made.pdf);
  return { ok: true };
}

async function makePdf(parts: PicturePart[], bytes: Buffer): Promise<RewriteOutcome> {
  let at = 0;
  const pictures = parts.map(({ size, mimeType, rotation }) => {
    at += size;
    return { bytes: bytes.subarray(at - size, at), mimeType, rotation };
  });
  const made = await picturesToPdf(pictures);
  if (!made.ok) return made;
  await write(1, made.pdf);
  if (parts.length > 1) await write(4, zipAsSent(parts, pictures));
  return { ok: true };
}

/** Names begin with the number of the page: they sort as the pages do, and no two are alike. */
function zipAsSent(parts: PicturePart[], pictures: { bytes: Uint8Array }[]): Uint8Array {
  const digits = String(parts.length).length;
  const files = parts.map(({ fileName }, at) => [
    `${String(at + 1).padStart(digits, '0')} ${fileName}`,
    pictures[at]?.bytes ?? new Uint8Array(0),
  ]);
  // Pictures are packed already. A ZIP knows no years before 1980, and the time of packing says nothing.
  return zipSync(Object.fromEntries(files), { level: 0, mtime: '1980-01-01' });
}

async function write(descriptor: number, bytes: Uint8Array): Promise<void> {
  const out = createWriteStream('', { fd: descriptor });
  out.end(bytes);
  await finished(out);
}
