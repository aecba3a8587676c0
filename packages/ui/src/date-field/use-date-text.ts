import { getLocalTimeZone, today } from '@internationalized/date';
import { useState } from 'react';
import { toDateWords } from '../shared/calendar.ts';
import { type DateRange, isInRange, parseDateText, parseWholeDate } from './date-text.ts';
import { toCalendarValue } from './iso-date.ts';

/** The typed text, shortened to fit a sentence. */
function quote(text: string): string {
  const clean = text.replaceAll(/\s+/g, ' ').trim();
  return `“${clean.length > 40 ? `${clean.slice(0, 40)}…` : clean}”`;
}

/** For a date outside the range: the allowed range in words. */
function toRangeWords({ min, max }: DateRange): string {
  if (min !== undefined && max !== undefined) {
    return `Enter a date from ${toDateWords(min)} to ${toDateWords(max)}`;
  }
  return min === undefined
    ? `Enter a date up to ${toDateWords(max ?? '')}`
    : `Enter a date from ${toDateWords(min)} on`;
}

function toWords(value: string | null): string {
  if (value === null) return '';
  return toCalendarValue(value) === null ? value : toDateWords(value);
}

/** The text of a date field, and callbacks for typing and choosing. */
type DateText = {
  /** What the input shows: the typed text, or the date in words. */
  text: string;
  /** Why the typed text is not accepted. Set once the focus leaves the field. */
  refusal: string | undefined;
  onType: (text: string) => void;
  /** Reads the typed text: when the focus leaves, on Enter, and after a paste. Returns the resulting date. */
  onSettle: () => string | null;
  /** Sets a date that was chosen in the calendar. */
  onChoose: (date: string) => void;
};

/** Called with `YYYY-MM-DD`, or null. `refused` is the typed text if it is not an allowed date. */
export type OnDate = (value: string | null, refused?: string) => void;

/** Keeps the text of a date field and reports a date once it is complete. */
export function useDateText(value: string | null, range: DateRange, onDate: OnDate): DateText {
  const [typed, setTyped] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const [known, setKnown] = useState(value);
  const [sent, setSent] = useState<readonly (string | null)[]>([value]);
  if (value !== known) {
    setKnown(value);
    // Changed from outside, as by a button that clears a filter: what was typed is of no use any more.
    if (!sent.includes(value)) {
      setTyped(null);
      setRefusal(undefined);
    }
  }
  const send = (next: string | null, refused?: string) => {
    // A form keeps what was refused, so that it is not sent as if nothing had been typed; others keep none.
    setSent(refused === undefined ? [next] : [next, refused]);
    if ((refused ?? next) !== value) onDate(next, refused);
  };
  const toRefusal = (text: string, iso: string | null) => {
    if (iso === null) return `${quote(text)} is not a date`;
    return isInRange(iso, range) ? undefined : toRangeWords(range);
  };
  return {
    text: typed ?? toWords(value),
    refusal,
    onType: (text) => {
      setTyped(text);
      setRefusal(undefined);
      const whole = text.trim() === '' ? '' : parseWholeDate(text);
      if (whole === '') send(null);
      else if (whole !== null && isInRange(whole, range)) send(whole);
    },
    onSettle: () => {
      if (typed === null) return value;
      if (typed.trim() === '') {
        setTyped(null);
        return null;
      }
      const iso = parseDateText(typed, today(getLocalTimeZone()).toString(), range);
      const refused = toRefusal(typed, iso);
      setRefusal(refused);
      if (refused === undefined) {
        setTyped(null);
        send(iso);
        return iso;
      }
      send(null, iso ?? typed.trim());
      return null;
    },
    onChoose: (date) => {
      setTyped(null);
      setRefusal(undefined);
      send(date);
    },
  };
}
