import { getConfig } from './config.ts';
import { findCipher, loadCipher } from './later-cipher.ts';

/** The body of a call: `{ data }`, encrypted if a key is configured (D34). Most installations have no key. */
export async function toPayload(data: unknown): Promise<{ data: unknown }> {
  const { payloadKey } = getConfig();
  if (payloadKey === null) return { data };
  return (await loadCipher()).wrapPayload(data, payloadKey);
}

/**
 * The answer of a call. `data` is decrypted if a key is configured and `data` is a text. @throws see {@link
 * isPayloadError}
 */
export async function readPayload(answer: unknown): Promise<unknown> {
  const { payloadKey } = getConfig();
  if (payloadKey === null) return answer;
  return (await loadCipher()).unwrapPayload(answer, payloadKey);
}

/** Whether an error says that a payload cannot be decrypted. Its message is for the user. */
export function isPayloadError(error: unknown): error is Error {
  const cipher = findCipher();
  return cipher !== null && error instanceof cipher.PayloadError;
}
