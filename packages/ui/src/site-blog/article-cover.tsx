import type { ComponentProps } from 'react';
import { cx } from '../shared/cx.ts';
import type { TagHue } from '../tag/tag.tsx';
import { COVER_SUBJECTS, type CoverSubject } from './cover-subjects.ts';
import styles from './site-blog.module.css';

/** Props of {@link ArticleCover}: a div's. */
export type ArticleCoverProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Address of a picture. The drawn cover is shown until it loads, and if it does not load. */
  src?: string;
  /** The variant of the drawn cover, a whole number. An article always keeps the same one. */
  variant?: number;
  /** The subject of the article. It decides what is drawn. */
  subject?: CoverSubject;
  /** The colour of the topic's badge. It decides what is drawn if there is no subject. */
  hue?: TagHue;
  /** Loads the picture at once. Use it for the picture at the top of the page. */
  isEager?: boolean;
};

const rules = [60, 96, 132, 168, 204, 240, 276, 312];

/** The drawing for a topic if there is no subject. A topic without its own drawing gets the page. */
const byHue: Partial<Record<TagHue, CoverSubject>> = { brick: 'schedule', river: 'case', plum: 'news' };

type DrawnCoverProps = Pick<ArticleCoverProps, 'hue' | 'subject'> & { variant: number };

/** The drawn cover of an article, by its subject. */
function DrawnCover({ variant, hue, subject }: DrawnCoverProps) {
  const Motif = COVER_SUBJECTS[subject ?? (hue && byHue[hue]) ?? 'consent'];
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

/**
 * The picture of an article, 16 by 8.6, as decoration beside its title. If there is no picture or it does not load, the
 * drawn cover is shown.
 */
export function ArticleCover(props: ArticleCoverProps) {
  const { src, variant = 0, subject, hue, isEager, className, ...rest } = props;
  return (
    <div {...rest} className={cx(styles.picture, className)}>
      <DrawnCover variant={variant} hue={hue} subject={subject} />
      {src && <img src={src} alt="" loading={isEager ? undefined : 'lazy'} decoding="async" />}
    </div>
  );
}
