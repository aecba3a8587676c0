import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../shared/cx.ts';
import styles from './record.module.css';

/** Props of {@link ClampedText}: a span's. */
export type ClampedTextProps = Omit<ComponentProps<'span'>, 'children' | 'title'> & {
  /** The words; all of them are in the tooltip of the browser. */
  text: string;
  /** Takes four lines: what is to be read whole is cut only where it is far longer than usual. */
  isLong?: boolean;
};

/** Long words in a table: two lines at most, or four, the rest behind an ellipsis. */
export function ClampedText({ text, isLong, className, ...rest }: ClampedTextProps) {
  return (
    <span dir="auto" {...rest} className={cx(styles.clamped, isLong && styles.long, className)} title={text}>
      {text}
    </span>
  );
}

/** What somebody wrote, with the lines as they were typed. */
export function PlainText({ className, ...rest }: ComponentProps<'p'>) {
  return <p dir="auto" {...rest} className={cx(styles.plain, className)} />;
}

/** Props of {@link DateLines}: a span's. */
export type DateLinesProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The date for machines, `YYYY-MM-DD`. */
  date: string;
  /** The date as it is read, for example "17 Nov". */
  text: string;
  /** How far it is, for example "4 days late". */
  words: ReactNode;
  /** Draws the date in the overdue colour. */
  isLate?: boolean;
  /** One of several under a row that stands for all of them. */
  isIndented?: boolean;
};

/** A date over how far it is, in a table's cell. */
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
  /** What the form amounts to, in words. */
  title?: string;
  /** The values that follow from it. */
  values?: readonly string[];
  /** Names the values. */
  label?: string;
  /** Said while there are no values. */
  emptyText: string;
};

/** What a form amounts to, worked out while it is filled in; spoken when it changes. */
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
  /** Who wrote it; left out for the first. */
  by?: string;
  /** When: a date or a RelativeTime. */
  at?: ReactNode;
  /** What was written. */
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
