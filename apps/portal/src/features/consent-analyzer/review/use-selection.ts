import type { ObligationState } from '@anupalan/enums/obligations';
import type { ReviewSide } from '@anupalan/ui/document';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { parseReviewPlace } from '../../../shared/orders/order-paths.ts';
import { type Condition, toTarget } from '../../../shared/viewer/condition.ts';
import type { ViewTarget } from '../../../shared/viewer/view-target.ts';
import { findNext } from './conditions.ts';
import { useRowFocus } from './use-row-focus.ts';

/** Which side of the review is shown where there is room for one only. */
export type ReviewPane = ReviewSide;

/** A condition, and the state that it has or is about to have. */
type Place = { id: string; state: ObligationState };

/** What is selected, and where that leads on both sides. */
export type Selection = {
  tab: ObligationState;
  setTab: (tab: ObligationState) => void;
  pane: ReviewPane;
  setPane: (pane: ReviewPane) => void;
  selectedId: string | null;
  /** Where the page view goes. */
  target: ViewTarget | null;
  /** Rows of the tab in effect. */
  rows: readonly Condition[];
  /** Decided in this visit: such rows stay where they were, so that the list does not jump. */
  markDecided: (ids: readonly string[]) => void;
  selectFromList: (id: string) => void;
  selectFromPage: (id: string) => void;
  /** The row after or before the selected one. */
  step: (by: 1 | -1) => void;
  /** Goes on to what is still to be checked. */
  selectNextToCheck: (from: string) => void;
  /** Opens a condition in the tab of the state that it has now, and focuses its row. */
  reveal: (place: Place) => void;
  showOnPage: (condition: Condition) => void;
  showPage: (page: number) => void;
};

function toFirstTab(conditions: readonly Condition[], wanted: Condition | undefined): ObligationState {
  if (wanted !== undefined) return wanted.state;
  return conditions.some(({ state }) => state === 'suggested') || conditions.length === 0
    ? 'suggested'
    : 'accepted';
}

/** The selection of a review. The address may name a condition or a page to begin with. */
export function useSelection(conditions: readonly Condition[]): Selection {
  const [search] = useSearchParams();
  const [place] = useState(() => parseReviewPlace(search));
  const [first] = useState(() => {
    const wanted = conditions.find(({ id }) => id === place.obligationId);
    const onPage = conditions.find(({ citation }) => citation.page === place.page && place.page !== null);
    const start = wanted ?? (place.obligationId === null ? onPage : undefined);
    const tab = toFirstTab(conditions, start);
    return { tab, condition: start ?? conditions.find(({ state }) => state === tab) ?? null, wanted };
  });
  const [tab, setTab] = useState(first.tab);
  const [pane, setPane] = useState<ReviewPane>(place.page !== null ? 'page' : 'list');
  const [selectedId, setSelectedId] = useState(first.condition?.id ?? null);
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  // A row that was made just now: the list does not have it yet.
  const [awaited, setAwaited] = useState<Place | null>(null);
  const [target, setTarget] = useState<ViewTarget | null>(() => {
    if (first.wanted === undefined && place.page !== null) return { page: place.page, y: null };
    return first.condition === null ? null : toTarget(first.condition);
  });
  const focusRow = useRowFocus();
  const latest = useRef(conditions);
  latest.current = conditions;

  const isLeft = conditions.some(({ state }) => state === 'suggested');
  const rows = conditions.filter(({ id, state }) =>
    tab === 'suggested' ? state === 'suggested' || (isLeft && decided.has(id)) : state === tab,
  );

  const select = useCallback((condition: Condition | null) => {
    setSelectedId(condition?.id ?? null);
    if (condition !== null) setTarget(toTarget(condition));
  }, []);

  const find = useCallback((id: string) => latest.current.find((one) => one.id === id) ?? null, []);

  const selectFromPage = useCallback(
    (id: string) => {
      const condition = find(id);
      if (condition === null) return;
      setSelectedId(id);
      setTab((now) => (now === 'suggested' && decided.has(id) && isLeft ? now : condition.state));
      setPane('list');
    },
    [decided, find, isLeft],
  );

  const reveal = useCallback(
    (place: Place) => {
      const condition = find(place.id);
      setAwaited(condition === null ? place : null);
      setTab(place.state);
      setPane('list');
      focusRow(place.id);
      if (condition !== null) select(condition);
    },
    [find, focusRow, select],
  );
  useEffect(() => {
    if (awaited !== null && conditions.some(({ id }) => id === awaited.id)) reveal(awaited);
  }, [awaited, conditions, reveal]);

  const changeTab = useCallback((next: ObligationState) => {
    setTab(next);
    setDecided(new Set());
    const row = latest.current.find(({ state }) => state === next) ?? null;
    setSelectedId(row?.id ?? null);
  }, []);

  // A condition that somebody else took away cannot stay selected.
  const isGone = selectedId !== null && !conditions.some(({ id }) => id === selectedId);
  useEffect(() => {
    if (isGone) setSelectedId(null);
  }, [isGone]);

  return {
    tab,
    setTab: changeTab,
    pane,
    setPane,
    selectedId,
    target,
    rows,
    markDecided: (ids) => setDecided((all) => new Set([...all, ...ids])),
    selectFromList: (id) => select(find(id)),
    selectFromPage,
    step: (by) => {
      const at = rows.findIndex(({ id }) => id === selectedId);
      const next = at < 0 ? rows[0] : rows[at + by];
      if (next !== undefined) select(next);
    },
    selectNextToCheck: (from) => {
      const next = findNext(latest.current, from, ({ state }) => state === 'suggested');
      if (next !== null) select(next);
    },
    reveal,
    showOnPage: (condition) => {
      setTarget(toTarget(condition));
      setPane('page');
    },
    showPage: (page) => {
      setTarget({ page, y: null });
      setPane('page');
    },
  };
}
