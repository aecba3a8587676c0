import { toFailure } from '@anupalan/compliance/reading/pages/failures';
import type { ReadFailure, ReadProgress } from '@anupalan/compliance/reading/pages/outcome';
import type { PageRecogniser } from '@anupalan/compliance/reading/pages/recognised-page';
import { readReport } from '@anupalan/compliance/results/read-report';
import type { ReportInput, ReportReading } from '@anupalan/compliance/results/types';
import { cleanTexts } from '../../files/clean-text.ts';
import { type Sheet, SheetError, TOO_BIG, toText } from '../../sheets/sheet.ts';

/** The result of reading a report; `pageCount` is null for a sheet. */
export type ReportOutcome = { ok: true; reading: ReportReading; pageCount: number | null } | ReadFailure;

/** Pictures that can be opened here. */
const PICTURES = new Set(['image/jpeg', 'image/png', 'image/tiff']);
/** Rows of a sheet that are looked at. */
const ROWS_MAX = 5000;

const readPdf = async (
  data: Uint8Array,
  onProgress: (progress: ReadProgress) => void,
  recognise?: PageRecogniser,
): Promise<ReportOutcome> => {
  const { extractPdf } = await import('./extract-pdf.ts');
  const extraction = await extractPdf(data, onProgress, recognise);
  if (!extraction.ok) return toFailure(extraction.code);
  const { pages } = extraction;
  if (!pages.some((page) => page.kind === 'text'))
    return toFailure(pages.some((page) => page.kind === 'scan') ? 'scan' : 'empty');
  return { ok: true, reading: readReport({ form: 'pdf', pages }), pageCount: pages.length };
};

/** A photograph or scan of a report: made a page as those of orders are, and recognised like them. */
const readPicture = async (
  bytes: Uint8Array,
  mimeType: string,
  onProgress: (progress: ReadProgress) => void,
  recognise?: PageRecogniser,
): Promise<ReportOutcome> => {
  const { picturesToPdf } = await import('../../rewriting/pictures-to-pdf.ts');
  const made = await picturesToPdf([{ bytes, mimeType, rotation: 0 }]);
  return made.ok ? readPdf(made.pdf, onProgress, recognise) : toFailure(made.code);
};

type SheetInput = Extract<ReportInput, { form: 'sheet' }>;

const toInput = (cells: Sheet, title?: string): SheetInput => ({
  form: 'sheet',
  rows: cells.slice(0, ROWS_MAX).map((row) => row.map(toText)),
  ...(title !== undefined && { title }),
});

/** The sheets of a file, each a report of its own; where there are several, their names say what was sampled. */
const readInputs = async (data: Buffer, isCsv: boolean): Promise<SheetInput[]> => {
  if (isCsv) return [toInput((await import('../../sheets/read-csv.ts')).readCsv(data, ROWS_MAX))];
  const sheets = await (await import('../../sheets/read-workbook.ts')).readAllSheets(data);
  return sheets.map(({ name, cells }) => toInput(cells, sheets.length > 1 ? name : undefined));
};

const readSheet = async (data: Buffer, isCsv: boolean): Promise<ReportOutcome> => {
  try {
    const inputs = cleanTexts(await readInputs(data, isCsv));
    const values = inputs.flatMap((input) => readReport(input).values);
    return { ok: true, reading: { values, unreadPages: [] }, pageCount: null };
  } catch (error) {
    if (!(error instanceof SheetError)) throw error;
    return toFailure(error.message === TOO_BIG ? 'too_heavy' : 'broken');
  }
};

/**
 * Reads a laboratory's report in this process, without limits: only the child process and the tests call it.
 * @param recognise what reads pages that are pictures, where it is not the product's own
 */
export const readReportFile = async (
  data: Uint8Array,
  mimeType: string,
  onProgress: (progress: ReadProgress) => void = () => undefined,
  recognise?: PageRecogniser,
): Promise<ReportOutcome> => {
  if (PICTURES.has(mimeType)) return cleanTexts(await readPicture(data, mimeType, onProgress, recognise));
  if (mimeType.startsWith('image/')) return toFailure('image');
  if (mimeType === 'application/pdf') return cleanTexts(await readPdf(data, onProgress, recognise));
  if (mimeType === 'text/csv' || mimeType.endsWith('spreadsheetml.sheet'))
    return cleanTexts(await readSheet(Buffer.from(data), mimeType === 'text/csv'));
  return toFailure('unsupported');
};
