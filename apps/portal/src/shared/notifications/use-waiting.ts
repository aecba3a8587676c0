import { useCountUnreadQuery, type Waiting } from '@anupalan/api-client/endpoints/notifications';

/** What the menu counts. The bell asks for it, so that no call is made for the menu; nothing counts until it has. */
export function useWaiting(): Waiting {
  return useCountUnreadQuery(undefined, {
    selectFromResult: ({ data }) => ({
      total: data?.total ?? 0,
      overdue: data?.overdue ?? 0,
      toReview: data?.toReview ?? 0,
    }),
  });
}
