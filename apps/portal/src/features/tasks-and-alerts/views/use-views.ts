import { useListSavedViewsQuery } from '@anupalan/api-client/endpoints/saved-views';
import type { SavedView } from '@anupalan/api-client/types';
import { ROW_DENSITIES, type RowDensity } from '@anupalan/enums/saved-views';
import type { UpdateSavedViewRequest } from '@anupalan/validators/requests/saved-views';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useListPreference } from '../../../shared/use-list-preference.ts';
import { usePreference } from '../../../shared/use-preference.ts';
import { toViewQuery } from './view-query.ts';

/** What a view keeps: filters, columns, row height, its name. */
export type ViewContent = Omit<UpdateSavedViewRequest, 'id'>;

/** How the table looks: a choice of this browser, and part of a saved view. */
export type TableLook = {
  density: RowDensity;
  onDensity: (density: RowDensity) => void;
  hiddenColumns: readonly string[];
  onHiddenColumns: (ids: readonly string[]) => void;
};

/** Columns that are hidden until somebody wants them. */
const HIDDEN_AT_FIRST = ['evidence', 'origin'];

/** Row heights and columns of the list, remembered by this browser. */
export function useTableLook(): TableLook {
  const [density, onDensity] = usePreference('due-dates.density', ROW_DENSITIES);
  const [hiddenColumns, onHiddenColumns] = useListPreference('due-dates.hidden-columns', HIDDEN_AT_FIRST);
  return { density, onDensity, hiddenColumns, onHiddenColumns };
}

/** The saved views of the user, the one that the address is, and the way to another. */
export type Views = {
  list: readonly SavedView[];
  isLoading: boolean;
  isError: boolean;
  retry: () => void;
  /** The view whose filters are those of the address, or null. */
  current: SavedView | null;
  open: (view: SavedView) => void;
  /** What a view would keep now. */
  query: string;
};

/**
 * Saved views. The address stays the truth: a view only leads to one. The default opens when the screen is opened
 * without any filter.
 */
export function useViews({ onDensity, onHiddenColumns }: TableLook): Views {
  const { data, isError, refetch } = useListSavedViewsQuery('tasksAndAlerts');
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const query = toViewQuery(params);
  const list = data?.rows ?? [];

  const open = (view: SavedView, isReplacing = false) => {
    onDensity(view.density);
    onHiddenColumns(view.hiddenColumns);
    void navigate(`?${view.query}`, { replace: isReplacing, preventScrollReset: true });
  };
  // Decided once, when the views are known: later the empty address is what the user chose.
  const isDecided = useRef(params.size > 0);
  useEffect(() => {
    if (data === undefined || isDecided.current) return;
    isDecided.current = true;
    const first = data.rows.find(({ isDefault }) => isDefault);
    if (first !== undefined && params.size === 0) open(first, true);
  });

  return {
    list,
    isLoading: data === undefined && !isError,
    isError: isError && data === undefined,
    retry: () => void refetch(),
    current: list.find((view) => view.query === query) ?? null,
    open,
    query,
  };
}
