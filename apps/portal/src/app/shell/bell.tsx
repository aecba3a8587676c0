import { IconButton } from '@anupalan/ui';
import { Bell as BellIcon } from 'lucide-react';
import { LazyTrigger } from '../../shared/lazy-trigger.tsx';
import { useUnreadCount } from '../../shared/notifications/use-unread-count.ts';
import { shellWords } from './words.ts';

const loadPanel = async () => (await import('./later.ts')).BellPanel;

/** The bell: unread ones every 60 s while the page is seen, on focus and after own actions (D41). */
export function Bell() {
  const unread = useUnreadCount();
  const label = unread === 0 ? shellWords.bell : shellWords.bellUnread(unread);
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
