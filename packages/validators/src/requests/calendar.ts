import { CALENDAR_SCOPES } from '@anupalan/enums/calendar';
import { FIELD_MESSAGES } from '@anupalan/enums/field-messages';
import type { InferType } from 'yup';
import { choiceField } from '../fields.ts';
import { request } from './envelope.ts';

/** POST and DELETE /calendar/token: of which calendar the address is made anew, or revoked. */
export const calendarTokenRequestSchema = request({
  scope: choiceField(CALENDAR_SCOPES).required(FIELD_MESSAGES.calendarScopeRequired),
});

/** A checked choice of a calendar. */
export type CalendarTokenRequest = InferType<typeof calendarTokenRequestSchema>;
