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
  /** The address, seen on paper alone. */
  printedFrom?: string;
};

/**
 * An article: text of 68 characters a line, contents at the left from 1,201 px, above it below. Plain HTML inside
 * (headings, lists, links, pictures) is set by the frame, so the content needs no classes.
 */
export function ArticleFrame(props: ArticleFrameProps) {
  const { headings = [], contentsLabel = 'On this page', printedFrom, className, children, ...rest } = props;
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
      <div className={styles.body}>
        {children}
        {printedFrom && <p className={styles.printed}>{printedFrom}</p>}
      </div>
    </div>
  );
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
