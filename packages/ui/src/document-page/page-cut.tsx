import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../shared/cx.ts';
import styles from './document-page.module.css';
import type { MarkBox } from './marks.ts';
import paper from './paper.module.css';

/** Props of {@link PageCut}: a div's. Sizes are in CSS pixels. */
export type PageCutProps = Omit<ComponentProps<'div'>, 'role'> & {
  /** What it shows, said aloud. */
  label: string;
  /** The part of the page that is shown. */
  box: MarkBox;
  /** Width and height of the whole page. */
  page: { width: number; height: number };
  /** The app's drawing of the whole page. */
  children: ReactNode;
};

/** A part of a page, cut out: the words beside which something is typed or confirmed. */
export function PageCut({ label, box, page, children, className, style, ...rest }: PageCutProps) {
  const { width, height } = page;
  return (
    <div
      {...rest}
      role="img"
      aria-label={label}
      className={cx(styles.cut, paper.paper, className)}
      style={{ ...style, width: box.width * width, height: box.height * height }}
    >
      <div style={{ left: -box.x * width, top: -box.y * height, width, height }}>{children}</div>
    </div>
  );
}
