import { ORDER_MAX_PAGES } from '@anupalan/enums/limits';
import type { ReadFailure, ReadFailureCode } from './outcome.ts';

const SENTENCES: Record<ReadFailureCode, string> = {
  encrypted:
    'This PDF is locked with a password, so it cannot be read. Enter its password, or upload a copy without one.',
  broken:
    'This file is damaged or cut off, so its text cannot be read. Download or scan the order again and upload the new file.',
  unsupported:
    'This file is not a PDF or a Word document (DOCX), so it cannot be read. Save the order as PDF and upload that.',
  too_many_pages: `This file has more than ${ORDER_MAX_PAGES} pages, which is more than can be read at once. Upload only the pages of the order.`,
  too_heavy:
    'Reading this file took more memory or time than is allowed, so it was stopped. Print the order to a new PDF and upload that.',
  scan: 'The pages of this order are pictures, and no words could be read in them. Scan the order again, straight and at 300 dpi, or upload the PDF that the board issued.',
  image:
    'This file is a picture, and pictures cannot be read yet. Upload the PDF that the board issued, or add its tasks by hand.',
  empty:
    'This file holds no text that can be read, so no obligations were found. Check that it is the right file and upload the order again.',
  killed: 'Reading was ended by the system before it was done, so nothing was kept. Start it again.',
  aborted: 'Reading was stopped before it was done, so nothing was kept. Start it again.',
};

/** The failed outcome of a code, with its sentence for a person. */
export const toFailure = (code: ReadFailureCode): ReadFailure => ({
  ok: false,
  code,
  failure: SENTENCES[code],
});
