import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router';
import { DiscardDialog } from './discard-dialog.tsx';

/** Props of {@link DraftsGuard}. */
export type DraftsGuardProps = {
  /** How many files were chosen and not sent. */
  count: number;
  /** Whether a way leads away from them; left out: every one does. */
  isAway?: (from: Location, to: Location) => boolean;
  /** Forgets them; the way goes on then. */
  onDiscard: () => void;
};

/** Asks before files that were chosen and not sent are left, also by the browser's own ways. */
export function DraftsGuard({ count, isAway = () => true, onDiscard }: DraftsGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => count > 0 && isAway(currentLocation, nextLocation),
  );
  useEffect(() => {
    if (count === 0) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [count]);
  if (blocker.state !== 'blocked') return null;
  const onLeave = () => {
    onDiscard();
    blocker.proceed();
  };
  return <DiscardDialog count={count} onStay={blocker.reset} onDiscard={onLeave} />;
}
