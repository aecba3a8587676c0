import { BRAND } from '@anupalan/enums/brand';
import ical, { ICalEventTransparency } from 'ical-generator';
import type { Outcome } from './types.ts';

/**
 * A calendar file (RFC 5545) of the days of an outcome: all-day events that take nobody's time. The same day and words
 * give the same event, so that a file taken twice leaves no doubles.
 * @param link the address that carries the values
 * @param at when it was made
 */
export function toIcs(name: string, dates: Outcome['dates'], link: string, at: Date): string {
  const calendar = ical({ name, prodId: { company: BRAND.name, product: 'Tools' } });
  for (const { day, title } of dates)
    calendar.createEvent({
      id: `${day}-${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}@tools`,
      // A date of a calendar has no zone: as an instant it is read back in UTC, and only its day is written.
      start: new Date(`${day}T00:00:00Z`),
      timezone: 'UTC',
      allDay: true,
      summary: title,
      description: link,
      transparency: ICalEventTransparency.TRANSPARENT,
      stamp: at,
    });
  return calendar.toString();
}
