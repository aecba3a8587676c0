import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { cx } from '../shared/cx.ts';
import styles from './site-feature.module.css';

/** Props of {@link FeatureRow}: an article's. */
export type FeatureRowProps = Omit<ComponentProps<'article'>, 'title' | 'children'> & {
  /** One promise about what the product does. */
  title: ReactNode;
  /** Two or three sentences that explain it. */
  text: ReactNode;
  /** Short facts below the text. */
  points?: readonly string[];
  /** A part of the product's screen. Without it, the text takes the full width. */
  picture?: ReactNode;
  /** Puts the picture below the text, at full width. */
  isWide?: boolean;
};

/** One thing that the product does: text beside a part of its screen. Sides alternate. Put several into FeatureRows. */
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

/** Feature rows in a column. */
export function FeatureRows({ className, ...rest }: FeatureRowsProps) {
  return <div {...rest} className={cx(styles.rows, className)} />;
}
