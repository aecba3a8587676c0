import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { cx } from '../shared/cx.ts';
import { Link } from '../shared/link.tsx';
import { toGroupedWhole } from '../shared/number.ts';
import { toPageWindow } from './page-window.ts';
import styles from './pagination.module.css';

/** Props of {@link Pagination}. Pass `toHref` for links, `onPage` for buttons, or both. */
export type PaginationProps = Omit<ComponentProps<'nav'>, 'children'> & {
  /** The current page, from 1. */
  page: number;
  /** How many pages there are. */
  pageCount: number;
  /** Returns the address of a page. With it, the steps are links. */
  toHref?: (page: number) => string;
  /** Called with the page that the reader chose. */
  onPage?: (page: number) => void;
  /** The name of the navigation for screen readers, for example "Pages of tasks". */
  label?: string;
  /** Text at the left, for example "1 to 50 of 212". */
  summary?: ReactNode;
};

type StepProps = Pick<PaginationProps, 'toHref' | 'onPage'> & {
  to: number;
  label: string;
  isCurrent?: boolean;
  isOff?: boolean;
  /** Not next to the current page. A phone leaves it out, so that all steps fit on one line. */
  isFar?: boolean;
  children: ReactNode;
};

function Step({ to, label, isCurrent, isOff, isFar, toHref, onPage, children }: StepProps) {
  const current = isCurrent ? 'page' : undefined;
  const look = cx(styles.page, isFar && styles.far);
  if (toHref && isOff)
    return (
      <span className={styles.page} data-disabled="" aria-hidden="true">
        {children}
      </span>
    );
  if (toHref)
    return (
      <Link
        className={look}
        href={toHref(to)}
        aria-label={label}
        aria-current={current}
        onClick={onPage && (() => onPage(to))}
      >
        {children}
      </Link>
    );
  return (
    <button
      type="button"
      className={look}
      aria-label={label}
      aria-current={current}
      disabled={isOff}
      onClick={() => onPage?.(to)}
    >
      {children}
    </button>
  );
}

/** Links to the previous page, at most five pages, and the next page. With one page and no summary it shows nothing. */
export function Pagination(props: PaginationProps) {
  const { page, pageCount, toHref, onPage, label = 'Pages', summary, className, ...rest } = props;
  if (pageCount <= 1 && !summary) return null;
  const step = { toHref, onPage };
  return (
    <nav aria-label={label} {...rest} className={cx(styles.nav, className)}>
      <span className={cx(styles.summary, 'num')}>{summary}</span>
      {pageCount > 1 && (
        <div className={styles.pages}>
          <Step {...step} to={page - 1} label="Previous page" isOff={page <= 1}>
            <Icon of={ChevronLeft} size={16} />
          </Step>
          {toPageWindow(page, pageCount).map((number) => (
            <Step
              {...step}
              key={number}
              to={number}
              label={`Page ${toGroupedWhole(number)}`}
              isCurrent={number === page}
              isFar={Math.abs(number - page) > 1}
            >
              {toGroupedWhole(number)}
            </Step>
          ))}
          <Step {...step} to={page + 1} label="Next page" isOff={page >= pageCount}>
            <Icon of={ChevronRight} size={16} />
          </Step>
        </div>
      )}
    </nav>
  );
}
