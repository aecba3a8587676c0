import type { UpdatePreferencesRequest } from '@anupalan/validators/requests/notifications';
import { api, toData, toEnvelope } from '../api.ts';
import type { Envelope, NotificationPreference } from '../types.ts';

type Answer = { preferences: NotificationPreference[] };

/** A switch that changes: of one type, one channel or both. */
export type PreferenceChange = UpdatePreferencesRequest['preferences'][number];

/** What the signed-in user wants to hear of, and where. */
export const notificationPreferencesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /users/notification-preferences: one line a type. */
    listNotificationPreferences: build.query<NotificationPreference[], void>({
      query: () => ({ path: '/users/notification-preferences' }),
      transformResponse: (answer: Envelope<unknown>) => toData<Answer>(answer).preferences,
    }),
    /** PATCH /users/notification-preferences. The switch moves at once, and back where the call fails. */
    updateNotificationPreference: build.mutation<Envelope<Answer>, PreferenceChange>({
      query: (change) => ({
        path: '/users/notification-preferences',
        method: 'PATCH',
        data: { preferences: [change] },
      }),
      transformResponse: toEnvelope<Answer>,
      onQueryStarted: async (change, { dispatch, queryFulfilled }) => {
        const { undo } = dispatch(
          notificationPreferencesApi.util.updateQueryData(
            'listNotificationPreferences',
            undefined,
            (draft) => {
              const preference = draft.find(({ type }) => type === change.type);
              if (preference) Object.assign(preference, change);
            },
          ),
        );
        try {
          await queryFulfilled;
        } catch {
          undo();
        }
      },
    }),
  }),
});

export const { useListNotificationPreferencesQuery, useUpdateNotificationPreferenceMutation } =
  notificationPreferencesApi;
