import { useCountUnreadQuery } from '@anupalan/api-client/endpoints/notifications';
import { TIMINGS } from '@anupalan/enums/limits';
import { IconButton } from '@anupalan/ui';
import { Bell as BellIcon } from 'lucide-react';
import { LazyTrigger } from './lazy-trigger.tsx';

const loadPanel = async () => (await import('./bell-panel.tsx')).BellPanel;

/** The bell: unread ones every 60 s while the page is seen, on focus and after own actions (D41). */
export function Bell() {
  const { data: unread = 0 } = useCountUnreadQuery(undefined, {
    pollingInterval: TIMINGS.unreadPoll,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });
  const label = unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`;
  return (
    <LazyTrigger
      load={loadPanel}
      props={{ label, unread }}
      fallback={(handlers) => (
        <IconButton {...handlers} icon={BellIcon} label={label} count={unread} aria-haspopup="dialog" />
      )}
    />
  );
}
