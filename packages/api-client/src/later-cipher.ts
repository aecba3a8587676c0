type Cipher = Pick<
  typeof import('./cipher.ts'),
  'PayloadError' | 'decryptText' | 'encryptText' | 'unwrapPayload' | 'wrapPayload'
>;

let loaded: Cipher | null = null;
let loading: Promise<Cipher> | null = null;

/** The cipher where it is there already, else null. */
export function findCipher(): Cipher | null {
  return loaded;
}

/**
 * Loads the cipher. Who is about to sign in has nothing that is encrypted, so the page does not wait for it. Rejects where
 * it cannot be loaded; the next call tries again.
 */
export function loadCipher(): Promise<Cipher> {
  loading ??= import('./cipher.ts').then(
    ({ PayloadError, decryptText, encryptText, unwrapPayload, wrapPayload }) => {
      loaded = { PayloadError, decryptText, encryptText, unwrapPayload, wrapPayload };
      return loaded;
    },
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

/** Calls `act` once the cipher is there: at once where it is; never where it cannot be loaded. */
export function withCipher(act: () => void): void {
  if (loaded !== null) act();
  else
    loadCipher().then(act, () => {
      // Offline: nothing that is encrypted can be read or kept.
    });
}
