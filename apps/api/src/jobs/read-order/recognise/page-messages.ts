import type { RecognisedPage } from '@anupalan/compliance/reading/pages/recognised-page';

/** What the process that recognises pages is told first: the file. */
export type FileOrder = { data: Uint8Array };

/** A page (from 1) to recognise; one at a time. */
export type PageOrder = { page: number };

/** What was recognised on it, null where it could not be. */
export type PageAnswer = { page: number; found: RecognisedPage | null };
