import type { ReadProgress } from '@anupalan/compliance/reading/pages/outcome';
import type { OrderReading } from '@anupalan/compliance/reading/types';
import type { SampleOrder } from '../../../shared/orders/samples.ts';
import type { FileProblem } from './check-file.ts';
import type { Pictures } from './use-pictures.ts';
import type { TurnedPicture } from './worker-message.ts';

/** An order that was read. Nothing of it leaves this machine before the visitor adds it to a workspace. */
export type PreviewedOrder = {
  name: string;
  /** The PDF that is shown. */
  file: Blob;
  /** What was chosen: that file, or the pictures that it was made of. Stays the same where they are read again. */
  sources: readonly Blob[];
  /** How each picture was turned; empty for a PDF. */
  rotations: readonly TurnedPicture['rotation'][];
  isSample: boolean;
  reading: OrderReading;
  pageCount: number;
  /** What opens a protected one; it stays in this page. */
  password: string | null;
  /** Pages that could still be recognised. */
  pictures: readonly number[];
};

/** What could not be loaded: the recogniser, or the model of a language beside English. */
export type Trouble = 'load' | 'language' | null;

/** Where the preview stands. */
export type PreviewState =
  | { step: 'choose'; problem: FileProblem | null }
  /** A protected file: read once its password is entered. */
  | { step: 'locked'; name: string; tries: number }
  /** Pictures: read once the visitor lets what that takes be loaded. */
  | {
      step: 'offer';
      name: string;
      pages: number;
      isPictures: boolean;
      trouble: Trouble;
      problem: FileProblem | null;
    }
  | {
      step: 'reading';
      name: string;
      /** How much of the recogniser is there (0..1); null where it is, or is not needed. */
      loaded: number | null;
      progress: ReadProgress | null;
      /** How long the rest takes; null where that is not known. */
      seconds: number | null;
    }
  | { step: 'done'; order: PreviewedOrder; trouble: Trouble };

/** The preview, and what can be done with it. */
export type Preview = {
  state: PreviewState;
  /** A PDF, or pictures that are the pages of one order. */
  readFiles: (files: readonly File[]) => void;
  readSample: (sample: SampleOrder) => void;
  /** Reads the protected file again, with its password. */
  unlock: (password: string) => void;
  /** Pictures as the pages of one order, while they are offered to be read. */
  order: Pictures['order'];
  /** More pictures behind those that are there. */
  addPictures: (files: readonly File[]) => void;
  /** Loads the recogniser and reads pages that are pictures. */
  recognise: () => void;
  /** Stops what is being read, and goes back to where that was asked for. */
  stop: () => void;
  /** Back to the choice; stops what is being read. */
  reset: () => void;
};
