import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../shared/cx.ts';
import styles from './site-bento.module.css';

/** Props of {@link Bento}: a div's. */
export type BentoProps = ComponentProps<'div'>;

/** Tiles of 7 and 5 columns in turn. Below 900 px they are in one column. */
export function Bento({ className, ...rest }: BentoProps) {
  return <div {...rest} className={cx(styles.bento, className)} />;
}

/** Props of {@link BentoTile}: an article's. */
export type BentoTileProps = Omit<ComponentProps<'article'>, 'title' | 'children'> & {
  /** What the product does in this step. */
  title: ReactNode;
  /** Two or three lines of text. */
  text?: ReactNode;
  /** The level of the title: 3 below the title of a section, otherwise 2. */
  level?: 2 | 3;
  /** Takes seven of twelve columns. Otherwise the tile takes five. */
  isWide?: boolean;
  /** A part of the real interface. It is a picture, so screen readers skip it. */
  children?: ReactNode;
};

/** One step of how the product works: text above, a part of the real interface below. */
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
