import { createHash, type Hash } from 'node:crypto';
import { pipeline, Transform } from 'node:stream';
import { ERROR_MESSAGES } from '@anupalan/enums/error-codes';
import { FILE_NAME_MAX_LENGTH, ORDER_MAX_BYTES } from '@anupalan/enums/limits';
import { FIELD_MESSAGES, ORDER_MESSAGES } from '@anupalan/enums/messages';
import type { FastifyRequest } from 'fastify';
import { cleanText } from '../files/clean-text.ts';
import type { Spooled } from '../files/file-store.ts';
import { findOrderType, isHeic, SNIFF_BYTES } from '../files/file-type.ts';
import { notePart } from './body-fingerprint.ts';
import { checkMultipart, isAborted, UPLOAD_ABORTED } from './multipart.ts';
import { AppError, invalidField } from './problem.ts';
import type { Services } from './services.ts';

/** A file that has come in whole, encrypted and not yet kept. */
export type ReceivedFile = {
  spooled: Spooled;
  fileName: string;
  mimeType: string;
  sha256: Buffer;
};

/** A file, with the texts that came with it. */
export type Received = ReceivedFile & { fields: Record<string, string> };

/** At least one file, in the order in which they were sent, with the texts that came with them. */
export type ReceivedFiles = {
  files: readonly [ReceivedFile, ...ReceivedFile[]];
  fields: Record<string, string>;
};

const EMPTY = 'The file is empty, so nothing was uploaded. Please choose another file.';

/** Which files are taken: tells the type by the beginning of the content, null for none that is taken. */
export type FileKinds = {
  findType: (head: Buffer, fileName: string) => Promise<string | null>;
  /** What is answered of any other file; it may depend on its beginning. */
  unsupported: string | ((head: Buffer) => Promise<string>);
};

const ORDERS: FileKinds = {
  findType: findOrderType,
  unsupported: async (head) => ((await isHeic(head)) ? ORDER_MESSAGES.heic : ERROR_MESSAGES.unsupported_file),
};

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
  const { files, fields } = await receiveFiles(services, request, { fallbackName, kinds, most: 1 });
  return { ...files[0], fields };
}

/**
 * Receives every `file` of a multipart body, together of a size of an order. Whatever breaks on the way, nothing stays
 * behind.
 * @param most files that are taken
 * @throws AppError malformed, invalid (no file, an empty one, too many), too_large, unsupported_file
 */
export async function receiveFiles(
  services: Pick<Services, 'files'>,
  request: FastifyRequest,
  { fallbackName, most, kinds = ORDERS }: { fallbackName: string; most: number; kinds?: FileKinds },
): Promise<ReceivedFiles> {
  checkMultipart(request);
  const files: ReceivedFile[] = [];
  const fields: Record<string, string> = {};
  let size = 0;
  try {
    for await (const part of request.parts({
      limits: { fileSize: ORDER_MAX_BYTES, files: most, fields: 20, parts: most + 20 },
    })) {
      if (part.type === 'field') {
        notePart(request, part);
        if (typeof part.value === 'string') fields[part.fieldname] = part.value;
        continue;
      }
      if (part.fieldname !== 'file') {
        part.file.resume();
        continue;
      }
      const inspected = new Inspection();
      // Not by pipe(), which passes no error on: a broken upload would wait for its end for ever.
      pipeline(part.file, inspected, () => undefined);
      const spooled = await services.files.spool(inspected);
      const file = {
        spooled,
        fileName: cleanFileName(part.filename) || fallbackName,
        mimeType: '',
        sha256: inspected.digest(),
      };
      files.push(file);
      notePart(request, part, file.sha256);
      size += spooled.size;
      if (part.file.truncated || size > ORDER_MAX_BYTES) throw toTooLarge(files.length);
      if (spooled.size === 0) throw invalidField('file', EMPTY);
      const head = inspected.head();
      const mimeType = await kinds.findType(head, file.fileName);
      if (!mimeType) throw new AppError('unsupported_file', await toUnsupported(kinds, head));
      file.mimeType = mimeType;
    }
  } catch (error) {
    for (const { spooled } of files) await services.files.discard(spooled);
    if (hasCode(error, 'FST_REQ_FILE_TOO_LARGE')) throw toTooLarge(files.length + 1);
    if (most > 1 && hasCode(error, 'FST_FILES_LIMIT'))
      throw invalidField('file', ORDER_MESSAGES.tooManyPictures);
    throw isAborted(error, request) ? new AppError('malformed', UPLOAD_ABORTED) : error;
  }
  const [first, ...rest] = files;
  if (!first) throw invalidField('file', FIELD_MESSAGES.fileRequired);
  return { files: [first, ...rest], fields };
}

function toTooLarge(files: number): AppError {
  return new AppError('too_large', files > 1 ? ORDER_MESSAGES.tooLargeTogether : ERROR_MESSAGES.too_large);
}

async function toUnsupported({ unsupported }: FileKinds, head: Buffer): Promise<string> {
  return typeof unsupported === 'string' ? unsupported : unsupported(head);
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
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
