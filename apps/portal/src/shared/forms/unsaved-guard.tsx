import { deleteDraft } from '@anupalan/api-client/draft-storage';
import { findSession } from '@anupalan/api-client/session-storage';
import { useFormikContext } from 'formik';
import { lazy, Suspense, useEffect } from 'react';
import { useBlocker, useLocation } from 'react-router';
import { useIsSending } from './form-context.ts';

// Overlays are heavy, and most forms are never left half-way.
const LeaveDialog = lazy(async () => ({ default: (await import('./leave-dialog.tsx')).LeaveDialog }));

/** Asks before a screen with something typed is left. A session that ends is not asked: its draft is kept. */
export function UnsavedGuard({ draft }: { draft?: string }) {
  const { dirty } = useFormikContext();
  const isSending = useIsSending();
  const { pathname } = useLocation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty &&
      !isSending.current &&
      findSession() !== null &&
      currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!dirty) return;
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [dirty]);
  const onLeave = () => {
    const userId = findSession()?.user.id;
    if (draft !== undefined && userId !== undefined) deleteDraft({ userId, route: pathname, form: draft });
    blocker.proceed?.();
  };
  if (blocker.state !== 'blocked') return null;
  return (
    <Suspense>
      <LeaveDialog onStay={blocker.reset} onLeave={onLeave} />
    </Suspense>
  );
}
