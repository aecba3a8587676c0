import { Pagination, Select, toGrouped } from '@anupalan/ui';
import { TableFoot } from '@anupalan/ui/table';
import { toPageCount } from '@anupalan/validators/page-count';
import { PageGuard } from './page-guard.tsx';
import type { ListState } from './use-list.ts';
import { words } from './words.ts';

/** Props of {@link PageFoot}. */
export type PageFootProps = {
  list: Pick<ListState, 'pageNo' | 'pageSize' | 'pageSizes' | 'onPageSize' | 'toPageHref'>;
  total: number;
  /** What is counted, for example "tasks". */
  noun: string;
  /** What stands beside the pages: "1 to 10 of 42 tasks" (as a rule), "1 to 10 of 42", or nothing. */
  summary?: 'words' | 'numbers' | 'none';
};

function toSummary({ list: { pageNo, pageSize }, total, noun, summary = 'words' }: PageFootProps) {
  if (summary === 'none') return undefined;
  if (summary === 'words' && total === 1) return words.pages.onlyOne;
  const first = toGrouped(Math.min((pageNo - 1) * pageSize + 1, total));
  const last = toGrouped(Math.min(pageNo * pageSize, total));
  const shown = words.pages.shown(first, last, toGrouped(total));
  return summary === 'words' ? `${shown} ${noun}` : shown;
}

/** The pages of a list; an address beyond the last one leads there. */
export function ListPages(props: PageFootProps) {
  const { list, total, noun } = props;
  const { pageNo, pageSize, toPageHref } = list;
  const pageCount = toPageCount(total, pageSize);
  return (
    <>
      <PageGuard list={list} total={total} />
      <Pagination
        page={pageNo}
        pageCount={pageCount}
        toHref={toPageHref}
        label={words.pages.label(noun)}
        summary={toSummary(props)}
      />
    </>
  );
}

/** "1 to 10 of 42", the pages, and how many stand on one. */
export function PageFoot(props: PageFootProps) {
  const { list, total, noun } = props;
  const { pageSize, pageSizes, onPageSize } = list;
  // One page, and nothing to say of it: an empty strip would be under the rows.
  if (props.summary === 'none' && toPageCount(total, pageSize) === 1)
    return <PageGuard list={list} total={total} />;
  return (
    <TableFoot>
      <ListPages {...props} />
      {pageSizes.length > 0 && total > Math.min(...pageSizes) && (
        <span>
          <Select
            aria-label={words.pages.sizeOf(noun)}
            value={String(pageSize)}
            options={pageSizes.map((size) => ({ value: String(size), label: words.pages.size(size) }))}
            onChange={(event) => onPageSize(Number(event.target.value))}
          />
        </span>
      )}
    </TableFoot>
  );
}
