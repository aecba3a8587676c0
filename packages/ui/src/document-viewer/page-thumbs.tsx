import { Check } from 'lucide-react';
import { type ComponentProps, type Ref, useEffect, useRef } from 'react';
import paperStyles from '../document-page/paper.module.css';
import { Icon } from '../icon/icon.tsx';
import { cx } from '../shared/cx.ts';
import { joinRefs } from '../shared/join-refs.ts';
import styles from './page-thumbs.module.css';

/** A page as a thumbnail. */
export type PageThumb = {
  /** The page number, from 1. */
  page: number;
  /** What screen readers read, for example "Page 6, 4 to check". */
  label: string;
  /** The upper edges of the marks, as fractions (0..1) of the page. */
  marks?: readonly number[];
  /** The number of conditions to check, 0 if all are checked. Leave it out if the page has none. */
  left?: number;
};

/** Props of {@link PageThumbs}: a list's. */
export type PageThumbsProps = Omit<ComponentProps<'ol'>, 'children'> & {
  /** The pages in order. */
  pages: readonly PageThumb[];
  /** The current page. */
  current: number;
  /** Called with the page that the reader presses. */
  onGoTo: (page: number) => void;
  /** The name of the list for screen readers. */
  label?: string;
  /** The list element. */
  ref?: Ref<HTMLOListElement>;
};

function Count({ left }: { left: number | undefined }) {
  if (left === undefined) return null;
  if (left > 0)
    return (
      <span className={cx(styles.count, 'num')} aria-hidden="true">
        {left > 99 ? '99+' : left}
      </span>
    );
  return (
    <span className={cx(styles.count, styles.done)} aria-hidden="true">
      <Icon of={Check} size={11} strokeWidth={3} />
    </span>
  );
}

/**
 * Every page as a thumbnail with its marks and the number of conditions to check. It needs only the marks, not the
 * drawing of the page.
 */
export function PageThumbs(props: PageThumbsProps) {
  const { pages, current, onGoTo, label = 'Pages', className, ref, ...rest } = props;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const thumb = list.current?.querySelector(`[data-thumb="${current}"]`);
    if (thumb instanceof HTMLElement && list.current !== null) {
      list.current.scrollTo({ top: thumb.offsetTop - list.current.clientHeight / 2 });
    }
  }, [current]);
  return (
    <ol {...rest} ref={joinRefs(list, ref)} className={cx(styles.thumbs, className)} aria-label={label}>
      {pages.map((thumb) => (
        <li key={thumb.page} data-thumb={thumb.page}>
          <button
            type="button"
            className={styles.thumb}
            aria-current={thumb.page === current ? 'page' : undefined}
            onClick={() => onGoTo(thumb.page)}
          >
            <span className={cx(styles.paper, paperStyles.paper)}>
              {thumb.marks?.map((top, index) => (
                <i key={index} style={{ top: `${top * 100}%` }} />
              ))}
            </span>
            <span className="sr">{thumb.label}</span>
            <span className="num" aria-hidden="true">
              {thumb.page}
            </span>
            <Count left={thumb.left} />
          </button>
        </li>
      ))}
    </ol>
  );
}
