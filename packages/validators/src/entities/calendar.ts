import { CALENDAR_SCOPES } from '@anupalan/enums/calendar';
import type { InferType } from 'yup';
import { choice, instant, listOf, shape, text } from '../primitives.ts';

/** The address of a calendar. It is shown only once, because the server keeps only a hash of it. */
export const calendarAddressSchema = shape({ url: text().defined() });

/** Which calendars of a person have an address, and since when. The addresses cannot be shown again. */
export const calendarAddressesSchema = shape({
  addresses: listOf(
    shape({ scope: choice(CALENDAR_SCOPES).defined(), createdAt: instant().defined() }),
  ).defined(),
});

/** Which calendars of a person have an address. */
export type CalendarAddresses = InferType<typeof calendarAddressesSchema>;
