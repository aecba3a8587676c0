import { CalendarDate } from '@internationalized/date';
import { type ClipboardEvent, useState } from 'react';
import { toIsoDate } from './iso-date.ts';

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });
/** What tells a month's name from the others, as the names of the browser are cut. */
const FIRST_LETTERS = Array.from({ length: 12 }, (_, index) =>
  monthName.format(Date.UTC(2000, index)).slice(0, 3).toLowerCase(),
);

/**
 * Reads a date as people and spreadsheets write it: 05/11/2026, 5-11-26, 2026-11-05, 5 Nov 2026, November 5, 2026.
 * Day comes before month. Null for what is no date, and for one that does not exist.
 */
export function parsePastedDate(pasted: string): CalendarDate | null {
  const text = pasted.replaceAll(/\s+/g, ' ').trim().toLowerCase();
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:t.*)?$/.exec(text);
  if (iso) return toDate(iso[1], iso[2], iso[3]);
  const digits = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(text);
  if (digits) return toDate(digits[3], digits[2], digits[1]);
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)?[ -]([a-z]{3,9})\.?,?[ -](\d{4}|\d{2})$/.exec(text);
  if (dayFirst) return toDate(dayFirst[3], monthOf(dayFirst[2]), dayFirst[1]);
  const monthFirst = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/.exec(text);
  if (monthFirst) return toDate(monthFirst[3], monthOf(monthFirst[1]), monthFirst[2]);
  return null;
}

function monthOf(name = ''): string {
  return String(FIRST_LETTERS.indexOf(name.slice(0, 3)) + 1);
}

function toDate(year = '', month = '', day = ''): CalendarDate | null {
  const [y, m, d] = [Number(year.length === 2 ? `20${year}` : year), Number(month), Number(day)];
  const date = new CalendarDate(y, m, d);
  // A day that a month lacks would have been moved to its last one.
  return date.year === y && date.month === m && date.day === d ? date : null;
}

type Limits = { min?: string; max?: string; isDisabled?: boolean; isReadOnly?: boolean };

function isWithin(iso: string, { min, max }: Limits): boolean {
  return (min === undefined || iso >= min) && (max === undefined || iso <= max);
}

/** What was pasted, short enough for a sentence. */
function quote(text: string): string {
  const clean = text.replaceAll(/\s+/g, ' ').trim();
  return `“${clean.length > 40 ? `${clean.slice(0, 40)}…` : clean}”`;
}

/** Takes or refuses what is pasted into a date field. */
type Paste = {
  /** Why the last paste was refused, or undefined. */
  refusal: string | undefined;
  onPaste: (event: ClipboardEvent<HTMLElement>) => void;
  forget: () => void;
};

function usePaste(limits: Limits, take: (text: string) => string | undefined): Paste {
  const [refusal, setRefusal] = useState<string>();
  return {
    refusal,
    forget: () => setRefusal(undefined),
    onPaste: (event) => {
      const text = event.clipboardData.getData('text');
      if (limits.isDisabled || limits.isReadOnly || text.trim() === '') return;
      event.preventDefault();
      setRefusal(take(text));
    },
  };
}

/** A pasted date goes into the field; what is none is refused with a sentence, and the old value stays. */
export function usePastedDate(options: Limits & { onDate: (iso: string) => void }): Paste {
  return usePaste(options, (text) => {
    const iso = toIsoDate(parsePastedDate(text));
    if (iso === null) return `${quote(text)} is not a date`;
    if (!isWithin(iso, options)) return `${quote(text)} is not a date that can be chosen here`;
    options.onDate(iso);
    return undefined;
  });
}
