import type { RecognisedPage } from '@anupalan/compliance/reading/pages/recognised-page';
import type { LanguageCode } from '@anupalan/recognition/languages';

/** What the process that recognises pages is told first: the file, and what its pages may be written in. */
export type FileOrder = { data: Uint8Array; languages: readonly LanguageCode[] };

/** A page (from 1) to recognise; one at a time. */
export type PageOrder = { page: number };

/** What was recognised on it, null where it could not be. */
export type PageAnswer = { page: number; found: RecognisedPage | null };
