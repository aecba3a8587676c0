import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { AppError } from '../../../http/problem.ts';
import { readTaskListInThread } from './read-list-in-thread.ts';

const LIST = [
  ['Task name', 'Repeats', 'Due or start date'],
  ['Read the meter', 'Daily', '01-01-2027'],
];
const READ = [
  { row: 2, cells: { name: 'Read the meter', repeats: 'Daily', startDate: '01-01-2027' } },
] as const;
const LIMITS = { heapMb: 256, wallMs: 240_000 };
const TOO_BIG = 'The workbook is too large. Put the tasks in a separate workbook';

async function toWorkbook(edit: (files: Record<string, Uint8Array>) => void = () => undefined) {
  const bytes = await writeExcelFile(
    LIST.map((row) => row.map((value) => ({ value, type: String }))),
  ).toBuffer();
  const files = unzipSync(bytes);
  edit(files);
  return Buffer.from(zipSync(files));
}
const read = (bytes: Buffer, limits = LIMITS) =>
  readTaskListInThread(bytes, { organisationId: 'a', signal: new AbortController().signal }, limits);
async function refusal(bytes: Buffer, limits = LIMITS): Promise<[number, string | undefined]> {
  try {
    await read(bytes, limits);
  } catch (error) {
    if (error instanceof AppError) return [error.status, error.errors?.[0]?.message];
    throw error;
  }
  throw new Error('It was read');
}

/** Nearly all that a workbook may unpack to, as texts. */
const fill = (unit: string) => unit.repeat(Math.floor((10 * 1024 * 1024 - 50_000) / unit.length));

test('a list is read as on the event loop, dates and all', async () => {
  const rows = await read(await toWorkbook());
  expect(rows.map(({ row, cells }) => ({ row, cells: { ...cells } }))).toEqual(READ);
  const date = new Date('2027-06-30T00:00:00Z');
  const dated = await writeExcelFile([
    (LIST[0] ?? []).map((value) => ({ value, type: String })),
    [
      { value: 'A', type: String },
      { value: 'Once', type: String },
      { value: date, type: Date, format: 'dd-mm-yyyy' },
    ],
  ]).toBuffer();
  expect((await read(Buffer.from(dated)))[0]?.cells.startDate).toEqual(date);
});

describe('a workbook that needs too much is refused, and the server reads the next:', () => {
  test.each<[string, string, typeof LIMITS]>([
    ['memory', fill('&#x41;'), { ...LIMITS, heapMb: 16 }],
    ['time', fill('_x0041_'), { ...LIMITS, wallMs: 1 }],
  ])('%s', async (_name, text, limits) => {
    const bytes = await toWorkbook((files) => {
      files['xl/sharedStrings.xml'] = strToU8(`<sst><si><t>${text}</t></si></sst>`);
    });
    expect(bytes.length).toBeLessThan(2 * 1024 * 1024);
    expect(await refusal(bytes, limits)).toEqual([422, TOO_BIG]);
    expect(await read(await toWorkbook())).toHaveLength(1);
  });

  test('a text that is named in every cell', async () => {
    const bytes = await toWorkbook((files) => {
      const cells = ['A', 'B', 'C'].map((column, index) => [column, index] as const);
      const rows = Array.from({ length: 500 }, (_, index) => index + 2).map(
        (row) =>
          `<row r="${row}">${cells.map(([column]) => `<c r="${column}${row}" t="s"><v>3</v></c>`).join('')}</row>`,
      );
      const head = cells.map(([column, index]) => `<c r="${column}1" t="s"><v>${index}</v></c>`).join('');
      files['xl/sharedStrings.xml'] = strToU8(
        `<sst>${(LIST[0] ?? []).map((text) => `<si><t>${text}</t></si>`).join('')}<si><t>${'a'.repeat(5_000_000)}</t></si></sst>`,
      );
      files['xl/worksheets/sheet1.xml'] = strToU8(
        `<worksheet><sheetData><row r="1">${head}</row>${rows.join('')}</sheetData></worksheet>`,
      );
    });
    expect(await refusal(bytes)).toEqual([422, TOO_BIG]);
  });

  test.each(['<row/>', '<x:row />', '<row></row>'])('a million of %s', async (row) => {
    const bytes = await toWorkbook((files) => {
      files['xl/worksheets/sheet1.xml'] = strToU8(
        `<worksheet><sheetData>${fill(row)}</sheetData></worksheet>`,
      );
    });
    expect(await refusal(bytes)).toEqual([422, 'The sheet has cells below row 5000: delete them']);
  });
});
