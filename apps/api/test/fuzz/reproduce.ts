import type { Call } from './calls.ts';

/** A call in words that can be sent again; a body that is no text in base64. */
export function toReproduction({ key, who, url, headers, payload }: Call): string {
  const text = payload?.toString('utf8') ?? '';
  const isText = payload === undefined || Buffer.from(text).equals(payload);
  return JSON.stringify({
    call: key,
    who,
    url,
    headers,
    ...(payload === undefined ? {} : isText ? { body: text } : { bodyBase64: payload.toString('base64') }),
  });
}
