import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { findPushUser } from '../../shared/push/push-choice.ts';
import { useSession } from '../../shared/session/use-session.ts';

/** Keeps the messages of this browser going with each session, where somebody has turned them on here. */
export function usePushRenewal(): void {
  const dispatch = useDispatch();
  const userId = useSession()?.user.id;
  useEffect(() => {
    if (userId === undefined || findPushUser() === null) return;
    // Offline nothing is renewed; the next start does it.
    import('./later.ts').then(
      ({ renewPush }) => renewPush(dispatch, userId),
      () => undefined,
    );
  }, [dispatch, userId]);
}
