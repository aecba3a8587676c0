import { PAGE_SIZES } from '@anupalan/enums/limits';
import { Pagination, Select } from '@anupalan/ui';
import { TableFoot } from '@anupalan/ui/table';
import { toPageCount } from '@anupalan/validators/pagination-window';
import { PageGuard } from '../layout/page-guard.tsx';

const numbers = new Intl.NumberFormat('en-IN');

/** Props of {@link PageFoot}. `onPageSize` left out: the size is fixed. */
export type PageFootProps = {
  page: number;
  pageSize: number;
  total: number;
  toPageHref: (page: number) => string;
  onPageSize?: (size: number) => void;
  /** What is counted, for example "tasks". */
  noun: string;
};

/** "1 to 10 of 42", the pages, and how many stand on one. */
export function PageFoot({ page, pageSize, total, toPageHref, onPageSize, noun }: PageFootProps) {
  const pageCount = toPageCount(total, pageSize);
  const first = Math.min((page - 1) * pageSize + 1, total);
  const last = Math.min(page * pageSize, total);
  return (
    <TableFoot>
      <PageGuard total={total} pageNo={page} pageCount={pageCount} toPageHref={toPageHref} />
      <Pagination
        page={page}
        pageCount={pageCount}
        toHref={toPageHref}
        label={`Pages of ${noun}`}
        summary={
          total === 1
            ? '1 of 1'
            : `${numbers.format(first)} to ${numbers.format(last)} of ${numbers.format(total)} ${noun}`
        }
      />
      {onPageSize && total > Math.min(...PAGE_SIZES) && (
        <span>
          <Select
            aria-label={`${noun} on a page`}
            value={String(pageSize)}
            options={PAGE_SIZES.map((size) => ({ value: String(size), label: `${size} on a page` }))}
            onChange={(event) => onPageSize(Number(event.target.value))}
          />
        </span>
      )}
    </TableFoot>
  );
}
