import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createInflate, inflateSync } from 'node:zlib';
import { unzipSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import * as hostile from '../hostile.ts';
import { flateBlanks } from './bomb-stream.ts';

const open = (bytes: Uint8Array, password?: string) =>
  getDocument({ data: new Uint8Array(bytes), password, stopAtErrors: true, verbosity: 0 }).promise;
const startOf = (bytes: Uint8Array, length: number) =>
  Buffer.from(bytes.subarray(0, length)).toString('latin1');

describe('files that are not what they seem', () => {
  test('the web page is no PDF', async () => {
    expect(startOf(hostile.getHtmlNamedPdf(), 15)).toBe('<!doctype html>');
    await expect(open(hostile.getHtmlNamedPdf())).rejects.toThrow('Invalid PDF structure');
  });

  test('the empty file has no byte, the cut-off one begins as a PDF and does not end as one', () => {
    expect(hostile.getEmptyFile()).toHaveLength(0);
    const cut = hostile.getCutOffPdf();
    expect(startOf(cut, 5)).toBe('%PDF-');
    expect(Buffer.from(cut).includes('%%EOF')).toBe(false);
  });

  test('the encrypted file opens with its password only', async () => {
    const bytes = await hostile.getEncryptedPdf();
    await expect(open(bytes)).rejects.toMatchObject({ name: 'PasswordException' });
    expect((await open(bytes, hostile.PASSWORD)).numPages).toBe(1);
  });

  test.each([
    ['png' as const, '\x89PNG'],
    ['jpeg' as const, '\xff\xd8\xff'],
  ])('the %s begins as one', async (format, magic) => {
    expect(startOf(await hostile.getImage(format), magic.length)).toBe(magic);
  });
});

describe('files that are too much', () => {
  test('501 pages', async () => {
    expect((await open(hostile.getManyPagesPdf())).numPages).toBe(501);
  });

  test('26 MB, and valid', async () => {
    const bytes = hostile.getOversizePdf();
    expect(bytes.length).toBeGreaterThan(26 * 1024 * 1024);
    expect((await open(bytes)).numPages).toBe(1);
  });

  test('a bomb is a sound stream: text, then blanks, then the right checksum', () => {
    const inflated = inflateSync(flateBlanks('q Q', 3)).toString('latin1');
    expect(inflated).toHaveLength(3 + 3 * 1024 * 1024);
    expect(inflated.trimEnd()).toBe('q Q');
  });

  test('the bomb is small and inflates to over 1 GB', async () => {
    const bytes = Buffer.from(hostile.getPdfBomb());
    expect(bytes.length).toBeLessThan(2 * 1024 * 1024);
    const start = bytes.indexOf('stream\n', bytes.indexOf('4 0 obj')) + 'stream\n'.length;
    let size = 0;
    const count = new Writable({
      write(chunk: Buffer, _encoding, done) {
        size += chunk.length;
        done();
      },
    });
    await pipeline(
      [bytes.subarray(start, bytes.lastIndexOf('\nendstream'))],
      createInflate({ chunkSize: 1 << 20 }),
      count,
    );
    expect(size).toBeGreaterThan(1024 ** 3);
  });

  test('with little in them, the bombs are valid documents', async () => {
    expect((await open(hostile.getPdfBomb(1))).numPages).toBe(1);
    expect((await open(hostile.getObjectStreamBomb(1))).numPages).toBe(1);
    const parts = unzipSync(hostile.getDocxBomb(1));
    expect(Object.keys(parts)).toContain('word/document.xml');
    expect(parts['word/document.xml']?.length).toBeGreaterThan(1024 * 1024);
  });
});
