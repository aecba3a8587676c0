import type { AuditEntry } from '@anupalan/api-client/types';
import { formatDate } from '@anupalan/compliance/schedules/describe';
import { DATE_PATTERN, UUID_PATTERN } from '@anupalan/validators/patterns';
import { toInstantText } from '../../shared/time-zone.ts';

/** Kinds of things that are changed, as the trail names them, and what a person reads. */
export const SUBJECTS: Readonly<Record<string, string>> = {
  task: 'Tasks',
  scheduled_task: 'Due dates',
  obligation: 'Obligations',
  consent_document: 'Orders',
  statutory_obligation: 'Statutory catalogue',
  technical_document: 'Technical documents',
  technical_folder: 'Folders',
  user: 'People',
  role: 'Roles',
  organisation: 'Organisation',
  enquiry: 'Enquiries',
  support_request: 'Support',
  notification: 'Notifications',
  saved_view: 'Saved views',
  calendar: 'Calendar addresses',
};

/** What is done, as the trail names it, and what a person reads. */
export const ACTIONS: Readonly<Record<string, string>> = {
  create: 'Created',
  update: 'Changed',
  delete: 'Deleted',
  upload: 'Uploaded',
  completed: 'Completed',
  amend: 'Changed the record',
  pending: 'Reopened',
  accepted: 'Accepted',
  rejected: 'Rejected',
  renew: 'Renewed',
  confirm: 'Confirmed',
  unconfirm: 'Withdrew a confirmation',
  invite: 'Invited',
  password: 'Set a password',
  status: 'Changed the status',
  add_evidence: 'Added evidence',
  delete_evidence: 'Deleted evidence',
  add_version: 'Added a version',
  restore_version: 'Restored a version',
  create_folder: 'Created a folder',
  rename_folder: 'Renamed a folder',
  delete_folder: 'Deleted a folder',
};

/**
 * First words of a summary that says what somebody did; the name goes before it. Named one by one: "Ahmed was invited"
 * begins like one.
 */
const VERBS = new Set(
  `Accepted Activated Added Answered Approved Asked Assigned Brought Changed Chose Closed Completed Confirmed Corrected Created
  Deactivated Declined Deleted Extended Gave Handed Imported Invited Left Linked Made Marked Merged Moved Opened Ordered
  Published Put Quoted Read Recalculated Recorded Rejected Released Removed Renamed Renewed Reopened Reported Resolved Restored
  Revoked Saved Sent Set Split Started Told Took Undid Unpublished Uploaded Withdrew Worked Wrote`.split(
    /\s+/,
  ),
);

/** An entry as a sentence: who did what. A summary that has its own subject stands alone. */
export function toSentence({ by, summary }: Pick<AuditEntry, 'by' | 'summary'>): string {
  if (!VERBS.has(summary.split(' ', 1)[0] ?? '')) return summary;
  return `${by.name} ${summary.charAt(0).toLowerCase()}${summary.slice(1)}`;
}

/** One value that was changed, or one that is only told (`from` undefined). */
export type Detail = { key: string; name: string; from?: string; to: string };

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** A camelCase or snake_case name as words. */
function toName(key: string): string {
  const words = key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A value as a person reads it. */
function toWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length === 0 ? 'nothing' : value.map(toWords).join(', ');
  if (typeof value === 'object') {
    const parts = Object.entries(value).filter(([, part]) => part !== null && part !== undefined);
    return parts.map(([key, part]) => `${toName(key).toLowerCase()} ${toWords(part)}`).join(', ');
  }
  const text = String(value);
  if (DATE_PATTERN.test(text)) return formatDate(text);
  return INSTANT.test(text) ? toInstantText(text) : text;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Ids say nothing to a person; what they stand for is in the sentence. */
function isForPeople(value: unknown): boolean {
  if (Array.isArray(value)) return !value.some((each) => typeof each === 'string' && UUID_PATTERN.test(each));
  return typeof value !== 'string' || !UUID_PATTERN.test(value);
}

/** What an entry tells besides its sentence: from what to what, remarks, names of files. */
export function toDetails({ details }: Pick<AuditEntry, 'details'>): Detail[] {
  const { from, to, ...others } = details;
  const told = Object.entries(others)
    .filter(([, value]) => isForPeople(value) && value !== null && value !== '')
    .map(([key, value]) => ({ key, name: toName(key), to: toWords(value) }));
  return [...toChanges(from, to), ...told];
}

function toChanges(from: unknown, to: unknown): Detail[] {
  if (from === undefined && to === undefined) return [];
  if (!isRecord(from) || !isRecord(to))
    return isRecord(from) || isRecord(to)
      ? []
      : [{ key: 'status', name: 'Status', from: toWords(from), to: toWords(to) }];
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  return names
    .filter((name) => isForPeople(from[name]) && isForPeople(to[name]))
    .map((name) => ({ key: name, name: toName(name), from: toWords(from[name]), to: toWords(to[name]) }))
    .filter((change) => change.from !== change.to);
}
