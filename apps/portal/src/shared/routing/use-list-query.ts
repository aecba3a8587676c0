import { DEFAULT_PAGE_SIZE } from '@anupalan/enums/limits';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** Filters, words and page of a list, as its address says them. */
export type ListAddress = {
  pageNo: number;
  keyword: string;
  /** A filter, or '' where the address has none. */
  get: (name: string) => string;
  /** Changes filters; the page goes back to 1. An empty value takes the filter away. */
  set: (changes: Readonly<Record<string, string>>) => void;
  /** The address of another page of the same list. */
  toPageHref: (page: number) => string;
  pageSize: number;
};

/** Reads a list's filters from the address and writes them there. A page that is no number counts as 1. */
export function useListQuery(pageSize: number = DEFAULT_PAGE_SIZE): ListAddress {
  const [params, setParams] = useSearchParams();
  const page = Number(params.get('page'));
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
  return {
    pageNo: Number.isInteger(page) && page > 0 ? page : 1,
    keyword: params.get('keyword') ?? '',
    get,
    set,
    toPageHref,
    pageSize,
  };
}
