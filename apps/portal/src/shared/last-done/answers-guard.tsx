import { findSession } from '@anupalan/api-client/session-storage';
import { toast } from '@anupalan/ui/interactive';
import { createContext, type ReactNode, useCallback, useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { LeaveDialog } from '../later-dialogs.tsx';
import { words } from './words.ts';

/** An answer that was typed and is not saved. `save` answers whether it worked; null: what was typed is no date. */
export type PendingAnswer = { save: (() => Promise<boolean>) | null };

type Report = (id: string, pending: PendingAnswer | null) => void;

/** Tells the screen around what of an obligation is typed and not saved; null once nothing is. */
export const ReportPending = createContext<Report>(() => undefined);

type Pending = ReadonlyMap<string, PendingAnswer>;

/** Saves all of them; answers whether nothing is left that would be lost. */
async function saveAll(pending: Pending): Promise<boolean> {
  const saved = await Promise.all(
    [...pending.values()].map(async ({ save }) => save !== null && (await save())),
  );
  const count = saved.filter(Boolean).length;
  if (count > 0) toast.success(words.savedOnLeave(count));
  return count === pending.size;
}

function Guard({ pending, onLeaving }: { pending: Pending; onLeaving: (isLeaving: boolean) => void }) {
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, []);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      findSession() !== null && currentLocation.pathname !== nextLocation.pathname,
  );
  const isBlocked = blocker.state === 'blocked';
  useEffect(() => {
    if (!isBlocked) return;
    onLeaving(true);
    void saveAll(pending).then((isAll) => (isAll ? blocker.proceed?.() : setIsAsking(true)));
    // What is saved meanwhile is no reason to begin again.
  }, [isBlocked]);
  if (!isAsking || !isBlocked) return null;
  const onStay = () => {
    setIsAsking(false);
    blocker.reset();
    onLeaving(false);
  };
  return <LeaveDialog onStay={onStay} onLeave={blocker.proceed} />;
}

/**
 * Around questions about the past: a day that was typed and not saved is saved when the screen is left, and what is no
 * date, or is refused, is asked about.
 */
export function AnswersGuard({ children }: { children: ReactNode }) {
  const [pending, setPending] = useState<Pending>(new Map());
  const [isLeaving, setIsLeaving] = useState(false);
  const report = useCallback<Report>(
    (id, next) =>
      setPending((before) => {
        if (next === null && !before.has(id)) return before;
        const after = new Map(before);
        if (next === null) after.delete(id);
        else after.set(id, next);
        return after;
      }),
    [],
  );
  return (
    <ReportPending value={report}>
      {children}
      {(pending.size > 0 || isLeaving) && <Guard pending={pending} onLeaving={setIsLeaving} />}
    </ReportPending>
  );
}
