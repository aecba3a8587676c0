import { Readable } from 'node:stream';
import { todayIn } from '@anupalan/compliance/schedules/today';
import { FREQUENCY_LABELS } from '@anupalan/enums/frequencies';
import { TASK_STATUS_LABELS } from '@anupalan/enums/task-status';
import type { ScheduledTask } from '@anupalan/validators/entities/scheduled-task';
import type { ExportScheduledTasksQuery } from '@anupalan/validators/requests/scheduled-tasks';
import { stringify } from 'csv-stringify';
import writeExcelFile from 'write-excel-file/node';
import type { MemberCaller } from '../../access/caller.ts';
import { AppError } from '../../http/problem.ts';
import { isId } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import * as repository from './repository.ts';
import { describeRows } from './service.ts';

/** Rows that are read at once: a transaction each, none of which spans the answer. */
const BATCH = 500;
/** A workbook is made in memory: with more rows than this only CSV is answered. */
const WORKBOOK_MAX_ROWS = 50_000;

const COLUMNS = [
  'Due date',
  'Task',
  'Status',
  'Repeats',
  'Origin',
  'Assigned to',
  'Completed on',
  'Completed by',
  'Remark',
  'Evidence',
] as const;

/** A row as texts, in the order of the columns. Dates are ISO, which every spreadsheet sorts rightly. */
function toCells(row: ScheduledTask, timeZone: string): string[] {
  return [
    row.dueDate,
    row.name,
    TASK_STATUS_LABELS[row.status],
    row.frequency ? FREQUENCY_LABELS[row.frequency] : '',
    row.origin,
    row.assignee?.name ?? '',
    row.completedAt ? todayIn(timeZone, row.completedAt) : '',
    row.completedBy?.name ?? '',
    row.remark ?? '',
    row.evidence.map(({ fileName }) => fileName).join('; '),
  ];
}

/** What is exported: by the filters of the list, or some rows by their id. */
type ExportQuery = ExportScheduledTasksQuery & { ids?: string[] };

/** Rows of the filtered list, by due date, read batch by batch. */
async function* readRows(
  services: Services,
  caller: MemberCaller,
  query: ExportQuery,
): AsyncGenerator<string[]> {
  if ([query.taskId, query.assigneeId, query.consentDocumentId].some((id) => id !== undefined && !isId(id)))
    return;
  const today = todayIn(caller.organisation.timeZone, services.now().toISOString());
  let after: { dueDate: string; id: string } | null = null;
  for (;;) {
    const rows: ScheduledTask[] = await services.db.forOrganisation(caller.organisation.id, async (tx) =>
      describeRows(tx, await repository.listAfter(tx, query, today, after, BATCH), today),
    );
    for (const row of rows) yield toCells(row, caller.organisation.timeZone);
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = { dueDate: last.dueDate, id: last.id };
  }
}

/** A file as it is answered. */
export type ExportFile = { stream: Readable; mimeType: string; fileName: string };

/**
 * The filtered list as a file. CSV is streamed; a text that a spreadsheet would take for a formula is not one.
 * @throws AppError invalid (422) for a workbook of too many rows
 */
export async function exportScheduled(
  services: Services,
  caller: MemberCaller,
  query: ExportQuery,
): Promise<ExportFile> {
  const day = todayIn(caller.organisation.timeZone, services.now().toISOString());
  const rows = readRows(services, caller, query);
  if (query.format === 'csv') {
    const csv = stringify({
      header: true,
      bom: true,
      columns: COLUMNS.map((header, index) => ({ key: String(index), header })),
      record_delimiter: 'windows',
      escape_formulas: true,
    });
    return {
      stream: Readable.from(rows).pipe(csv),
      mimeType: 'text/csv; charset=utf-8',
      fileName: `tasks-${day}.csv`,
    };
  }
  const cells: string[][] = [[...COLUMNS]];
  for await (const row of rows) {
    cells.push(row);
    if (cells.length > WORKBOOK_MAX_ROWS)
      throw new AppError(
        'invalid',
        `A workbook takes ${WORKBOOK_MAX_ROWS.toLocaleString('en-IN')} rows: choose fewer, or export as CSV.`,
        { errors: [{ field: 'format', message: 'Too many rows for a workbook' }] },
      );
  }
  // Every cell is a text, so none is ever a formula.
  const [head = [], ...body] = cells;
  const sheet = [
    head.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
    ...body.map((row) => row.map((value) => (value === '' ? null : { value, type: String }))),
  ];
  const workbook = await writeExcelFile(sheet, {
    columns: [12, 44, 12, 14, 12, 22, 14, 22, 40, 40].map((width) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer();
  return {
    stream: Readable.from([workbook]),
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    fileName: `tasks-${day}.xlsx`,
  };
}
