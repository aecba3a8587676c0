import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError } from './problem.ts';

/** The parts of a small multipart body, read into memory. */
export type SmallForm = {
  fields: Record<string, string>;
  files: Record<string, { bytes: Buffer; fileName: string }>;
};

/**
 * Reads a multipart body of texts and small files.
 * @param maxBytes of each file
 * @throws AppError malformed (400) where the body is no multipart, too_large (413) with the given sentence
 */
export async function readSmallForm(
  request: FastifyRequest,
  maxBytes: number,
  tooLarge: string,
): Promise<SmallForm> {
  checkMultipart(request);
  const form: SmallForm = { fields: {}, files: {} };
  for await (const part of request.parts({
    limits: { fileSize: maxBytes, files: 2, fields: 20, parts: 22 },
  })) {
    if (part.type === 'field') {
      if (typeof part.value === 'string') form.fields[part.fieldname] = part.value;
      continue;
    }
    form.files[part.fieldname] = { bytes: await readPart(part, tooLarge), fileName: part.filename ?? '' };
  }
  return form;
}

/** @throws AppError malformed (400) */
export function checkMultipart(request: FastifyRequest): void {
  if (!request.isMultipart()) throw new AppError('malformed', 'The body must be multipart/form-data.');
}

/** Whether a multipart body ended before its end: the client went away, or sent less than it should. */
export function isBrokenOff(error: unknown, request: FastifyRequest): boolean {
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
