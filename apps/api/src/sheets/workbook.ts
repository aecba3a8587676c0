import { runInThread, type ThreadLimits } from '../threads/thread-pool.ts';

/**
 * A column of a sheet: its texts are written as they are, as days (`YYYY-MM-DD`) or as numbers. A cell that is no day or
 * number stays a text. `width` in characters.
 */
export type SheetColumn = { heading: string; width: number; kind?: 'date' | 'number' };

/** A sheet without a formula: every cell is a text, a day or a number. Its headings are bold and stay in sight. */
export type WorkbookSheet = {
  name: string;
  columns: readonly SheetColumn[];
  /** Rows below the headings, packed a batch at a time by `packRows`. */
  batches: Uint8Array<ArrayBuffer>[];
  /** Whether each heading offers to filter and sort by it. */
  hasFilter?: boolean;
};

/** Whose workbook it is, and when nobody waits for it any more. */
export type WorkbookReader = { organisationId: string; signal: AbortSignal };

const SCRIPT = new URL('./write-workbook.thread.ts', import.meta.url);
/** The largest list takes two seconds and half of this, with remarks of usual length. */
const LIMITS: ThreadLimits = { heapMb: 384, wallMs: 60_000 };

/**
 * Writes a workbook (.xlsx) in a thread, beside the answers of the server. Takes the batches away from the caller.
 * @throws ThreadLimitError where it would be too large
 */
export async function writeWorkbook(
  sheets: readonly WorkbookSheet[],
  { organisationId, signal }: WorkbookReader,
  limits: ThreadLimits = LIMITS,
): Promise<Uint8Array<ArrayBuffer>> {
  return runInThread({
    script: SCRIPT,
    input: sheets,
    transfer: sheets.flatMap(({ batches }) => batches.map(({ buffer }) => buffer)),
    limits,
    organisationId,
    signal,
  });
}
