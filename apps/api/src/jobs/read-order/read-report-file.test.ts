import { expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { readReportFile } from './read-report-file.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const toSheet = (sheet: string, rows: string[][]) => ({
  sheet,
  data: rows.map((row) => row.map((value) => ({ value, type: String }))),
});

test('every sheet of a workbook is read, with its own point and day, and its name where it says what was sampled', async () => {
  const book = await writeExcelFile([
    toSheet('Effluent', [
      ['Sampling location', 'ETP outlet'],
      ['Sampling date', '11/11/2026'],
      ['Parameter', 'Unit', 'Result'],
      ['COD', 'mg/l', '240'],
    ]),
    toSheet('Cover', [['Prepared by the laboratory']]),
    toSheet('STP', [
      ['Parameter', 'Unit', 'Result'],
      ['COD', 'mg/l', '48'],
    ]),
  ]).toBuffer();
  const outcome = await readReportFile(new Uint8Array(book), XLSX);
  expect(outcome.ok && outcome.reading.values).toMatchObject([
    { medium: 'effluent', point: 'ETP outlet', value: '240', sampledOn: '2026-11-11' },
    { medium: 'sewage', point: null, value: '48', sampledOn: null },
  ]);
});
