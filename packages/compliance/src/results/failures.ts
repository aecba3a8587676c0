import { ORDER_MAX_PAGES } from '@anupalan/enums/limits';
import { RESULT_MESSAGES } from '@anupalan/enums/results';
import type { ReadFailureCode } from '../reading/pages/outcome.ts';

const SENTENCES: Record<ReadFailureCode, string> = {
  encrypted:
    'This PDF is locked with a password, so its results cannot be read. Upload a copy without the password.',
  broken:
    'This file is damaged or cut off, so its results cannot be read. Ask the laboratory for the file again.',
  unsupported: RESULT_MESSAGES.unsupported,
  too_many_pages: `This file has more than ${ORDER_MAX_PAGES} pages, which is more than can be read at once. Upload only the pages with results.`,
  too_heavy:
    'Reading this file took more memory or time than is allowed, so it was stopped. Print the report to a new PDF and upload that.',
  scan: 'The pages of this report are pictures, and no words could be read in them. Ask the laboratory for the PDF itself, or upload the results as XLSX or CSV.',
  image: RESULT_MESSAGES.picture,
  empty: RESULT_MESSAGES.noResults,
  killed: 'Reading was ended by the system before it was done. Delete the report and upload it again.',
  aborted: 'Reading was stopped before it was done. Delete the report and upload it again.',
};

/** Why a report could not be read, for a person. */
export const toReportFailure = (code: ReadFailureCode): string => SENTENCES[code];
