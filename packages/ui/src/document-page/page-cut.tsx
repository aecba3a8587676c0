import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../shared/cx.ts';
import styles from './document-page.module.css';
import { isBox, type MarkBox, toPlace } from './marks.ts';
import paper from './paper.module.css';

/** Props of {@link PageCut}: a div's. Sizes are in CSS pixels. */
export type PageCutProps = Omit<ComponentProps<'div'>, 'role'> & {
  /** What it shows, said aloud. */
  label: string;
  /** The part of the page that is shown. */
  box: MarkBox;
  /** Width and height of the whole page. */
  page: { width: number; height: number };
  /** Words of the page to look at, marked as those of a condition are. */
  marked?: readonly MarkBox[];
  /** The drawing is of the part alone, and not of the whole page. */
  isDrawnAlone?: boolean;
  /** The app's drawing of the page. */
  children: ReactNode;
};

/** A part of a page, cut out: the words beside which something is typed or confirmed. */
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
