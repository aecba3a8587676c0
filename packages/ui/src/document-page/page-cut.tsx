import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../shared/cx.ts';
import styles from './document-page.module.css';
import { isBox, type MarkBox, toPlace } from './marks.ts';
import paper from './paper.module.css';

/** Props of {@link PageCut}: a div's. Sizes are in CSS pixels. */
export type PageCutProps = Omit<ComponentProps<'div'>, 'role'> & {
  /** What the cut shows, for screen readers. */
  label: string;
  /** The part of the page to show. */
  box: MarkBox;
  /** The width and height of the whole page. */
  page: { width: number; height: number };
  /** The words to look at. They are marked like the words of a condition. */
  marked?: readonly MarkBox[];
  /** The drawing shows only this part, not the whole page. */
  isDrawnAlone?: boolean;
  /** The page as the app draws it. */
  children: ReactNode;
};

/** A part of a page, shown beside a field, so that people compare the printed words with what they type or confirm. */
export function PageCut({ label, box, page, marked = [], isDrawnAlone = false, ...others }: PageCutProps) {
  const { children, className, style, ...rest } = others;
  const { width, height } = page;
  return (
    <div
      {...rest}
      role="img"
      aria-label={label}
      className={cx(styles.cut, paper.paper, className)}
      style={{ ...style, width: box.width * width, height: box.height * height }}
    >
      {isDrawnAlone && <div className={styles.alone}>{children}</div>}
      <div style={{ left: -box.x * width, top: -box.y * height, width, height }}>
        {!isDrawnAlone && children}
        {marked.length > 0 && (
          <div className={styles.marks}>
            {marked.filter(isBox).map((mark, index) => (
              <span key={index} data-mark className={cx(styles.mark, styles.active)} style={toPlace(mark)} />
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
