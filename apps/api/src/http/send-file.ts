import { Readable } from 'node:stream';
import { ERROR_MESSAGES } from '@anupalan/enums/error-codes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileStore } from '../files/file-store.ts';
import { AppError } from './problem.ts';

/** A stored file as it is answered. */
export type StoredFile = {
  key: string;
  size: number;
  mimeType: string;
  fileName: string /** Strong, without quotes. */;
  etag: string;
};

/**
 * Answers a private file: strong ETag, If-None-Match, one range, If-Range (RFC 9110). The browser never shows it by
 * itself: it is an attachment, in a sandbox.
 * @throws AppError range_not_satisfiable (416)
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  files: FileStore,
  file: StoredFile,
): Promise<FastifyReply> {
  const etag = `"${file.etag}"`;
  void reply
    .header('etag', etag)
    .header('accept-ranges', 'bytes')
    .header('cache-control', 'no-store')
    .header('content-security-policy', "default-src 'none'; sandbox");
  if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const range = parseRange(request.headers.range, file.size);
  const isFresh = request.headers['if-range'] === undefined || request.headers['if-range'] === etag;
  if (range === 'unsatisfiable' && isFresh) {
    throw new AppError('range_not_satisfiable', ERROR_MESSAGES.range_not_satisfiable, {
      contentRange: `bytes */${file.size}`,
    });
  }
  const part = range !== 'unsatisfiable' && isFresh ? range : null;
  void reply
    .type(file.mimeType)
    .header('content-disposition', toDisposition(file.fileName))
    .header('content-length', part ? part.end - part.start + 1 : file.size);
  if (part) void reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${file.size}`);
  // An empty stream, because Fastify would set the length of an empty text.
  if (request.method === 'HEAD') return reply.send(Readable.from([]));
  return reply.send(await files.read(file.key, file.size, part ?? undefined));
}

/** RFC 6266: a plain name for old clients, the true one in UTF-8. */
function toDisposition(fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

function matches(header: string | undefined, etag: string): boolean {
  return (
    header !== undefined &&
    (header.trim() === '*' || header.split(',').some((each) => each.trim().replace(/^W\//, '') === etag))
  );
}

/** One range in bytes; several, or another unit, are answered as if none were asked for. */
export function parseRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!match) return null;
  const [, from = '', to = ''] = match;
  if (from === '' && to === '') return null;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(from);
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < start) return null;
  return start >= size ? 'unsatisfiable' : { start, end };
}
