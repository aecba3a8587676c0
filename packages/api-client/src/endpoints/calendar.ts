import type { CalendarScope } from '@anupalan/enums/calendar';
import type { CalendarAddresses } from '@anupalan/validators/entities/calendar';
import { api, onSuccess, toData, toEnvelope } from '../api.ts';
import type { Envelope } from '../types.ts';

/** Addresses at which other calendar programs can subscribe to the user's calendars (D49). */
export const calendarApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /calendar/token: which calendars have an address. An address is shown only once, when it is created. */
    listCalendarAddresses: build.query<CalendarAddresses['addresses'], void>({
      query: () => ({ path: '/calendar/token' }),
      transformResponse: (answer: Envelope<unknown>) => toData<CalendarAddresses>(answer).addresses,
      providesTags: ['CalendarAddress'],
    }),
    /** POST /calendar/token: creates a new address. The previous one stops working. */
    makeCalendarAddress: build.mutation<Envelope<{ url: string }>, CalendarScope>({
      query: (scope) => ({ path: '/calendar/token', method: 'POST', data: { scope } }),
      transformResponse: toEnvelope<{ url: string }>,
      invalidatesTags: (_result, error) => onSuccess(['CalendarAddress'], error),
    }),
    /** DELETE /calendar/token. */
    revokeCalendarAddress: build.mutation<Envelope<null>, CalendarScope>({
      query: (scope) => ({ path: '/calendar/token', method: 'DELETE', data: { scope } }),
      transformResponse: toEnvelope<null>,
      invalidatesTags: (_result, error) => onSuccess(['CalendarAddress'], error),
    }),
  }),
});

export const {
  useListCalendarAddressesQuery,
  useMakeCalendarAddressMutation,
  useRevokeCalendarAddressMutation,
} = calendarApi;
