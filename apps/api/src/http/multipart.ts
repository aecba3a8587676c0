import { createHash } from 'node:crypto';
import { ERROR_MESSAGES } from '@anupalan/enums/error-codes';
import { ORDER_MAX_BYTES, ORDER_MAX_PAGES } from '@anupalan/enums/limits';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { getFingerprint, notePart } from './body-fingerprint.ts';
import { AppError } from './problem.ts';

/** The message where only a part of a file arrived. */
export const UPLOAD_ABORTED =
  'The upload was interrupted and nothing was saved. Please upload the file again.';

/** The parts of a small multipart body, read into memory. */
export type SmallForm = {
  fields: Record<string, string>;
  files: Record<string, { bytes: Buffer; fileName: string }>;
};

/**
 * Reads a multipart body of texts and small files.
 * @param maxBytes of each file
 * @throws AppError malformed (400) where the body is no multipart or is cut off, too_large (413) with the given sentence
 */
export async function readSmallForm(
  request: FastifyRequest,
  maxBytes: number,
  tooLarge: string,
): Promise<SmallForm> {
  checkMultipart(request);
  const form: SmallForm = { fields: {}, files: {} };
  try {
    for await (const part of request.parts({
      limits: { fileSize: maxBytes, files: 2, fields: 20, parts: 22 },
    })) {
      if (part.type === 'field') {
        notePart(request, part);
        if (typeof part.value === 'string') form.fields[part.fieldname] = part.value;
        continue;
      }
      const bytes = await readPart(part, tooLarge);
      notePart(request, part, createHash('sha256').update(bytes).digest());
      form.files[part.fieldname] = { bytes, fileName: part.filename ?? '' };
    }
  } catch (error) {
    throw isAborted(error, request) ? new AppError('malformed', UPLOAD_ABORTED) : error;
  }
  return form;
}

/**
 * Reads a multipart body that nothing is done with, and keeps only its fingerprint.
 * @throws AppError malformed (400) where it is cut off, too_large (413) where no call takes that much
 */
export async function readFingerprint(request: FastifyRequest): Promise<Buffer> {
  let size = 0;
  try {
    for await (const part of request.parts({
      limits: { fileSize: ORDER_MAX_BYTES, files: ORDER_MAX_PAGES, fields: 20, parts: ORDER_MAX_PAGES + 20 },
    })) {
      if (part.type === 'field') {
        notePart(request, part);
        continue;
      }
      const hash = createHash('sha256');
      for await (const chunk of part.file) {
        hash.update(chunk as Buffer);
        size += (chunk as Buffer).length;
      }
      if (part.file.truncated || size > ORDER_MAX_BYTES)
        throw new AppError('too_large', ERROR_MESSAGES.too_large);
      notePart(request, part, hash.digest());
    }
  } catch (error) {
    throw isAborted(error, request) ? new AppError('malformed', UPLOAD_ABORTED) : error;
  }
  return getFingerprint(request);
}

/** @throws AppError malformed (400) */
export function checkMultipart(request: FastifyRequest): void {
  if (!request.isMultipart()) throw new AppError('malformed', 'The body must be multipart/form-data.');
}

/** Whether a multipart body was cut off: the client went away, or sent less than it announced. */
export function isAborted(error: unknown, request: FastifyRequest): boolean {
  if (request.raw.destroyed && !request.raw.complete) return true;
  return (
    error instanceof Error &&
    /^(Unexpected end of (form|file|multipart data)|Premature close|Part terminated early)/.test(
      error.message,
    )
  );
}

async function readPart(part: MultipartFile, tooLarge: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of part.file) chunks.push(chunk as Buffer);
  if (part.file.truncated) throw new AppError('too_large', tooLarge);
  return Buffer.concat(chunks);
}
