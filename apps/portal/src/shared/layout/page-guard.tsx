import { Navigate } from 'react-router';

/** Props of {@link PageGuard}: what a paged list knows; `total` undefined while it loads. */
export type PageGuardProps = {
  total: number | undefined;
  pageNo: number;
  pageCount: number;
  toPageHref: (page: number) => string;
};

/** A page beyond the last, after rows were deleted or by an old link, leads to the last one. */
export function PageGuard({ total, pageNo, pageCount, toPageHref }: PageGuardProps) {
  if (total === undefined || pageNo <= pageCount) return null;
  return <Navigate to={toPageHref(pageCount)} replace />;
}
