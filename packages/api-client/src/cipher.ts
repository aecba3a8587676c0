import AES from 'crypto-js/aes';
import Utf8 from 'crypto-js/enc-utf8';

/** Everything that needs crypto-js, in one chunk that {@link import('./later-cipher.ts').loadCipher} loads. */
export { PayloadError, unwrapPayload, wrapPayload } from './payload-encryption.ts';

/** Encrypts a text with a passphrase, as crypto-js writes it. */
export function encryptText(text: string, passphrase: string): string {
  return AES.encrypt(text, passphrase).toString();
}

/** Decrypts a text; the result is empty, or it throws, if the passphrase is wrong. */
export function decryptText(encrypted: string, passphrase: string): string {
  return AES.decrypt(encrypted, passphrase).toString(Utf8);
}
