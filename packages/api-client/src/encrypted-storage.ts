import { getConfig } from './config.ts';
import { findCipher } from './later-cipher.ts';

/**
 * Local storage whose values are encrypted with the configured passphrase (docs/spec-coverage.md#constants-and-limits).
 * A value that cannot be decrypted or parsed counts as absent and is removed; before the cipher is there it counts as
 * absent and stays. Storage that is full or forbidden never breaks the app: writing answers false.
 */
export function readEncrypted(key: string): unknown {
  try {
    const stored = localStorage.getItem(key);
    if (stored === null || findCipher() === null) return null;
    const value = decrypt(stored);
    if (value === undefined) localStorage.removeItem(key);
    return value ?? null;
  } catch {
    return null;
  }
}

/** Stores a value that JSON can hold. False: it could not be stored, or the cipher is not there. */
export function writeEncrypted(key: string, value: unknown): boolean {
  const cipher = findCipher();
  if (cipher === null) return false;
  try {
    localStorage.setItem(key, cipher.encryptText(JSON.stringify(value), getConfig().storagePassphrase));
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
    const text = findCipher()?.decryptText(stored, getConfig().storagePassphrase) ?? '';
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
