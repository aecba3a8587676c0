import { deleteDraft, findDraft, saveDraft } from '@anupalan/api-client/draft-storage';
import { findSession } from '@anupalan/api-client/session-storage';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';

type Values = Record<string, unknown>;

/** A draft that was found, and what can be done with it. */
export type OfferedDraft = { values: Values; savedAt: number };

/** What {@link useDraft} answers. */
export type UseDraft = {
  /** What this user typed here before and did not send; null for nothing, or once it was taken or refused. */
  offered: OfferedDraft | null;
  /** Call when the draft is taken over or refused: it is offered no more. */
  onDecided: () => void;
  /** Deletes the draft: the form was sent, or what was typed is given up. */
  discard: () => void;
};

/**
 * Keeps what is typed into a form, encrypted, for this user, screen and form (D8): it survives a session that
 * ends and is offered again after the same user signs in. `isDirty`: something was typed.
 */
export function useDraft(form: string, values: Values, isDirty: boolean): UseDraft {
  const { pathname } = useLocation();
  const [userId] = useState(() => findSession()?.user.id ?? null);
  const key = useMemo(
    () => (userId === null ? null : { userId, route: pathname, form }),
    [userId, pathname, form],
  );
  const [offered, setOffered] = useState<OfferedDraft | null>(() => (key === null ? null : findDraft(key)));
  const wasDirty = useRef(false);

  useEffect(() => {
    if (key === null) return;
    if (isDirty) {
      wasDirty.current = true;
      saveDraft(key, values);
    } else if (wasDirty.current) {
      // Everything typed was taken back, or the form was sent.
      wasDirty.current = false;
      deleteDraft(key);
    }
  }, [key, values, isDirty]);

  const onDecided = useCallback(() => setOffered(null), []);
  const discard = useCallback(() => {
    setOffered(null);
    if (key !== null) deleteDraft(key);
  }, [key]);
  return { offered, onDecided, discard };
}
