import type { ComponentProps, ReactNode } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { cx } from '../shared/cx.ts';
import styles from './site-article.module.css';

/** A heading of the article that the contents lead to. */
export type ArticleHeading = { id: string; label: string };

/** Props of {@link ArticleFrame}: a div's. */
export type ArticleFrameProps = ComponentProps<'div'> & {
  /** The article's headings, in their order; fewer than two give no contents. */
  headings?: readonly ArticleHeading[];
  /** Names the contents. */
  contentsLabel?: string;
};

/**
 * An article: text of 68 characters a line, contents at the left from 1,201 px, above it below. Plain HTML inside
 * (headings, lists, links, pictures) is set by the frame, so the content needs no classes.
 */
export function ArticleFrame(props: ArticleFrameProps) {
  const { headings = [], contentsLabel = 'On this page', className, children, ...rest } = props;
  return (
    <div {...rest} className={cx(styles.frame, className)}>
      {headings.length > 1 && (
        <nav className={styles.contents} aria-label={contentsLabel}>
          <p className={styles.contentsTitle} aria-hidden="true">
            {contentsLabel}
          </p>
          <ol>
            {headings.map(({ id, label }) => (
              <li key={id}>
                <a href={`#${id}`}>{label}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className={styles.body}>{children}</div>
    </div>
  );
}

/** Props of {@link ArticleTable}: a section's. */
export type ArticleTableProps = ComponentProps<'section'> & {
  /** Names the box, for readers who reach it by keyboard to scroll it. */
  label: string;
};

/** A table of an article in a box of its own that scrolls sideways. Holds a plain `table`. */
export function ArticleTable({ label, className, ...rest }: ArticleTableProps) {
  // Without a script nothing knows whether it scrolls: the box is always a stop for the keyboard.
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
  return <section tabIndex={0} {...rest} aria-label={label} className={cx(styles.scroll, className)} />;
}

/** Props of {@link AuthorRow}: a div's. */
export type AuthorRowProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Who wrote it. */
  name: string;
  /** What the person does, and when it was published. */
  text?: ReactNode;
};

/** Who wrote the article, with initials. */
export function AuthorRow({ name, text, className, ...rest }: AuthorRowProps) {
  return (
    <div {...rest} className={cx(styles.author, className)}>
      <Avatar name={name} size="lg" />
      <div>
        <b>
          <bdi>{name}</bdi>
        </b>
        {text && <span className="num">{text}</span>}
      </div>
    </div>
  );
}
