import { findSession } from '@anupalan/api-client/session-storage';
import { toast } from '@anupalan/ui/interactive';
import { createContext, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useBlocker } from 'react-router';
import { LeaveDialog } from '../later-dialogs.tsx';
import { words } from './words.ts';

/** An answer that was typed and is not saved. `save` answers whether it worked; null: what was typed is no date. */
export type PendingAnswer = { save: (() => Promise<boolean>) | null };

/** What the fields around a question tell the screen. */
type Guarded = {
  /** What of an obligation is typed and not saved; null once nothing is. */
  report: (id: string, pending: PendingAnswer | null) => void;
  /** Somebody is about to answer. */
  onFocus: () => void;
};

/** The guard around a question; without one nothing is guarded. */
export const AnswersGuarded = createContext<Guarded>({ report: () => undefined, onFocus: () => undefined });

type Pending = ReadonlyMap<string, PendingAnswer>;

/** Saves all of them; answers whether nothing is left that would be lost. */
async function saveAll(pending: Pending): Promise<boolean> {
  const all = [...pending.values()];
  const saved = await Promise.all(all.map(async ({ save }) => save !== null && (await save())));
  const count = saved.filter(Boolean).length;
  if (count > 0) toast.success(words.savedOnLeave(count));
  return count === all.length;
}

function Guard({ pending }: { pending: Pending }) {
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (pending.size > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [pending]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      pending.size > 0 && findSession() !== null && currentLocation.pathname !== nextLocation.pathname,
  );
  const isBlocked = blocker.state === 'blocked';
  const onBlocked = useEffectEvent(async () => {
    if (await saveAll(pending)) blocker.proceed?.();
    else setIsAsking(true);
  });
  useEffect(() => {
    if (isBlocked) void onBlocked();
  }, [isBlocked]);
  if (!isAsking || !isBlocked) return null;
  const onStay = () => {
    setIsAsking(false);
    blocker.reset();
  };
  return <LeaveDialog onStay={onStay} onLeave={blocker.proceed} />;
}

/**
 * Around questions about the past: a day that was typed and not saved is saved when the screen is left, and what is no
 * date, or is refused, is asked about. It guards from the first field that somebody goes into: a router has one guard
 * at a time, and dialogs of the screen have theirs.
 */
export function AnswersGuard({ children }: { children: ReactNode }) {
  const [pending] = useState(() => new Map<string, PendingAnswer>());
  const [isOn, setIsOn] = useState(false);
  const [guarded] = useState(
    (): Guarded => ({
      report: (id, next) => void (next === null ? pending.delete(id) : pending.set(id, next)),
      onFocus: () => setIsOn(true),
    }),
  );
  return (
    <AnswersGuarded value={guarded}>
      {children}
      {isOn && <Guard pending={pending} />}
    </AnswersGuarded>
  );
}
