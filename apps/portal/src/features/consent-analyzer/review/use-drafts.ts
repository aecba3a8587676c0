import { deleteDraft, findDraft, saveDraft } from '@anupalan/api-client/draft-storage';
import { findSession } from '@anupalan/api-client/session-storage';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { type ConditionDraft, isDirty, parseDrafts } from './condition-draft.ts';

/** What was typed into the rows of an order and not saved. */
export type Drafts = {
  get: (id: string) => ConditionDraft;
  set: (id: string, draft: ConditionDraft) => void;
  /** How many rows hold something that is not saved. */
  count: number;
};

const NOTHING: ConditionDraft = {};

/** Keeps the rows' drafts, also over a session that ends (D8): whoever signs in again finds them in their rows. */
export function useDrafts(): Drafts {
  const { pathname } = useLocation();
  const [key] = useState(() => {
    const userId = findSession()?.user.id;
    return userId === undefined ? null : { userId, route: pathname, form: 'review' };
  });
  const [drafts, setDrafts] = useState<Readonly<Record<string, ConditionDraft>>>(() =>
    key === null ? {} : parseDrafts(findDraft(key)?.values ?? {}),
  );
  const hasSaved = useRef(Object.keys(drafts).length > 0);
  useEffect(() => {
    if (key === null) return;
    if (Object.keys(drafts).length > 0) {
      hasSaved.current = true;
      saveDraft(key, drafts);
    } else if (hasSaved.current) {
      hasSaved.current = false;
      deleteDraft(key);
    }
  }, [key, drafts]);
  const get = useCallback((id: string) => drafts[id] ?? NOTHING, [drafts]);
  const set = useCallback((id: string, draft: ConditionDraft) => {
    setDrafts(({ [id]: _before, ...others }) => (isDirty(draft) ? { ...others, [id]: draft } : others));
  }, []);
  return { get, set, count: Object.keys(drafts).length };
}
