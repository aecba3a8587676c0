import type { AuditEntry } from '@anupalan/api-client/types';
import { getDateFormat } from '@anupalan/ui';
import { toDayText, toMomentText } from '../../shared/time-zone.ts';

const DAY_MS = 86_400_000;

/** Entries under one head, and what each shows of its time there. */
export type AuditGroup = { head: string; entries: readonly AuditEntry[]; toWhen: (at: string) => string };

function toDayHead(at: string, now: Date): string {
  const day = toDayText(at);
  if (day === toDayText(now.toISOString())) return 'Today';
  return day === toDayText(new Date(now.getTime() - DAY_MS).toISOString()) ? 'Yesterday' : day;
}

const toMonthHead = (at: string): string =>
  getDateFormat('en-GB', { month: 'long', year: 'numeric' }).format(new Date(at));

/** The time of day of an instant, "16:27". */
const toTimeText = (at: string): string =>
  getDateFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(new Date(at));

function toGroups(
  entries: readonly AuditEntry[],
  toHead: (at: string) => string,
  toWhen: AuditGroup['toWhen'],
): AuditGroup[] {
  return [...Map.groupBy(entries, ({ at }) => toHead(at))].map(([head, ofHead]) => ({
    head,
    entries: ofHead,
    toWhen,
  }));
}

/**
 * The entries of a page, newest first, under the days that they were made on. Where most days have a single entry,
 * a head for each would be half of the list: they are under their months, and each names its day.
 */
export function groupEntries(entries: readonly AuditEntry[], now: Date): AuditGroup[] {
  const days = toGroups(entries, (at) => toDayHead(at, now), toTimeText);
  return days.length * 2 > entries.length + 1 ? toGroups(entries, toMonthHead, toMomentText) : days;
}
