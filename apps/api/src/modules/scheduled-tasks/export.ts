import { pipeline, type Readable } from 'node:stream';
import { todayIn } from '@anupalan/compliance/schedules/today';
import type { ExportScheduledTasksQuery } from '@anupalan/validators/requests/scheduled-tasks';
import { stringify } from 'csv-stringify';
import type { MemberCaller } from '../../access/caller.ts';
import { toPieces } from '../../files/pieces.ts';
import { AppError } from '../../http/problem.ts';
import { isId } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { WORKBOOK_TYPE } from '../../http/sheet-media.ts';
import { packRows } from '../../sheets/pack-rows.ts';
import { type WorkbookReader, type WorkbookSheet, writeWorkbook } from '../../sheets/workbook.ts';
import { ThreadLimitError } from '../../threads/thread-pool.ts';
import { toFilter } from './filters.ts';
import { listAfter } from './list-page.ts';
import { REGISTER_COLUMNS } from './register-columns.ts';
import { listRegisterFacts, type RegisterFacts } from './register-facts.ts';
import { toScheduledTask } from './service.ts';

/** Rows that are read at once: a transaction each, none of which spans the answer. */
const BATCH = 500;
/** A workbook is made in memory: with more rows than this only CSV is answered. */
const WORKBOOK_MAX_ROWS = 50_000;
/** Of its texts: the longest remark has 2,000 characters, and not every one of 50,000 rows. */
const WORKBOOK_MAX_BYTES = 32 * 1024 * 1024;

/** What is exported: by the filters of the list, or some rows by their id. */
type ExportQuery = ExportScheduledTasksQuery & { ids?: string[] };

/** Rows of the filtered list, by due date, batch by batch. */
async function* readBatches(
  services: Services,
  caller: MemberCaller,
  query: ExportQuery,
): AsyncGenerator<string[][]> {
  if ([query.taskId, query.assigneeId, query.consentDocumentId].some((id) => id !== undefined && !isId(id)))
    return;
  const today = todayIn(caller.organisation.timeZone, services.now().toISOString());
  const filter = toFilter(query, today);
  let after: { dueDate: string; id: string } | null = null;
  // Most tasks of a batch are those of the batch before: what is said of them is read once.
  let known = new Map<string, RegisterFacts>();
  for (;;) {
    const { found, facts } = await services.db.readOrganisation(caller.organisation.id, async (tx) => {
      const found = await listAfter(tx, filter, after, BATCH);
      const ids = [...new Set(found.map(({ taskId }) => taskId))].filter((id) => !known.has(id));
      return { found, facts: await listRegisterFacts(tx, ids) };
    });
    const before = known;
    known = new Map(facts);
    for (const { taskId } of found) {
      const same = before.get(taskId);
      if (same) known.set(taskId, same);
    }
    const rows = found.map((row) => toScheduledTask(row, today));
    yield rows.map((row) => REGISTER_COLUMNS.map(({ toCell }) => toCell(row, known.get(row.taskId), today)));
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = { dueDate: last.dueDate, id: last.id };
  }
}

/** A file as it is answered. */
export type ExportFile = { stream: Readable; mimeType: string; fileName: string };

/**
 * The filtered list as a file. CSV is streamed; a text that a spreadsheet would take for a formula is not one.
 * @param signal when nobody waits for the file any more: what makes it ends
 * @throws AppError invalid (422) for a workbook of too many rows
 */
export async function exportScheduled(
  services: Services,
  caller: MemberCaller,
  query: ExportQuery,
  signal: AbortSignal,
): Promise<ExportFile> {
  const day = todayIn(caller.organisation.timeZone, services.now().toISOString());
  const batches = readBatches(services, caller, query);
  if (query.format === 'csv')
    return { stream: toCsv(batches), mimeType: 'text/csv; charset=utf-8', fileName: `tasks-${day}.csv` };
  const workbook = await toWorkbook(batches, { organisationId: caller.organisation.id, signal });
  return { stream: toPieces(workbook), mimeType: WORKBOOK_TYPE, fileName: `tasks-${day}.xlsx` };
}

function toCsv(batches: AsyncIterable<string[][]>): Readable {
  const csv = stringify({
    header: true,
    bom: true,
    columns: REGISTER_COLUMNS.map(({ heading }, index) => ({ key: String(index), header: heading })),
    record_delimiter: 'windows',
    escape_formulas: true,
  });
  // Whichever end breaks off ends the other: a database that is away, or a client that has gone. The answer breaks off
  // with it, and its end says so.
  pipeline(flatten(batches), csv, () => undefined);
  return csv;
}

async function* flatten(batches: AsyncIterable<string[][]>): AsyncGenerator<string[]> {
  for await (const rows of batches) yield* rows;
}

/** @throws AppError invalid (422) for too many rows, or too much in them */
async function toWorkbook(batches: AsyncIterable<string[][]>, reader: WorkbookReader): Promise<Uint8Array> {
  const packed: WorkbookSheet['batches'] = [];
  let rows = 0;
  let bytes = 0;
  for await (const batch of batches) {
    reader.signal.throwIfAborted();
    const pack = packRows(batch);
    packed.push(pack);
    rows += batch.length;
    bytes += pack.length;
    if (rows > WORKBOOK_MAX_ROWS || bytes > WORKBOOK_MAX_BYTES) throw tooManyRows();
  }
  try {
    return await writeWorkbook(
      [
        {
          name: 'Register',
          columns: REGISTER_COLUMNS.map(({ toCell: _, ...column }) => column),
          batches: packed,
          hasFilter: true,
        },
      ],
      reader,
    );
  } catch (error) {
    if (error instanceof ThreadLimitError) throw tooManyRows();
    throw error;
  }
}

function tooManyRows(): AppError {
  return new AppError(
    'invalid',
    `A workbook can have at most ${WORKBOOK_MAX_ROWS.toLocaleString('en-IN')} rows. Choose fewer, or export as CSV.`,
    { errors: [{ field: 'format', message: 'Too many rows for a workbook' }] },
  );
}
