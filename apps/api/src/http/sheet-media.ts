/** The media type of a workbook. */
export const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Types of a list that is answered as a file: CSV, and a workbook. */
export const SHEET_MEDIA = ['text/csv', WORKBOOK_TYPE] as const;
