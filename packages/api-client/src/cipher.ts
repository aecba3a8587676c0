import AES from 'crypto-js/aes';
import Utf8 from 'crypto-js/enc-utf8';

/** All that needs crypto-js, in one chunk: {@link import('./later-cipher.ts').loadCipher} asks for it. */
export { PayloadError, unwrapPayload, wrapPayload } from './payload-encryption.ts';

/** Encrypts a text with a passphrase, as crypto-js writes it. */
export function encryptText(text: string, passphrase: string): string {
  return AES.encrypt(text, passphrase).toString();
}

/** The text again; empty or an error where the passphrase is another. */
export function decryptText(encrypted: string, passphrase: string): string {
  return AES.decrypt(encrypted, passphrase).toString(Utf8);
}
