import type { ComponentProps, ReactNode } from 'react';
import { Highlighter } from '../highlighter/highlighter.tsx';
import { cx } from '../shared/cx.ts';
import { TextLink } from '../text-link/text-link.tsx';
import styles from './facts.module.css';

/** Props of {@link FactSource}: a span's. */
export type FactSourceProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The quoted words; leave them out if they are not known. */
  quote?: string;
  /** The place of the words, for example "Open page 2". If there is a link, this is its text. */
  place?: string;
  /** The address of the place. */
  href?: string;
};

/** The quoted words of a value, with a link to their page. */
export function FactSource({ quote, place, href, className, ...rest }: FactSourceProps) {
  return (
    <span {...rest} className={cx(styles.source, className)}>
      {quote && <Highlighter dir="auto">{quote}</Highlighter>}{' '}
      {place && (href === undefined ? <span>{place}</span> : <TextLink href={href}>{place}</TextLink>)}
    </span>
  );
}

/** One fact of a document. */
export type Fact = {
  /** Unique among the facts. */
  id: string;
  /** The name of the fact. */
  label: string;
  /** Its value; null if none was found. */
  value: ReactNode;
  /** How the value was set, for example "set by you". */
  note?: ReactNode;
  /** A {@link FactSource}. */
  source?: ReactNode;
};

/** Props of {@link FactList}: a definition list's. */
export type FactListProps = Omit<ComponentProps<'dl'>, 'children'> & {
  /** The facts in order. */
  facts: readonly Fact[];
  /** The text for a missing value. */
  emptyText: string;
  /** A layout for a narrow column: the label above its value, and a short source at the right. */
  isCompact?: boolean;
};

/** The facts of a document, each with the words that it was read from. Put it into a card. */
export function FactList({ facts, emptyText, isCompact, className, ...rest }: FactListProps) {
  return (
    <dl {...rest} className={cx(styles.facts, isCompact && styles.compact, className)}>
      {facts.map(({ id, label, value, note, source }) => {
        const isMissing = value === null || value === undefined || value === '';
        return (
          <div key={id} className={styles.fact}>
            <dt>{label}</dt>
            <dd>
              <span dir="auto" className={isMissing ? styles.none : styles.value}>
                {isMissing ? emptyText : value}
              </span>
              {note && <span className={styles.note}>{note}</span>}
              {source}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Props of {@link FactText}: a paragraph's. */
export type FactTextProps = ComponentProps<'p'> & {
  /** `value` is the value itself; `note` is a quiet line about it. */
  kind?: 'value' | 'note';
};

/** A value of a document on its own, or a quiet line about it. */
export function FactText({ kind = 'value', className, ...rest }: FactTextProps) {
  return <p {...rest} className={cx(styles[kind], className)} />;
}

/** Props of {@link EntryList}: a list's. */
export type EntryListProps = Omit<ComponentProps<'ul'>, 'children'> & {
  /** The entries. Each has a title in bold, its text, and the place where it was read. */
  entries: readonly { id: string; title?: ReactNode; content: ReactNode; source?: ReactNode }[];
};

/** Entries of a card with hairlines between them. Each shows its source. */
export function EntryList({ entries, className, ...rest }: EntryListProps) {
  return (
    <ul {...rest} className={cx(styles.entries, className)}>
      {entries.map(({ id, title, content, source }) => (
        <li key={id}>
          {title && <strong>{title}</strong>}
          <span className="num">{content}</span>
          {source}
        </li>
      ))}
    </ul>
  );
}
