import type { RecognisedPage } from '@anupalan/compliance/reading/pages/recognised-page';

/** What the process that recognises pages is told first: the file, and the state of whom it was sent by. */
export type FileOrder = { data: Uint8Array; state: string | null };

/** A page (from 1) to recognise; one at a time. */
export type PageOrder = { page: number };

/** What was recognised on a page, null where it could not be; `failure`: why, where something went wrong, never words of the file. */
export type PageFound = { found: RecognisedPage | null; failure?: string };

/** The answer to a page. */
export type PageAnswer = PageFound & { page: number };

/** The name of the warnings of a process that reads a file about pages that could not be recognised. */
export const RECOGNITION_WARNING = 'RecognitionWarning';
