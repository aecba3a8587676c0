import AES from 'crypto-js/aes';
import Hex from 'crypto-js/enc-hex';
import Utf8 from 'crypto-js/enc-utf8';

/** Payload encryption (D34): AES-256-CBC, PKCS7, a random IV of 16 bytes, key of 64 hex digits. */
const ENCRYPTED = /^([0-9a-f]{32}):([A-Za-z0-9+/]+={0,2})$/i;

/** Thrown if a payload cannot be decrypted. It does not say why. */
export class PayloadError extends Error {
  override name = 'PayloadError';
}

function randomIvHex(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Serialises and encrypts a value to `ivHex:ciphertextBase64`. */
export function encryptPayload(value: unknown, keyHex: string): string {
  const ivHex = randomIvHex();
  const encrypted = AES.encrypt(JSON.stringify(value), Hex.parse(keyHex), { iv: Hex.parse(ivHex) });
  return `${ivHex}:${encrypted.toString()}`;
}

/** Decrypts and parses `ivHex:ciphertextBase64`. Throws PayloadError. */
export function decryptPayload(text: string, keyHex: string): unknown {
  const [, ivHex, ciphertext] = ENCRYPTED.exec(text) ?? [];
  if (ivHex === undefined || ciphertext === undefined) throw new PayloadError('The answer cannot be read.');
  try {
    const decrypted = AES.decrypt(ciphertext, Hex.parse(keyHex), { iv: Hex.parse(ivHex) });
    return JSON.parse(decrypted.toString(Utf8));
  } catch {
    throw new PayloadError('The answer cannot be read.');
  }
}

/** The body of a call: `{ data }`, encrypted if a key is configured. */
export function wrapPayload(data: unknown, keyHex: string | null): { data: unknown } {
  return { data: keyHex === null ? data : encryptPayload(data ?? null, keyHex) };
}

/** The answer of a call. `data` is decrypted if a key is configured and `data` is a text. */
export function unwrapPayload(answer: unknown, keyHex: string | null): unknown {
  if (keyHex === null || typeof answer !== 'object' || answer === null || !('data' in answer)) return answer;
  if (typeof answer.data !== 'string') return answer;
  return { ...answer, data: decryptPayload(answer.data, keyHex) };
}
