import { randomUUID } from 'node:crypto';
import { TASK_COLUMNS, TASK_IMPORT_MAX_ROWS } from '@anupalan/validators/requests/task-import';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { AppError } from '../../../http/problem.ts';
import { type ListRow, readTaskList } from './read-list.ts';
import { toCsvTemplate, toWorkbookTemplate } from './template.ts';

const HEADINGS = 'Task name,Repeats,Due or start date';
const READ: ListRow[] = [{ row: 2, cells: { name: 'Zähler', repeats: 'Daily', startDate: '01-01-2027' } }];

/** The status and the sentence of a refusal. */
async function refusal(bytes: Buffer): Promise<[number, string]> {
  try {
    await readTaskList(bytes);
  } catch (error) {
    if (error instanceof AppError) return [error.status, error.errors?.[0]?.message ?? error.message];
    throw error;
  }
  throw new Error('The list was read');
}

const toWorkbook = (rows: (string | number | Date | null)[][]) =>
  writeExcelFile(
    rows.map((row) =>
      row.map((value) => {
        if (value === null) return null;
        if (value instanceof Date) return { value, type: Date, format: 'dd-mm-yyyy' };
        return typeof value === 'number' ? { value, type: Number } : { value, type: String };
      }),
    ),
  ).toBuffer();

/** A workbook with one of its files changed. */
async function change(name: string, edit: (xml: string) => string): Promise<Buffer> {
  const files = unzipSync(await toWorkbook([HEADINGS.split(','), ['A', 'Daily', '01-01-2027']]));
  const old = files[name];
  if (!old) throw new Error(`No file ${name} in ${Object.keys(files)}`);
  return Buffer.from(zipSync({ ...files, [name]: strToU8(edit(Buffer.from(old).toString())) }));
}
const SHEET = 'xl/worksheets/sheet1.xml';

describe('a list as CSV', () => {
  const body = 'Zähler,Daily,01-01-2027';
  test.each<[string, Buffer]>([
    ['with commas', Buffer.from(`${HEADINGS}\n${body}\n`)],
    ['with semicolons and returns', Buffer.from(`${HEADINGS}\r\n${body}`.replaceAll(',', ';'))],
    ['with tabs', Buffer.from(`${HEADINGS}\n${body}`.replaceAll(',', '\t'))],
    ['with a byte order mark', Buffer.from(`\ufeff${HEADINGS}\n${body}`)],
    ['in UTF-16', Buffer.from(`\ufeff${HEADINGS}\n${body}`, 'utf16le')],
    ['in UTF-16 the other way round', Buffer.from(`\ufeff${HEADINGS}\n${body}`, 'utf16le').swap16()],
    [
      'with quotes and spaces',
      Buffer.from(`"Task name" , Repeats ,Due or start date\n"Zähler", Daily,"01-01-2027"`),
    ],
    [
      'with characters that cannot be stored',
      Buffer.from(`${HEADINGS}\n\u0001Zäh\u007fler\u0085,Daily,01-01-2027\n\u0002,\u0003,\u0004`),
    ],
    [
      'with columns that we do not know',
      Buffer.from(`task NAME,Repeats,Due or start date,Colour\n${body},red\n,,,blue`),
    ],
  ])('%s', async (_name, bytes) => {
    expect((await readTaskList(bytes)).map(({ row, cells }) => ({ row, cells: { ...cells } }))).toEqual(READ);
  });

  test('half of a pair of surrogates in UTF-16 makes it unreadable', async () => {
    const bytes = Buffer.from(`\ufeff${HEADINGS}\nA\ud800,Daily,01-01-2027`, 'utf16le');
    expect((await refusal(bytes))[0]).toBe(422);
  });

  test('leaves empty rows and explanations out, and counts as a spreadsheet does', async () => {
    const csv = `${HEADINGS}\n# Required,x,y\n\n,,\nA,Once,1-1-2027\n"B\nand C",Once,1-1-2027\nD,Once,1-1-2027`;
    expect((await readTaskList(Buffer.from(csv))).map(({ row, cells }) => [row, cells.name])).toEqual([
      [5, 'A'],
      [6, 'B\nand C'],
      [7, 'D'],
    ]);
  });

  test('alerts with commas do not make it a list with commas', async () => {
    const csv = 'Task name;Repeats;Due or start date;Alerts\nA;Once;1-1-2027;7, 1, 0';
    expect((await readTaskList(Buffer.from(csv)))[0]?.cells.alertDays).toBe('7, 1, 0');
  });

  const many = (count: number) => Buffer.from(`${HEADINGS}\n${'A,Once,1-1-2027\n'.repeat(count)}`);
  test('at most 500 tasks', async () => {
    expect(await readTaskList(many(TASK_IMPORT_MAX_ROWS))).toHaveLength(TASK_IMPORT_MAX_ROWS);
    expect(await refusal(many(TASK_IMPORT_MAX_ROWS + 1))).toEqual([
      422,
      'The file has more than 500 tasks. Split it into several files',
    ]);
    expect((await refusal(many(20_000)))[0]).toBe(422);
  });

  test.each<[string, Buffer, number, RegExp]>([
    ['empty', Buffer.alloc(0), 422, /is empty/],
    ['headings only', Buffer.from(HEADINGS), 422, /has no tasks/],
    [
      'a column is missing',
      Buffer.from('Task name,Repeats\nA,Once'),
      422,
      /column Due or start date is missing/,
    ],
    [
      'a column twice',
      Buffer.from(`${HEADINGS},Repeats\nA,Once,1-1-2027,Daily`),
      422,
      /column Repeats appears twice/,
    ],
    ['no UTF-8', Buffer.from(`${HEADINGS}\nZ\xe4hler,Once,1-1-2027`, 'latin1'), 422, /not in UTF-8/],
    ['half of a letter in UTF-16', Buffer.from([0xff, 0xfe, 0x41]), 422, /not in UTF-8/],
    ['zeros', Buffer.alloc(100), 422, /is not a list/],
    ['an open quote', Buffer.from(`${HEADINGS}\n"A,Once,1-1-2027`), 422, /cannot be read as a list/],
    ['a PDF', Buffer.from('%PDF-1.7 .'), 415, /is a PDF/],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 415, /old or has a password/],
  ])('refuses: %s', async (_name, bytes, status, message) => {
    const [answered, sentence] = await refusal(bytes);
    expect(answered).toBe(status);
    expect(sentence).toMatch(message);
  });
});

