import { deleteDraft } from '@anupalan/api-client/draft-storage';
import { findSession } from '@anupalan/api-client/session-storage';
import { useUnsaved } from '@anupalan/ui/forms';
import { useBlocker, useLocation } from 'react-router';
import { LeaveDialog } from '../later-dialogs.tsx';

/** Asks before a screen with something typed is left. A session that ends is not asked: its draft is kept. */
export function UnsavedGuard({ draft }: { draft?: string }) {
  const hasUnsaved = useUnsaved();
  const { pathname } = useLocation();
  // A screen that was just left is asked until React has tidied it away: it would swallow the next way without a word.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsaved() &&
      findSession() !== null &&
      currentLocation.pathname === pathname &&
      nextLocation.pathname !== pathname,
  );
  const onLeave = () => {
    const userId = findSession()?.user.id;
    if (draft !== undefined && userId !== undefined) deleteDraft({ userId, route: pathname, form: draft });
    blocker.proceed?.();
  };
  if (blocker.state !== 'blocked') return null;
  return <LeaveDialog onStay={blocker.reset} onLeave={onLeave} />;
}
