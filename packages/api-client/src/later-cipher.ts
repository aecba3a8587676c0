type Cipher = Pick<
  typeof import('./cipher.ts'),
  'PayloadError' | 'decryptText' | 'encryptText' | 'unwrapPayload' | 'wrapPayload'
>;

let loaded: Cipher | null = null;
let loading: Promise<Cipher> | null = null;

/** The cipher if it has loaded, otherwise null. */
export function findCipher(): Cipher | null {
  return loaded;
}

/**
 * Loads the cipher. A page does not wait for it before sign-in, because nothing is encrypted then. Rejects if it cannot
 * be loaded; the next call tries again.
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

/** Calls `act` once the cipher has loaded. Never calls it if the cipher cannot be loaded. */
export function withCipher(act: () => void): void {
  if (loaded !== null) act();
  else
    loadCipher().then(act, () => {
      // Offline: nothing that is encrypted can be read or kept.
    });
}
