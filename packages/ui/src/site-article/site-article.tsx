import type { ComponentProps, ReactNode } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { cx } from '../shared/cx.ts';
import { Link } from '../shared/link.tsx';
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

/** Props of {@link Callout}: an aside's. */
export type CalloutProps = Omit<ComponentProps<'aside'>, 'title'> & {
  /** A few words in bold. */
  title?: ReactNode;
};

/** What the reader must not miss, with a marigold rule at its left. */
export function Callout({ title, className, children, ...rest }: CalloutProps) {
  return (
    <aside {...rest} className={cx(styles.callout, className)}>
      {title && <p className={styles.calloutTitle}>{title}</p>}
      {children}
    </aside>
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

/** A source of an article: its name and, where it is public, its address. */
export type Source = { label: string; href?: string };

/** Props of {@link SourceList}: a section's. */
export type SourceListProps = Omit<ComponentProps<'section'>, 'title' | 'children'> & {
  /** Over the list. */
  title?: ReactNode;
  /** When a person last compared the text with its sources, in words; left out when nobody did. */
  checkedOn?: ReactNode;
  /** Acts, rules and notifications. */
  sources: readonly Source[];
};

/** The end of an article: when it was last checked, and against what. */
export function SourceList(props: SourceListProps) {
  const { title = 'Sources', checkedOn, sources, className, ...rest } = props;
  return (
    <section {...rest} className={cx(styles.sources, className)}>
      {checkedOn && <p className={cx(styles.checked, 'num')}>Last checked on {checkedOn}</p>}
      {sources.length > 0 && (
        <>
          <h2>{title}</h2>
          <ol>
            {sources.map(({ label, href }) => (
              <li key={label}>{href ? <Link href={href}>{label}</Link> : label}</li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
