import { Card } from '@anupalan/ui';
import type { DataRowData } from '@anupalan/ui/table';
import type { ReactNode } from 'react';
import type { ListRows, ListTableProps } from './list-rows.ts';
import { PageFoot, type PageFootProps } from './page-foot.tsx';
import { PageGuard } from './page-guard.tsx';
import type { ListState } from './use-list.ts';

/** Props of {@link ListCard}. */
export type ListCardProps<Row extends DataRowData> = {
  label: string;
  list: ListState;
  answer: ListRows<Row>;
  /** What is counted, for example "tasks". */
  noun: string;
  /** Says the number of rows to those who cannot see them, for example "3 tasks". */
  toCount?: (total: number) => string;
  toolbar: ReactNode;
  /** In place of the table where there is nothing at all; null: the table says so itself. */
  empty: ReactNode;
  /** The same where the filters leave nothing, if the words of the table do not do. */
  noMatch?: ReactNode;
  summary?: PageFootProps['summary'];
  /** False: all rows are here, there are no pages. */
  hasPages?: boolean;
  /** The table, given what it needs of the list. */
  children: (table: ListTableProps<Row>) => ReactNode;
};

/** The frame of a list: a card with a toolbar, a table in one of its states, and the pages at its foot. */
export function ListCard<Row extends DataRowData>(props: ListCardProps<Row>) {
  const { label, list, answer, noun, toCount, toolbar, empty, noMatch, summary, hasPages = true } = props;
  const { rows, total, status, isRefetching, onRetry } = answer;
  const isMatchShown = list.isFiltered && noMatch !== undefined;
  return (
    <Card aria-label={label} aria-busy={isRefetching}>
      {toCount && (
        <p role="status" className="sr">
          {status === 'ready' ? toCount(total) : ''}
        </p>
      )}
      {hasPages && status === 'ready' && total === 0 && <PageGuard list={list} total={total} />}
      {props.children({
        rows,
        status,
        isRefetching,
        onRetry,
        sort: list.sort,
        onSort: list.onSort,
        toolbar,
        empty: isMatchShown ? noMatch : total === 0 && !list.isFiltered && empty,
        ...(list.isFiltered && noMatch === undefined ? { onClearFilters: list.onClear } : {}),
        foot: hasPages && total > 0 && <PageFoot list={list} total={total} noun={noun} summary={summary} />,
      })}
    </Card>
  );
}
