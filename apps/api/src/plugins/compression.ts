import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { RouteOptions } from 'fastify';
import fp from 'fastify-plugin';

/** Below this the headers of an answer weigh as much as what is saved, in bytes. */
const MIN_BYTES = 1024;
/**
 * Packed while the caller waits: a low level, which takes about a millisecond for a list of 50 and leaves a sixth of
 * it. What is built once is packed at the highest level instead (`packages/precompress`).
 */
const BROTLI_QUALITY = 3;
const GZIP_LEVEL = 4;
/** What is text: never a stream of events, never a file that is packed already. */
const TYPES = /^(?:application\/(?:problem\+)?json|text\/(?:html|csv))(?:;|$)/;
/** Names of what a caller keeps to themselves, in an answer or a query. */
const SECRETS = /token|secret|password|passphrase|recovery|one-?time|api-?key|feed/i;

/**
 * Packs the answers of the API on the way: those to GET, of text, from 1 KB on, for whoever accepts it.
 *
 * The length of a packed answer tells whether what a caller sends is repeated in it, so a secret beside it can be
 * guessed letter by letter (BREACH). Nothing is packed that answers a call with a body, names a secret or takes one, nor
 * anything while the payload is encrypted. Files that are answered in ranges keep their length and their tag.
 */
export const compression = fp<{ isPayloadEncrypted: boolean }>(async (app, { isPayloadEncrypted }) => {
  if (isPayloadEncrypted) return;
  // Before the library's own, which reads what this one says.
  app.addHook('onRoute', (route) => {
    if (!mayCompress(route)) route.compress = false;
  });
  await app.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: MIN_BYTES,
    customTypes: TYPES,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    zlibOptions: { level: GZIP_LEVEL },
  });
});

/** Whether the answers of a route may be packed: by its method, its address and what its description names. */
export function mayCompress({
  method,
  url,
  schema,
}: Pick<RouteOptions, 'method' | 'url' | 'schema'>): boolean {
  const isRead = [method].flat().every((each) => /^(?:GET|HEAD)$/i.test(each));
  if (!isRead || /\/(?:auth|newsletter)\//.test(url) || SECRETS.test(url)) return false;
  const { response, querystring } = schema ?? {};
  if (typeof response === 'object' && response !== null && '206' in response) return false;
  return !namesSecret(response) && !namesSecret(querystring);
}

/** Whether a value is yes or no: that something needs a password is no secret, and no letter of one can be guessed by it. */
function isFlag(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null || !('type' in schema)) return false;
  return [schema.type].flat().every((type) => type === 'boolean' || type === 'null');
}

/** Whether a JSON schema has, at any depth, a property with the name of a secret. */
function namesSecret(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  if (Array.isArray(schema)) return schema.some(namesSecret);
  return Object.entries(schema).some(
    ([name, value]) =>
      (name === 'properties' &&
        typeof value === 'object' &&
        value !== null &&
        Object.entries(value).some(([property, of]) => SECRETS.test(property) && !isFlag(of))) ||
      namesSecret(value),
  );
}
