import type { InputParagraph, OrderReading } from '../types.ts';
import type { PageWords } from './page-words.ts';

/** Why an order could not be read. */
export type ReadFailureCode =
  | 'encrypted'
  | 'broken'
  | 'unsupported'
  | 'too_many_pages'
  | 'too_heavy'
  | 'scan'
  | 'image'
  | 'empty'
  | 'aborted'
  | 'killed';

/** A reading that failed. */
export type ReadFailure = {
  ok: false;
  code: ReadFailureCode;
  /** For a person: what happened, why it matters, what to do. */
  failure: string;
};

/** The result of reading an order: typed, so that nothing takes the success branch by accident. */
export type ReadOutcome =
  | {
      ok: true;
      reading: OrderReading;
      /** Pages of a PDF; null for a DOCX, which has none of its own. */
      pageCount: number | null;
      /** The paragraphs of a DOCX, which the portal shows and citations point into. */
      paragraphs?: InputParagraph[];
      /** The words of pages that were recognised, which are laid over their pictures. */
      words?: PageWords[];
    }
  | ReadFailure;

/** How far the reading is: `page` of `pageCount` is done. `recognises`: pictures are read now, which takes seconds a page. */
export type ReadProgress = { page: number; pageCount: number; recognises?: boolean };
