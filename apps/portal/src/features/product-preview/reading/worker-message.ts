import type { ReadOutcome, ReadProgress } from '@anupalan/compliance/reading/pages/outcome';

/** What the reading worker says: how far it is, then what it found. */
export type WorkerMessage =
  | { progress: ReadProgress; outcome?: undefined }
  | { outcome: ReadOutcome; progress?: undefined };
