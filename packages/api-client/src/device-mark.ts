import { readEncrypted, writeEncrypted } from './encrypted-storage.ts';

/** Key of the stored mark. */
const DEVICE_MARK_KEY = 'anupalan.device';

/**
 * The mark by which accounts recognise this browser, or null if nobody has signed in here. It outlives the session:
 * other people's failed attempts do not stop this browser from signing in. The mark alone gives no access.
 */
export function findDeviceMark(): string | null {
  const stored = readEncrypted(DEVICE_MARK_KEY);
  return typeof stored === 'string' ? stored : null;
}

/** Stores the mark of an answer; null means that the answer had none. */
export function keepDeviceMark(mark: string | null): void {
  if (mark !== null && mark !== findDeviceMark()) writeEncrypted(DEVICE_MARK_KEY, mark);
}
