import { loadConfig } from '@anupalan/api-client/config';
import { callEarly } from '@anupalan/api-client/early-calls';
import { loadCipher } from '@anupalan/api-client/later-cipher';
import { findSession, reloadSession, SESSION_KEY } from '@anupalan/api-client/session-storage';
import { listFirstCalls } from './first-calls.ts';

/**
 * The beginning of the app: settings, session, and the first calls of the screen at the address. In a build it is a script
 * of its own that runs while the rest is still on its way (build/chunks.ts); nothing here may need that rest.
 */
async function begin(): Promise<void> {
  // The configuration names the API and the passphrase of the storage: nothing can begin before it.
  await Promise.all([loadConfig(), prepareStorage()]);
  reloadSession();
  const session = findSession();
  if (session !== null) callEarly(listFirstCalls(session, window.location));
}

/** Only who is signed in has something that is encrypted and needed at once. */
async function prepareStorage(): Promise<void> {
  try {
    if (localStorage.getItem(SESSION_KEY) !== null) await loadCipher();
  } catch {
    // Storage is forbidden, or the cipher could not be loaded: nobody is signed in here.
  }
}

/** Settings and session are there, and the first calls are on their way. */
export const begun: Promise<void> = begin();
