import AES from 'crypto-js/aes';
import Utf8 from 'crypto-js/enc-utf8';
import { getConfig } from './config.ts';

/**
 * Local storage whose values are encrypted with the configured passphrase (docs/spec-coverage.md#constants-and-limits).
 * A value that cannot be decrypted or parsed counts as absent and is removed. Storage that is full or forbidden
 * never breaks the app: writing answers false.
 */
export function readEncrypted(key: string): unknown {
  try {
    const stored = localStorage.getItem(key);
    if (stored === null) return null;
    const value = decrypt(stored);
    if (value === undefined) localStorage.removeItem(key);
    return value ?? null;
  } catch {
    return null;
  }
}

/** Stores a value that JSON can hold. False: it could not be stored. */
export function writeEncrypted(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, AES.encrypt(JSON.stringify(value), getConfig().storagePassphrase).toString());
    return true;
  } catch {
    return false;
  }
}

/** Removes a value. */
export function deleteEncrypted(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is forbidden: there is nothing to remove.
  }
}

function decrypt(stored: string): unknown {
  try {
    const text = AES.decrypt(stored, getConfig().storagePassphrase).toString(Utf8);
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
