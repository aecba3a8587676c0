import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../shared/cx.ts';
import styles from './record.module.css';

/** Props of {@link ClampedText}: a span's. */
export type ClampedTextProps = Omit<ComponentProps<'span'>, 'children' | 'title'> & {
  /** The text. The browser's tooltip shows all of it. */
  text: string;
  /** Allows four lines, for text that people should read in full. Only unusually long text is cut. */
  isLong?: boolean;
};

/** Long text in a table: two lines at most, or four. An ellipsis replaces the rest. */
export function ClampedText({ text, isLong, className, ...rest }: ClampedTextProps) {
  return (
    <span dir="auto" {...rest} className={cx(styles.clamped, isLong && styles.long, className)} title={text}>
      {text}
    </span>
  );
}

/** What a person wrote, with the line breaks as typed. */
export function PlainText({ className, ...rest }: ComponentProps<'p'>) {
  return <p dir="auto" {...rest} className={cx(styles.plain, className)} />;
}

/** Props of {@link DateLines}: a span's. */
export type DateLinesProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The date for machines, `YYYY-MM-DD`. */
  date: string;
  /** The date for people, for example "17 Nov". */
  text: string;
  /** The distance from today, for example "4 days late". */
  words: ReactNode;
  /** Shows the date in the overdue colour. */
  isLate?: boolean;
  /** Indents the date, for one of several dates under a combined row. */
  isIndented?: boolean;
};

/** A date and its distance from today, in a table cell. */
export function DateLines(props: DateLinesProps) {
  const { date, text, words, isLate, isIndented, className, ...rest } = props;
  return (
    <span
      {...rest}
      className={cx(styles.dates, isLate && styles.late, isIndented && styles.indented, className)}
    >
      <time dateTime={date} className={styles.date}>
        {text}
      </time>
      <span className={styles.words}>{words}</span>
    </span>
  );
}

/** Props of {@link PreviewBox}: a div's. */
export type PreviewBoxProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** A heading that says what the preview shows. */
  title?: string;
  /** The resulting values. */
  values?: readonly string[];
  /** The name of the values for screen readers. */
  label?: string;
  /** The text while there are no values. */
  emptyText: string;
};

/** A preview of a form's result. It updates while the reader fills in the form, and screen readers announce changes. */
export function PreviewBox({ title, values = [], label, emptyText, className, ...rest }: PreviewBoxProps) {
  return (
    <div role="status" {...rest} className={cx(styles.preview, className)}>
      {title && <strong>{title}</strong>}
      {values.length === 0 ? (
        <p className="muted">{emptyText}</p>
      ) : (
        <ol className={styles.values} aria-label={label}>
          {values.map((value) => (
            <li key={value}>{value}</li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** One message of a {@link Conversation}. */
export type Message = {
  /** Unique among the messages. */
  id: string;
  /** Who wrote it. Leave it out for the first message. */
  by?: string;
  /** When it was written: a date or a RelativeTime. */
  at?: ReactNode;
  /** The text of the message. */
  text: string;
};

/** Props of {@link Conversation}: a div's. */
export type ConversationProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The first message and the answers, oldest first. */
  messages: readonly Message[];
};

/** A request and its answers. An answer says who wrote it and when. */
export function Conversation({ messages, className, ...rest }: ConversationProps) {
  return (
    <div {...rest} className={cx(styles.messages, className)}>
      {messages.map(({ id, by, at, text }) => (
        <div key={id} className={cx(by !== undefined && styles.reply)}>
          {by !== undefined && (
            <p className={styles.by}>
              <bdi>{by}</bdi>, {at}
            </p>
          )}
          <PlainText>{text}</PlainText>
        </div>
      ))}
    </div>
  );
}
