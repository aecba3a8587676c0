import { useCountUnreadQuery } from '@anupalan/api-client/endpoints/notifications';
import { TIMINGS } from '@anupalan/enums/limits';

/**
 * How many notifications are unread: asked every 60 s while the page is seen, on focus and after own actions (D41). Renders
 * again only when the number changes, not with every question.
 */
export function useUnreadCount(): number {
  return useCountUnreadQuery(undefined, {
    pollingInterval: TIMINGS.unreadPoll,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    selectFromResult: ({ data }) => ({ unread: data?.total ?? 0 }),
  }).unread;
}
