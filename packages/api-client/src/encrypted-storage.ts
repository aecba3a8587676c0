import { getConfig } from './config.ts';
import { findCipher } from './later-cipher.ts';

/**
 * Local storage with values that are encrypted with the configured passphrase
 * (docs/spec-coverage.md#constants-and-limits). A value that cannot be decrypted or parsed counts as missing and is
 * removed. Before the cipher has loaded, a value counts as missing and stays. Full or forbidden storage never breaks
 * the app: writing returns false.
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

/** Stores a JSON value. Returns false if it could not be stored, or the cipher has not loaded. */
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
