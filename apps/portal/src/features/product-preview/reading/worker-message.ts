import type { ReadOutcome, ReadProgress } from '@anupalan/compliance/reading/pages/outcome';

/** What the reading worker is asked for: a PDF, and the password that opens it. */
export type WorkerRequest = { data: Uint8Array; password?: string };

/** What the reading worker says: how far it is, then what it found. */
export type WorkerMessage =
  | { progress: ReadProgress; outcome?: undefined }
  | { outcome: ReadOutcome; progress?: undefined };
