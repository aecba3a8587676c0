import { importListRequestSchema } from '@anupalan/validators/requests/import-list';
import type { FastifyRequest } from 'fastify';
import { readSmallForm } from './multipart.ts';
import { invalidField } from './problem.ts';
import { validateBody } from './validate.ts';

/** The body of a call that imports a list, for the OpenAPI document. */
export const LIST_UPLOAD = {
  type: 'object',
  required: ['file'],
  properties: {
    file: { type: 'string', format: 'binary' },
    dryRun: { type: 'string', enum: ['1', '0', 'true', 'false'] },
  },
};

/**
 * Reads that body.
 * @param maxBytes of the file, whole megabytes
 * @throws AppError malformed (400) for another `dryRun`, too_large (413), invalid (422) without a file
 */
export async function readListUpload(
  request: FastifyRequest,
  maxBytes: number,
): Promise<{ bytes: Buffer; dryRun: boolean }> {
  const tooLarge = `The list may be at most ${maxBytes / 1024 / 1024} MB.`;
  const form = await readSmallForm(request, maxBytes, tooLarge);
  const { dryRun } = validateBody(importListRequestSchema, form.fields);
  if (!form.files.file) throw invalidField('file', 'Choose a file');
  return { bytes: form.files.file.bytes, dryRun: dryRun === '1' || dryRun === 'true' };
}
