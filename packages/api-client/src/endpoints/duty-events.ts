import type { DutyEventsQuery, StartObligationRequest } from '@anupalan/validators/requests/obligations';
import { api, onSuccess, toEnvelope, toPage } from '../api.ts';
import type { DutyEvent, Envelope, Page, Task } from '../types.ts';

/** Obligations that start with an event. */
export const dutyEventsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /duty-events. */
    listDutyEvents: build.query<Page<DutyEvent>, Partial<DutyEventsQuery>>({
      query: (params) => ({ path: '/duty-events', params }),
      transformResponse: (answer: Envelope<unknown>) => toPage<DutyEvent>(answer, 'dutyEvents'),
      // A task that is done or deleted shows in what was started, an obligation that is accepted in the list.
      providesTags: [{ type: 'Task', id: 'LIST' }, 'ScheduledTask', { type: 'ConsentDocument', id: 'LIST' }],
    }),
    /** POST /obligations/{id}/start: records that the event happened and creates its task. */
    startObligation: build.mutation<
      Envelope<Task>,
      { id: string; start: StartObligationRequest; idempotencyKey?: string }
    >({
      query: ({ id, start, idempotencyKey }) => ({
        path: `/obligations/${id}/start`,
        method: 'POST',
        data: start,
        idempotencyKey,
      }),
      transformResponse: toEnvelope<Task>,
      extraOptions: { expects: [409] },
      invalidatesTags: (_result, error) =>
        onSuccess(
          [{ type: 'Task', id: 'LIST' }, 'ScheduledTask', 'Dashboard', 'UnreadCount', 'Obligation'] as const,
          error,
        ),
    }),
  }),
});

export const { useListDutyEventsQuery, useStartObligationMutation } = dutyEventsApi;
