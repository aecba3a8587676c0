import { findMonthNumber } from '@anupalan/enums/months';
import { isCalendarDate } from '@anupalan/validators/dates';
import type { SheetCell } from '../../../sheets/sheet.ts';

/** Serial numbers of a spreadsheet for the years 2000 to 2199; others are no dates. */
const SERIAL_MIN = 36_526;
const SERIAL_MAX = 109_574;
/** Day 0 of a spreadsheet's calendar: 30 December 1899. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

const toIso = (year: string, month: string | number, day: string) =>
  `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;

function fromSerial(serial: number): string | null {
  const day = Math.floor(serial);
  if (!(day >= SERIAL_MIN && day <= SERIAL_MAX)) return null;
  return new Date(DAY_ZERO + day * DAY_MS).toISOString().slice(0, 10);
}

function fromText(text: string): string | null {
  const dayFirst = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(text);
  if (dayFirst) return toIso(dayFirst[3] ?? '', dayFirst[2] ?? '', dayFirst[1] ?? '');
  const yearFirst = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]00:00(?::00(?:\.0+)?)?Z?)?$/.exec(text);
  if (yearFirst) return toIso(yearFirst[1] ?? '', yearFirst[2] ?? '', yearFirst[3] ?? '');
  const named = /^(\d{1,2})[-/ ]([a-z]{3})[a-z]*\.?[-/, ]+(\d{4})$/i.exec(text);
  if (named) {
    const month = findMonthNumber(named[2] ?? '');
    return month === null ? null : toIso(named[3] ?? '', month, named[1] ?? '');
  }
  return /^\d{5,6}(?:\.\d+)?$/.test(text) ? fromSerial(Number(text)) : null;
}

/**
 * A date of a list: dd-mm-yyyy (also with slashes, dots or a month by name), yyyy-mm-dd, a date or the serial number
 * of a spreadsheet. @returns `YYYY-MM-DD`, or null for what is no date or could be two
 */
export function parseSheetDate(cell: Exclude<SheetCell, null>): string | null {
  const date =
    cell instanceof Date
      ? cell.toISOString().slice(0, 10)
      : typeof cell === 'number'
        ? fromSerial(cell)
        : fromText(cell.trim());
  return date !== null && isCalendarDate(date) ? date : null;
}
