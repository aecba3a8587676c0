import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { AppError } from './problem.ts';

const ALGORITHM = 'aes-256-cbc'; // with PKCS7 padding, which is Node's default
const IV_LENGTH = 16;

/** Encrypts the `data` of an answer: `ivHex:ciphertextBase64`. @param key 32 bytes */
export function encryptData(data: unknown, key: Buffer): string {
  const iv = randomBytes(IV_LENGTH);
  const cipher = createCipheriv(ALGORITHM, key, iv);
  return `${iv.toString('hex')}:${cipher.update(JSON.stringify(data ?? null), 'utf8', 'base64')}${cipher.final('base64')}`;
}

/**
 * Decrypts the `data` of a request.
 * @throws AppError malformed: the same for every failure, so that nothing is learnt from the difference
 */
export function decryptData(text: unknown, key: Buffer): unknown {
  try {
    if (typeof text !== 'string') throw new TypeError('not a text');
    const [iv = '', ciphertext = '', ...more] = text.split(':');
    if (more.length > 0 || !/^[0-9a-f]{32}$/i.test(iv) || !/^[A-Za-z0-9+/]+={0,2}$/.test(ciphertext))
      throw new TypeError('not of the form');
    const decipher = createDecipheriv(ALGORITHM, key, Buffer.from(iv, 'hex'));
    return JSON.parse(decipher.update(ciphertext, 'base64', 'utf8') + decipher.final('utf8'), refuseProto);
  } catch (error) {
    throw new AppError('malformed', 'The request cannot be decrypted.', { cause: error });
  }
}

/** As the reader of plain bodies: such a key is in no honest request. */
function refuseProto(key: string, value: unknown): unknown {
  const isPolluted =
    key === 'constructor' && typeof value === 'object' && value !== null && Object.hasOwn(value, 'prototype');
  if (key === '__proto__' || isPolluted) throw new TypeError('a key that is not allowed');
  return value;
}
