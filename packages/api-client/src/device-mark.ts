import { readEncrypted, writeEncrypted } from './encrypted-storage.ts';

/** Key of the stored mark. */
const DEVICE_MARK_KEY = 'anupalan.device';

/**
 * The mark by which accounts know this browser, or null before anybody has signed in here. It outlives the session:
 * whoever has it is not kept from signing in by what others try. It opens nothing by itself.
 */
export function findDeviceMark(): string | null {
  const stored = readEncrypted(DEVICE_MARK_KEY);
  return typeof stored === 'string' ? stored : null;
}

/** Keeps the mark that an answer brings; null: it brought none. */
export function keepDeviceMark(mark: string | null): void {
  if (mark !== null && mark !== findDeviceMark()) writeEncrypted(DEVICE_MARK_KEY, mark);
}
