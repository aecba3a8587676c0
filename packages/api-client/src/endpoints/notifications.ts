import { NOTIFICATION_DROPDOWN_SIZE, PAGINATION } from '@anupalan/enums/limits';
import type {
  OwnNotificationsQuery,
  ReadNotificationsRequest,
} from '@anupalan/validators/requests/notifications';
import { api, onSuccess, toData, toEnvelope, toPage } from '../api.ts';
import type { Envelope, Page, UserNotification } from '../types.ts';

/** The query of the bell: the latest 10 (docs/spec-coverage.md#calls). */
export const LATEST_NOTIFICATIONS: Partial<OwnNotificationsQuery> = {
  isPagination: PAGINATION.on,
  pageNo: 1,
  pageSize: NOTIFICATION_DROPDOWN_SIZE,
  keyword: '',
};

/** Counts for the signed-in user: unread notifications, late due dates, obligations to review. */
export type Waiting = { total: number; overdue: number; toReview: number };

/** Notifications of the signed-in user. */
export const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /user/notifications, newest first. */
    listNotifications: build.query<Page<UserNotification>, Partial<OwnNotificationsQuery>>({
      query: (params) => ({ path: '/user/notifications', params }),
      transformResponse: (answer: Envelope<unknown>) => toPage<UserNotification>(answer, 'notifications'),
      providesTags: ['Notification'],
    }),
    /** GET /user/notifications/unread. It runs in the background: errors show no toast. */
    countUnread: build.query<Waiting, void>({
      query: () => ({ path: '/user/notifications/unread' }),
      transformResponse: toData<Waiting>,
      extraOptions: { isSilent: true },
      providesTags: ['UnreadCount'],
    }),
    /** PATCH /user/notifications/read-status: marks some or all as read. The answer has the number of unread ones. */
    markNotificationsRead: build.mutation<Envelope<{ total: number }>, ReadNotificationsRequest>({
      query: (data) => ({ path: '/user/notifications/read-status', method: 'PATCH', data }),
      transformResponse: toEnvelope<{ total: number }>,
      onQueryStarted: async (_arg, { dispatch, queryFulfilled }) => {
        try {
          const { data } = await queryFulfilled;
          dispatch(
            notificationsApi.util.updateQueryData('countUnread', undefined, (waiting) => ({
              ...waiting,
              ...data.data,
            })),
          );
        } catch {
          // The one handler has raised the toast; the number stays.
        }
      },
      invalidatesTags: (_result, error) => onSuccess(['Notification'] as const, error),
    }),
  }),
});

export const { useListNotificationsQuery, useCountUnreadQuery, useMarkNotificationsReadMutation } =
  notificationsApi;
