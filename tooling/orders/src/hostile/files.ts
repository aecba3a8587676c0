import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { getSampleBytes } from '../samples.ts';
import { type RawObject, writePdf } from './raw-pdf.ts';

/** Password that opens the encrypted file. */
export const PASSWORD = 'kunji-7310';

/** A web page under a PDF's name: `not-a-pdf.pdf`. */
export function getHtmlNamedPdf(): Uint8Array {
  return Buffer.from(
    '<!doctype html>\n<html lang="en"><title>Session expired</title><p>Please sign in again.</p></html>\n',
  );
}

/** A file without a byte. */
export function getEmptyFile(): Uint8Array {
  return new Uint8Array(0);
}

/** The first half of a valid order. */
export function getCutOffPdf(): Uint8Array {
  const whole = getSampleBytes('mpcb_cca_plating_2025.pdf');
  return whole.subarray(0, Math.floor(whole.length / 2));
}

/**
 * A PDF that opens with a password only, by the standard security handler.
 * @param version its cipher follows from it: 1.3 and 1.4 RC4 with 40 and 128 bits, 1.7 AES-128, 1.7ext3 AES-256
 */
export async function getEncryptedPdf(
  version: '1.3' | '1.4' | '1.7' | '1.7ext3' = '1.7',
  password: string = PASSWORD,
): Promise<Uint8Array> {
  const doc = new PDFDocument({
    userPassword: password,
    ownerPassword: `${PASSWORD}-owner`,
    pdfVersion: version,
  });
  const chunks: Uint8Array[] = [];
  const done = new Promise<void>((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  doc.text('CONSENT ORDER. The unit shall submit the Environmental Statement every year.');
  doc.end();
  await done;
  return Buffer.concat(chunks);
}

/** A valid PDF of so many short pages (default one more than the product takes). */
export function getManyPagesPdf(pages = 501): Uint8Array {
  const first = 5;
  const kids = Array.from({ length: pages }, (_, i) => `${first + i} 0 R`).join(' ');
  const objects: RawObject[] = [
    { dictionary: '/Type /Catalog /Pages 2 0 R' },
    { dictionary: `/Type /Pages /Kids [${kids}] /Count ${pages}` },
    { dictionary: '/Type /Font /Subtype /Type1 /BaseFont /Helvetica' },
    {
      dictionary: '',
      stream: Buffer.from('BT /F1 12 Tf 72 720 Td (The unit shall keep a register daily.) Tj ET'),
    },
  ];
  for (let i = 0; i < pages; i++) {
    objects.push({
      dictionary:
        '/Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 3 0 R >> >>',
    });
  }
  return writePdf(objects);
}

/** A valid PDF of one page, padded with an unused stream to at least so many bytes (default 26 MB). */
export function getOversizePdf(bytes = 26 * 1024 * 1024): Uint8Array {
  return writePdf([
    { dictionary: '/Type /Catalog /Pages 2 0 R' },
    { dictionary: '/Type /Pages /Kids [3 0 R] /Count 1' },
    { dictionary: '/Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << >>' },
    { dictionary: '', stream: Buffer.alloc(bytes, 'anupalan ') },
  ]);
}

/** A picture of a page with nothing but shades on it, as PNG or JPEG. */
export function getImage(format: 'png' | 'jpeg'): Promise<Uint8Array> {
  const create = { width: 620, height: 877, channels: 3 as const, background: '#e9e4da' };
  return sharp({ create }).toFormat(format).toBuffer();
}
