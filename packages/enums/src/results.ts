import { ORDER_MAX_BYTES } from './limits.ts';

/** How a laboratory's result is to its limit: close from 95 % of it on. */
export const RESULT_STATES = ['exceeded', 'close', 'within', 'not_compared'] as const;
/** How a laboratory's result is to its limit. */
export type ResultState = (typeof RESULT_STATES)[number];
/** The labels that screens show. */
export const RESULT_STATE_LABELS: Readonly<Record<ResultState, string>> = {
  exceeded: 'Exceeded',
  close: 'Close',
  within: 'Within',
  not_compared: 'Not compared',
};

/** What a person can correct of a result that was misread (D47), in the order of the form. */
export const RESULT_CORRECTABLE_FIELDS = [
  'value',
  'unit',
  'parameter',
  'medium',
  'point',
  'averaging',
  'sampledOn',
] as const;

/** How a report came: uploaded with the order, as evidence of a due date, from a laboratory of the marketplace. */
export const RESULT_SOURCES = ['upload', 'evidence', 'laboratory'] as const;
/** How a report came. */
export type ResultSource = (typeof RESULT_SOURCES)[number];
/** The labels that screens show. */
export const RESULT_SOURCE_LABELS: Readonly<Record<ResultSource, string>> = {
  upload: 'Uploaded',
  evidence: 'Evidence of a due date',
  laboratory: 'From a laboratory',
};

/** How far the reading of a report is. */
export const RESULT_REPORT_STATUSES = ['queued', 'read', 'failed'] as const;
/** How far the reading of a report is. */
export type ResultReportStatus = (typeof RESULT_REPORT_STATUSES)[number];

const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Types of a laboratory's report that can be read, told by content and not by name. */
export const RESULT_MIME_TYPES = [
  'application/pdf',
  SHEET,
  'text/csv',
  'image/jpeg',
  'image/png',
  'image/tiff',
] as const;
/** Endings of the names of such files, for the file dialog. */
export const RESULT_FILE_EXTENSIONS = [
  '.pdf',
  '.xlsx',
  '.csv',
  '.jpg',
  '.jpeg',
  '.png',
  '.tif',
  '.tiff',
] as const;
/** Bytes at most of a report. */
export const RESULT_MAX_BYTES = ORDER_MAX_BYTES;
/** Values at most that are kept of one report; the longest reports of a year have some hundreds. */
export const RESULT_MAX_VALUES = 2000;
/** Samples shown of each parameter, the latest last. */
export const RESULT_SAMPLES_SHOWN = 12;
/** Parameters at most on the dashboard. */
export const RESULTS_ON_DASHBOARD = 8;

/** Sentences about reports that cannot be taken or read. */
export const RESULT_MESSAGES = {
  unsupported:
    'This file is not a report that can be read. Upload it as PDF, picture (JPEG, PNG, TIFF), XLSX or CSV.',
  picture:
    'Pictures of this kind cannot be opened. Send it as JPEG or PNG, or ask the laboratory for the report as PDF, XLSX or CSV.',
  twice: 'This report has been uploaded for this order before.',
  noResults:
    'No results of a laboratory were found in this file. Check that it is the report itself and not an order, a bill or a form, or upload the results as XLSX or CSV.',
} as const;
