import type { UpdatePreferencesRequest } from '@anupalan/validators/requests/notifications';
import { api, toData, toEnvelope } from '../api.ts';
import type { Envelope, NotificationPreferences } from '../types.ts';

/** Which notifications the signed-in user wants, and where. */
export const notificationPreferencesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /users/notification-preferences: one row per type, and whether a digest is sent on Monday. */
    getNotificationPreferences: build.query<NotificationPreferences, void>({
      query: () => ({ path: '/users/notification-preferences' }),
      transformResponse: (answer: Envelope<unknown>) => toData<NotificationPreferences>(answer),
    }),
    /** PATCH /users/notification-preferences. The switch changes at once, and changes back if the call fails. */
    updateNotificationPreferences: build.mutation<
      Envelope<NotificationPreferences>,
      UpdatePreferencesRequest
    >({
      query: (data) => ({ path: '/users/notification-preferences', method: 'PATCH', data }),
      transformResponse: toEnvelope<NotificationPreferences>,
      onQueryStarted: async (change, { dispatch, queryFulfilled }) => {
        const { undo } = dispatch(
          notificationPreferencesApi.util.updateQueryData(
            'getNotificationPreferences',
            undefined,
            (draft) => {
              for (const wanted of change.preferences ?? [])
                Object.assign(draft.preferences.find(({ type }) => type === wanted.type) ?? {}, wanted);
              draft.digest = change.digest ?? draft.digest;
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

export const { useGetNotificationPreferencesQuery, useUpdateNotificationPreferencesMutation } =
  notificationPreferencesApi;
