import type { ComponentProps } from 'react';
import { cx } from '../shared/cx.ts';
import type { TagHue } from '../tag/tag.tsx';
import { COVER_SUBJECTS, type CoverSubject } from './cover-subjects.ts';
import styles from './site-blog.module.css';

/** Props of {@link ArticleCover}: a div's. */
export type ArticleCoverProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Address of a picture. The drawn cover is shown until it loads, and if it does not load. */
  src?: string;
  /** Selects the drawn cover for an article without a picture: a whole number that stays with the article. */
  variant?: number;
  /** What the article is about, which decides what is drawn. */
  subject?: CoverSubject;
  /** Hue of its topic's badge, which decides it where the subject is not known. */
  hue?: TagHue;
  /** Loads it at once: for the one at the top of the page. */
  isEager?: boolean;
};

const rules = [60, 96, 132, 168, 204, 240, 276, 312];

/** What is drawn for a topic where the subject is not known; one without a drawing of its own gets the page. */
const byHue: Partial<Record<TagHue, CoverSubject>> = { brick: 'schedule', river: 'case', plum: 'news' };

type DrawnCoverProps = Pick<ArticleCoverProps, 'hue' | 'subject'> & { variant: number };

/** The drawn cover of an article, in the drawing of its subject. */
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

/** The picture of an article, 16 by 8.6: decoration beside its title. Without one, or when it does not load, the drawn cover. */
export function ArticleCover(props: ArticleCoverProps) {
  const { src, variant = 0, subject, hue, isEager, className, ...rest } = props;
  return (
    <div {...rest} className={cx(styles.picture, className)}>
      <DrawnCover variant={variant} hue={hue} subject={subject} />
      {src && <img src={src} alt="" loading={isEager ? undefined : 'lazy'} decoding="async" />}
    </div>
  );
}
