import type { DataSort } from '@anupalan/ui/table';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import {
  type AnyList,
  type Fields,
  type ListAddress,
  type ReadList,
  type ReadState,
  readAddress,
  toNoFilters,
  toSortText,
} from './list-address.ts';

/** What every part of a list needs, whichever list it is. */
export type ListState = ReadState & {
  /** What the address says under a name, or ''. */
  get: (name: string) => string;
  /** Changes the address; the page goes back to 1. An empty value takes the name away. */
  set: (changes: Readonly<Record<string, string>>) => void;
  /** Takes words and filters away. */
  onClear: () => void;
  onSearch: (keyword: string) => void;
  onSort: (sort: DataSort) => void;
  onPageSize: (size: number) => void;
  /** Sizes of a page to choose from; none: the size is fixed. */
  pageSizes: readonly number[];
  /** The address of another page of the same list. */
  toPageHref: (page: number) => string;
};

/** A list as its address says it: what is asked of the API, and how the address is changed. */
export function useList<L extends AnyList, K extends keyof L['filters'], O extends Fields>(
  address: ListAddress<L, K, O>,
): ListState & ReadList<L, K, O> {
  const [params, setParams] = useSearchParams();
  const get = useCallback((name: string) => params.get(name) ?? '', [params]);
  const set = useCallback(
    (changes: Readonly<Record<string, string>>) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          next.delete('page');
          for (const [name, value] of Object.entries(changes)) {
            if (value === '') next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  const toPageHref = useCallback(
    (to: number) => {
      const next = new URLSearchParams(params);
      if (to === 1) next.delete('page');
      else next.set('page', String(to));
      return `?${next.toString()}`;
    },
    [params],
  );
  const onSearch = useCallback((keyword: string) => set({ keyword }), [set]);
  const onClear = useCallback(() => set(toNoFilters(address)), [set, address]);
  const onSort = useCallback((sort: DataSort) => set({ sort: toSortText(sort) }), [set]);
  const onPageSize = useCallback((size: number) => set({ size: String(size) }), [set]);
  // An address that changes in something else, as when a drawer opens, leaves the list what it was.
  const text = JSON.stringify(readAddress(address, get));
  const read = useMemo((): ReadList<L, K, O> => JSON.parse(text), [text]);
  const { pageSizes } = address.list;
  return { ...read, get, set, onSearch, toPageHref, onClear, onSort, onPageSize, pageSizes };
}
