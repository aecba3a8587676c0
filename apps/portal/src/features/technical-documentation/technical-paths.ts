import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useAccess, useScreenPath } from '../../shared/session/use-session.ts';

/** Addresses of technical documents; each keeps the filters of the list. */
export type TechnicalPaths = { list: string; toDocument: (id: string) => string };

/** The addresses in the area of who is signed in. */
export function useTechnicalPaths(): TechnicalPaths {
  const base = useScreenPath()('technicalDocumentation');
  const [params] = useSearchParams();
  const query = params.toString();
  return useMemo(() => {
    const tail = query === '' ? '' : `?${query}`;
    return { list: `${base}${tail}`, toDocument: (id) => `${base}/${id}${tail}` };
  }, [base, query]);
}

/** Whether who is signed in may upload, change and delete. */
export function useCanManage(): boolean {
  return useAccess('Technical Documents', 'manage');
}
