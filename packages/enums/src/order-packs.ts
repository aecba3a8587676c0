/**
 * What is made of an order and a period: a ZIP for an inspection, and the report that the holder of an environmental
 * clearance hands in twice a year (EIA Notification 2006, paragraph 10).
 */
export const ORDER_PACK_KINDS = [
  'inspection_pack',
  'compliance_report_docx',
  'compliance_report_pdf',
] as const;
/** What is made of an order and a period. */
export type OrderPackKind = (typeof ORDER_PACK_KINDS)[number];
/** The labels that screens show. */
export const ORDER_PACK_KIND_LABELS: Readonly<Record<OrderPackKind, string>> = {
  inspection_pack: 'Inspection pack (ZIP)',
  compliance_report_docx: 'Half-yearly report (Word)',
  compliance_report_pdf: 'Half-yearly report (PDF)',
};

/** Type and ending of the file of each kind. */
export const ORDER_PACK_FILES: Readonly<Record<OrderPackKind, { mimeType: string; ending: string }>> = {
  inspection_pack: { mimeType: 'application/zip', ending: 'zip' },
  compliance_report_docx: {
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ending: 'docx',
  },
  compliance_report_pdf: { mimeType: 'application/pdf', ending: 'pdf' },
};

/** How far the making is. */
export const ORDER_PACK_STATUSES = ['queued', 'making', 'ready', 'failed'] as const;
/** How far the making is. */
export type OrderPackStatus = (typeof ORDER_PACK_STATUSES)[number];

/** Days for which a pack can be downloaded, from the day on which it was asked for; then it is deleted. */
export const ORDER_PACK_DAYS = 7;
/**
 * Due dates at most in a pack, and files and their bytes at most in a ZIP: more is a shorter period's. A ZIP of so many and so
 * large ones needs no extension of the format (65,535 files, 4 GiB).
 */
export const ORDER_PACK_MAX_DATES = 50_000;
export const ORDER_PACK_MAX_FILES = 50_000;
export const ORDER_PACK_MAX_BYTES = 2 * 1024 * 1024 * 1024;
/** The longest period of a pack, in days: five years. */
export const ORDER_PACK_MAX_PERIOD_DAYS = 5 * 366;

/** Sentences of a pack and its dialog. */
export const ORDER_PACK_MESSAGES = {
  kindRequired: 'Choose what to make',
  startRequired: 'Enter the first day',
  endRequired: 'Enter the last day',
  endBeforeStart: 'The last day is before the first',
  periodTooLong: 'Choose a period of at most five years',
  tooManyDates: 'This period has too many due dates for one pack. Choose a shorter period.',
  tooManyFiles: 'This period has too many files for one pack. Choose a shorter period.',
  tooLarge: 'The files of this period are too large for one pack. Choose a shorter period.',
  notReady: 'This pack is not ready yet.',
  needsTasks:
    'A pack contains tasks and their evidence. Ask the owner of your organisation for access to them.',
} as const;
