import { cx, Icon } from '@anupalan/ui';
import { Check } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import type { Condition } from '../review/conditions.ts';
import { groupMarks, type PageMark, toMarkTop } from './marks.ts';
import styles from './thumbs.module.css';
import viewer from './viewer.module.css';

/** Props of {@link PageThumbs}. */
export type PageThumbsProps = {
  pageCount: number;
  current: number;
  conditions: readonly Condition[];
  unreadPages: readonly number[];
  onGoTo: (page: number) => void;
};

function toLeft(marks: readonly PageMark[]): number {
  return marks.filter(({ condition }) => condition.state === 'suggested').length;
}

function toLabel(page: number, marks: readonly PageMark[], isUnread: boolean): string {
  if (isUnread) return `Page ${page}, not read`;
  if (marks.length === 0) return `Page ${page}`;
  const left = toLeft(marks);
  return `Page ${page}, ${left === 0 ? 'all checked' : `${left} to check`}`;
}

function Count({ marks }: { marks: readonly PageMark[] }) {
  if (marks.length === 0) return null;
  const left = toLeft(marks);
  if (left > 0) return <span className={cx(styles.count, 'num')}>{left}</span>;
  return (
    <span className={cx(styles.count, styles.done)}>
      <Icon of={Check} size={11} strokeWidth={3} />
    </span>
  );
}

/** Every page as a small sheet: where its conditions stand and how many are left. Drawn from the findings alone. */
export function PageThumbs({ pageCount, current, conditions, unreadPages, onGoTo }: PageThumbsProps) {
  const marks = useMemo(() => groupMarks(conditions), [conditions]);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const thumb = list.current?.querySelector(`[data-thumb="${current}"]`);
    if (thumb instanceof HTMLElement && list.current !== null) {
      const top = thumb.offsetTop - list.current.clientHeight / 2;
      list.current.scrollTo({ top });
    }
  }, [current]);
  return (
    <ol ref={list} className={styles.thumbs} aria-label="Pages">
      {Array.from({ length: pageCount }, (_, index) => {
        const page = index + 1;
        const own = marks.get(page) ?? [];
        return (
          <li key={page} data-thumb={page}>
            <button
              type="button"
              className={styles.thumb}
              aria-label={toLabel(page, own, unreadPages.includes(page))}
              aria-current={page === current ? 'page' : undefined}
              onClick={() => onGoTo(page)}
            >
              <span className={cx(styles.paper, viewer.paper)}>
                {own.map((mark) => (
                  <i key={mark.condition.id} style={{ top: `${toMarkTop(mark) * 100}%` }} />
                ))}
              </span>
              <span className="num">{page}</span>
              <Count marks={own} />
            </button>
          </li>
        );
      })}
    </ol>
  );
}
