import { createHash } from 'node:crypto';
import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';

/** The parts of a multipart body that have been read so far, in their order. */
const read = new WeakMap<FastifyRequest, string[]>();

/** Notes a part of a multipart body that has been read. @param sha256 of the bytes, where it is a file */
export function notePart(request: FastifyRequest, part: Multipart, sha256?: Buffer): void {
  const parts = read.get(request) ?? [];
  read.set(request, parts);
  const content = part.type === 'file' ? [part.filename, sha256?.toString('hex')] : [part.value];
  parts.push(JSON.stringify([part.type, part.fieldname, ...content]));
}

/**
 * SHA-256 of the parts that have been read: the same for the same texts and files. Their boundary is not in it: a
 * client makes a new one whenever it sends.
 */
export function getFingerprint(request: FastifyRequest): Buffer {
  const parts = read.get(request) ?? [];
  return createHash('sha256').update(parts.join('\n')).digest();
}
