import { createHash, type Hash } from 'node:crypto';
import { pipeline, Transform } from 'node:stream';
import { ERROR_MESSAGES } from '@anupalan/enums/error-codes';
import { FILE_NAME_MAX_LENGTH, ORDER_MAX_BYTES } from '@anupalan/enums/limits';
import { FIELD_MESSAGES } from '@anupalan/enums/messages';
import type { FastifyRequest } from 'fastify';
import { cleanText } from '../files/clean-text.ts';
import type { Spooled } from '../files/file-store.ts';
import { findOrderType, SNIFF_BYTES } from '../files/file-type.ts';
import { notePart } from './body-fingerprint.ts';
import { checkMultipart, isAborted, UPLOAD_ABORTED } from './multipart.ts';
import { AppError, invalidField } from './problem.ts';
import type { Services } from './services.ts';

/** A file that has come in whole, encrypted and not yet kept. */
export type Received = {
  spooled: Spooled;
  fileName: string;
  mimeType: string;
  sha256: Buffer;
  /** The texts that came with it. */
  fields: Record<string, string>;
};

const EMPTY = 'The file is empty: nothing was uploaded. Please choose the file again.';

/** Which files are taken: tells the type by the beginning of the content, null for none that is taken. */
export type FileKinds = {
  findType: (head: Buffer, fileName: string) => Promise<string | null>;
  /** What is answered of any other file. */
  unsupported: string;
};

const ORDERS: FileKinds = { findType: findOrderType, unsupported: ERROR_MESSAGES.unsupported_file };

/**
 * Receives the `file` of a multipart body, of a size of an order. Whatever breaks on the way, nothing stays behind.
 * @param fallbackName what a file without a name is called
 * @param kinds which types are taken; without it those of an order
 * @throws AppError malformed, invalid (no file, empty), too_large, unsupported_file
 */
export async function receiveFile(
  services: Pick<Services, 'files'>,
  request: FastifyRequest,
  fallbackName: string,
  kinds: FileKinds = ORDERS,
): Promise<Received> {
  checkMultipart(request);
  let received: Omit<Received, 'fields'> | null = null;
  const fields: Record<string, string> = {};
  try {
    for await (const part of request.parts({
      limits: { fileSize: ORDER_MAX_BYTES, files: 1, fields: 20, parts: 21 },
    })) {
      if (part.type === 'field') {
        notePart(request, part);
        if (typeof part.value === 'string') fields[part.fieldname] = part.value;
        continue;
      }
      if (part.fieldname !== 'file' || received) {
        part.file.resume();
        continue;
      }
      const inspected = new Inspection();
      // Not by pipe(), which passes no error on: a broken upload would wait for its end for ever.
      pipeline(part.file, inspected, () => undefined);
      const spooled = await services.files.spool(inspected);
      received = {
        spooled,
        fileName: cleanFileName(part.filename) || fallbackName,
        mimeType: '',
        sha256: inspected.digest(),
      };
      notePart(request, part, received.sha256);
      if (part.file.truncated) throw new AppError('too_large', ERROR_MESSAGES.too_large);
      if (spooled.size === 0) throw invalidField('file', EMPTY);
      const mimeType = await kinds.findType(inspected.head(), received.fileName);
      if (!mimeType) throw new AppError('unsupported_file', kinds.unsupported);
      received.mimeType = mimeType;
    }
  } catch (error) {
    if (received) await services.files.discard(received.spooled);
    if (isTooLarge(error)) throw new AppError('too_large', ERROR_MESSAGES.too_large);
    throw isAborted(error, request) ? new AppError('malformed', UPLOAD_ABORTED) : error;
  }
  if (!received) throw invalidField('file', FIELD_MESSAGES.fileRequired);
  return { ...received, fields };
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';
}

/** Passes bytes on, and keeps their hash and their beginning. */
class Inspection extends Transform {
  readonly #hash: Hash = createHash('sha256');
  readonly #parts: Buffer[] = [];
  #kept = 0;

  override _transform(
    chunk: Buffer,
    _encoding: BufferEncoding,
    callback: (error: null, chunk: Buffer) => void,
  ): void {
    this.#hash.update(chunk);
    if (this.#kept < SNIFF_BYTES) {
      const part = chunk.subarray(0, SNIFF_BYTES - this.#kept);
      this.#parts.push(Buffer.from(part));
      this.#kept += part.length;
    }
    callback(null, chunk);
  }

  head(): Buffer {
    return Buffer.concat(this.#parts);
  }

  digest(): Buffer {
    return this.#hash.digest();
  }
}

/** The last part of a name, without control characters, of a length that is stored. */
function cleanFileName(name: string | undefined): string {
  const last = (name ?? '').split(/[\\/]/).at(-1) ?? '';
  const clean = cleanText(last)
    .replace(/[\t-\r\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();
  const short = clean.slice(0, FILE_NAME_MAX_LENGTH);
  // A letter of two halves that does not fit is left out whole.
  return short.isWellFormed() ? short : short.slice(0, -1);
}
