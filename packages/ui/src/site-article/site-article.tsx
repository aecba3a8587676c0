import type { ComponentProps, ReactNode } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { cx } from '../shared/cx.ts';
import styles from './site-article.module.css';

/** A heading of the article, as a target of the contents. */
export type ArticleHeading = { id: string; label: string };

/** Props of {@link ArticleFrame}: a div's. */
export type ArticleFrameProps = ComponentProps<'div'> & {
  /** The headings of the article in order. With fewer than two there is no table of contents. */
  headings?: readonly ArticleHeading[];
  /** The name of the table of contents. */
  contentsLabel?: string;
  /** The address of the article. It is only printed. */
  printedFrom?: string;
};

/**
 * An article: lines of 68 characters, with the contents at the left from 1,201 px, otherwise above the text. The frame
 * styles plain HTML (headings, lists, links, pictures), so the content needs no classes.
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
  /** The author's name. */
  name: string;
  /** The author's work, and when the article was published. */
  text?: ReactNode;
};

/** The author of the article, with initials. */
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
