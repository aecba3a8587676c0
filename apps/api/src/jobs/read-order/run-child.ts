import type { ReadOutcome, ReadProgress } from './outcome.ts';

/** What to read, and how the caller wants to follow it. */
export type ReadInChildOptions = {
  /** The decrypted file. Streamed to the child on its standard input; never written to disk. */
  bytes: Uint8Array | AsyncIterable<Uint8Array>;
  mimeType: string;
  onProgress?: (progress: ReadProgress) => void;
  /** Aborting kills the child at once; the outcome is then `aborted`. */
  signal?: AbortSignal;
};

/** Reads an order in a child process of its own, under limits of memory, CPU and time. Never rejects. */
export type ReadInChild = (options: ReadInChildOptions) => Promise<ReadOutcome>;
