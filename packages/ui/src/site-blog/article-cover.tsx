import type { ComponentProps } from 'react';
import { cx } from '../shared/cx.ts';
import type { TagHue } from '../tag/tag.tsx';
import { MarkedDay, MarkedPage, Register, Terms } from './cover-motifs.tsx';
import styles from './site-blog.module.css';

/** Props of {@link ArticleCover}: a div's. */
export type ArticleCoverProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Address of a picture; the drawn cover stands while it loads, and stays when it does not. */
  src?: string;
  /** Which of the drawn covers stands without a picture: a whole number that stays with the article. */
  variant?: number;
  /** Hue of its topic's badge, which decides what is drawn: a page, a day, a register or terms. */
  hue?: TagHue;
  /** Loads it at once: for the one at the top of the page. */
  isEager?: boolean;
};

const rules = [60, 96, 132, 168, 204, 240, 276, 312];

/** What is drawn for a topic; one without a motif of its own gets the page. */
const motifs: Partial<Record<TagHue, typeof MarkedPage>> = {
  brick: MarkedDay,
  river: Register,
  plum: Terms,
};

/** The drawn cover of an article, in the motif of its topic. */
function DrawnCover({ variant, hue }: { variant: number; hue: TagHue | undefined }) {
  const Motif = (hue && motifs[hue]) ?? MarkedPage;
  return (
    <svg
      className={styles.cover}
      viewBox="0 0 640 344"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className={styles.coverRule} d={rules.map((y) => `M0 ${y}h640`).join('')} />
      <Motif variant={Math.abs(Math.trunc(variant))} />
    </svg>
  );
}

/** The picture of an article, 16 by 8.6: decoration beside its title. Without one, or when it does not load, the drawn cover. */
export function ArticleCover({ src, variant = 0, hue, isEager, className, ...rest }: ArticleCoverProps) {
  return (
    <div {...rest} className={cx(styles.picture, className)}>
      <DrawnCover variant={variant} hue={hue} />
      {src && <img src={src} alt="" loading={isEager ? undefined : 'lazy'} decoding="async" />}
    </div>
  );
}
