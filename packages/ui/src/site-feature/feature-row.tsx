import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { cx } from '../shared/cx.ts';
import styles from './site-feature.module.css';

/** Props of {@link FeatureRow}: an article's. */
export type FeatureRowProps = Omit<ComponentProps<'article'>, 'title' | 'children'> & {
  /** What the product does, as a promise that it keeps. */
  title: ReactNode;
  /** Two or three sentences. */
  text: ReactNode;
  /** Short facts under the text. */
  points?: readonly string[];
  /** A crop of the product; without one the words have the whole width. */
  picture?: ReactNode;
  /** The picture has the whole width, under the words. */
  isWide?: boolean;
};

/** One thing that the product does: words beside a crop of it. Rows alternate sides; put several into FeatureRows. */
export function FeatureRow({ title, text, points, picture, isWide, className, ...rest }: FeatureRowProps) {
  return (
    <article {...rest} className={cx(styles.row, isWide && styles.wide, !picture && styles.plain, className)}>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{text}</p>
      </div>
      {points && (
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>
              <Icon of={Check} />
              <span>{point}</span>
            </li>
          ))}
        </ul>
      )}
      {picture && <div className={styles.picture}>{picture}</div>}
    </article>
  );
}

/** Props of {@link FeatureRows}: a div's. */
export type FeatureRowsProps = ComponentProps<'div'>;

/** Rows of what the product does, under each other. */
export function FeatureRows({ className, ...rest }: FeatureRowsProps) {
  return <div {...rest} className={cx(styles.rows, className)} />;
}
