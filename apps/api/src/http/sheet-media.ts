/** Types of a list that is answered as a file: CSV, and a workbook. */
export const SHEET_MEDIA = [
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const;
