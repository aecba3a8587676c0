import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../shared/cx.ts';
import styles from './site-bento.module.css';

/** Props of {@link Bento}: a div's. */
export type BentoProps = ComponentProps<'div'>;

/** Tiles of 7 and 5 columns, turn about; under each other below 900 px. */
export function Bento({ className, ...rest }: BentoProps) {
  return <div {...rest} className={cx(styles.bento, className)} />;
}

/** Props of {@link BentoTile}: an article's. */
export type BentoTileProps = Omit<ComponentProps<'article'>, 'title' | 'children'> & {
  /** What the product does here. */
  title: ReactNode;
  /** Two or three lines. */
  text?: ReactNode;
  /** Level of the title: 3, below a section's; 2 in a section without one. */
  level?: 2 | 3;
  /** Seven of twelve columns; five without it. */
  isWide?: boolean;
  /** A crop of the real interface; a picture, so screen readers pass over it. */
  children?: ReactNode;
};

/** One step of how it works: words above, a crop of the real interface below. */
export function BentoTile(props: BentoTileProps) {
  const { title, text, level = 3, isWide, className, children, ...rest } = props;
  const Heading = `h${level}` as const;
  return (
    <article {...rest} className={cx(styles.tile, isWide && styles.wide, className)}>
      <div className={styles.words}>
        <Heading className={styles.title}>{title}</Heading>
        {text && <p>{text}</p>}
      </div>
      {children && (
        <div className={styles.shot} aria-hidden="true">
          {children}
        </div>
      )}
    </article>
  );
}
