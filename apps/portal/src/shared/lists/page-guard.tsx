import { toPageCount } from '@anupalan/validators/page-count';
import { Navigate } from 'react-router';
import type { ListState } from './use-list.ts';

/** Props of {@link PageGuard}. */
export type PageGuardProps = {
  list: Pick<ListState, 'pageNo' | 'pageSize' | 'toPageHref'>;
  /** How many rows there are, once that is known. */
  total: number;
};

/** A page beyond the last, after rows were deleted or by an old link, leads to the last one. */
export function PageGuard({ list: { pageNo, pageSize, toPageHref }, total }: PageGuardProps) {
  const pageCount = toPageCount(total, pageSize);
  return pageNo <= pageCount ? null : <Navigate to={toPageHref(pageCount)} replace />;
}