describe('a list as a workbook', () => {
  test('with texts, dates and numbers', async () => {
    const bytes = await toWorkbook([
      [...HEADINGS.split(','), 'Day of the month', 'Alerts'],
      ['A', 'Monthly', new Date('2027-06-30T00:00:00Z'), 10, '7, 1'],
      [null, null, null, null, null],
      ['# left out', null, null, null, null],
      ['B', 'Once', 46_568, null, null],
    ]);
    expect(await readTaskList(bytes)).toEqual([
      {
        row: 2,
        cells: {
          name: 'A',
          repeats: 'Monthly',
          startDate: new Date('2027-06-30T00:00:00Z'),
          dayOfMonth: 10,
          alertDays: '7, 1',
        },
      },
      { row: 5, cells: { name: 'B', repeats: 'Once', startDate: 46_568, dayOfMonth: null, alertDays: null } },
    ]);
  });

  test.each<[string, () => Promise<Buffer>, RegExp]>([
    ['a bomb', () => change(SHEET, (xml) => xml + ' '.repeat(20_000_000)), /too large/],
    [
      'a cell far below',
      () => change(SHEET, (xml) => xml.replace('r="A2"', 'r="A1048576"')),
      /below row 5000/,
    ],
    [
      'a row far below',
      () => change(SHEET, (xml) => xml.replace(/<row r="2"/, '<row r="999999"')),
      /below row 5000/,
    ],
    [
      'a cell far right',
      () => change(SHEET, (xml) => xml.replace('r="A2"', "r='XFD2'")),
      /right of column 100/,
    ],
    ['damaged XML', () => change(SHEET, () => '<worksheet><sheetData><row'), /cannot be read/],
    ['another archive', async () => Buffer.from(zipSync({ 'a.xml': strToU8('<a/>') })), /cannot be read/],
    ['no texts', async () => Buffer.from(zipSync({ 'a.bin': strToU8('x') })), /cannot be read/],
    ['cut off', async () => (await toWorkbook([['A']])).subarray(0, 300), /cannot be read/],
  ])('refuses: %s', async (_name, make, message) => {
    const [status, sentence] = await refusal(await make());
    expect(status).toBe(422);
    expect(sentence).toMatch(message);
  });

  test('an entity of its own is not expanded', async () => {
    const declaration = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">]>';
    const bytes = await change('xl/sharedStrings.xml', (xml) => declaration + xml.replace('Daily', '&a;'));
    expect((await readTaskList(bytes))[0]?.cells.repeats).toBe('&a;');
  });

  test('sizes in its headers are not believed', async () => {
    const bytes = await change(SHEET, (xml) => xml + ' '.repeat(50_000_000));
    for (let at = 0; at < bytes.length - 28; at += 1) {
      const signature = bytes.readUInt32LE(at);
      if (signature === 0x04034b50) bytes.writeUInt32LE(1000, at + 22);
      if (signature === 0x02014b50) bytes.writeUInt32LE(1000, at + 24);
    }
    expect((await refusal(bytes))[1]).toMatch(/too large/);
  });
});

/** The template as somebody who waits for it gets it. */
const toTemplate = () =>
  toWorkbookTemplate({ organisationId: randomUUID(), signal: new AbortController().signal });

describe('the template', () => {
  test('comes back as no tasks, with every column', async () => {
    for (const { bytes } of [toCsvTemplate(), await toTemplate()])
      expect((await refusal(bytes))[1]).toBe('The file has no tasks');
    const csv = toCsvTemplate().bytes.toString();
    for (const { heading, explanation } of TASK_COLUMNS) {
      expect(csv).toContain(heading);
      expect(csv).toContain(explanation.slice(0, 20));
    }
  });

  test('its example is a task once the sign is taken away', async () => {
    const csv = toCsvTemplate().bytes.toString().replace('# Example: ', '');
    expect((await readTaskList(Buffer.from(csv)))[0]?.cells).toMatchObject({
      name: 'Send the flow meter readings',
      repeats: 'Monthly',
      startDate: '10-01-2027',
    });
  });
});
