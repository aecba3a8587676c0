import type { ReadOutcome, ReadProgress } from '@anupalan/compliance/reading/pages/outcome';

/** A picture that is a page of an order, or all pages of a TIFF, and how it is turned, clockwise. */
export type TurnedPicture = { file: Blob; rotation: 0 | 90 | 180 | 270 };

/**
 * What the reading worker is asked for: a PDF, with the password that opens it, or pictures that are the pages of one
 * order. `recognises`: pictures are to be read as well, which loads what it takes.
 */
export type WorkerRequest = { password?: string; recognises: boolean } & (
  | { data: Uint8Array; pictures?: undefined }
  | { pictures: readonly TurnedPicture[]; data?: undefined }
);

/** What came of an order. */
export type PreviewOutcome = {
  outcome: ReadOutcome;
  /** Pages (from 1) whose words stand in pictures, or come out as others: what could be recognised, and was not. */
  pictures: readonly number[];
  /** The PDF that pictures were made. */
  pdf?: Blob;
  /** Which of the pictures (from 0) cannot be drawn. */
  broken?: number;
  /** What of the recogniser could not be loaded: all of it, or the model of a language beside English. */
  missing?: 'recogniser' | 'language';
};

/** What the reading worker says: how much is loaded (0..1), how far it is, then what it found. */
export type WorkerMessage = { loaded: number } | { progress: ReadProgress } | PreviewOutcome;
