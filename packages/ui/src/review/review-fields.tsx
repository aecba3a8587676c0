import { type ComponentProps, type ReactNode, useId } from 'react';
import { Textarea, type TextareaProps } from '../input/textarea.tsx';
import { cx } from '../shared/cx.ts';
import styles from './review-fields.module.css';

/** Props of {@link SentenceInput}: a textarea's. */
export type SentenceInputProps = TextareaProps & {
  /** As high as its words from one line on: for a name, which wraps where an input would cut it. */
  isName?: boolean;
};

/** A sentence that may be put right: grows with its words up to a third of the screen. */
export function SentenceInput({ isName, className, ...rest }: SentenceInputProps) {
  return (
    <Textarea
      rows={isName ? 1 : 3}
      {...rest}
      className={cx(styles.sentenceInput, isName && styles.name, className)}
    />
  );
}

/** Props of {@link ReviewText}: a paragraph's. */
export type ReviewTextProps = ComponentProps<'p'> & {
  /** The sentence itself, or a quiet line under fields. */
  kind?: 'sentence' | 'quiet';
};

/** A sentence of the document as it was read, or a quiet line about it. */
export function ReviewText({ kind = 'quiet', className, ...rest }: ReviewTextProps) {
  return <p dir="auto" {...rest} className={cx(styles[kind], className)} />;
}

/** Props of {@link NoticeMore}: a div's. */
export type NoticeMoreProps = ComponentProps<'div'>;

/** What stands under the sentence of a notice: buttons, fields, a choice. */
export function NoticeMore({ className, ...rest }: NoticeMoreProps) {
  return <div {...rest} className={cx(styles.more, className)} />;
}

/** One of the readings of a {@link ReadingChoice}. */
export type Reading<Value extends string> = {
  /** Unique among the readings. */
  value: Value;
  /** What it says, for example "Monthly". */
  label: string;
  /** The place where it was read, for example "page 6". */
  note?: string;
};

/** Props of {@link ReadingChoice}: a div's. */
export type ReadingChoiceProps<Value extends string> = Omit<
  ComponentProps<'div'>,
  'onChange' | 'role' | 'children'
> & {
  /** Names the choice, for example "How often". */
  label: string;
  /** What the document can be read as, two to four. */
  readings: readonly Reading<Value>[];
  /** The chosen one; null if there is none yet. */
  value: Value | null;
  /** Another one was chosen. */
  onChange?: (value: Value) => void;
  /** It cannot be changed now. */
  isDisabled?: boolean;
  /** What is asked, above: the notice's sentence is outside. */
  children?: ReactNode;
};

/** The two readings of a document, each with its place; the reader chooses one. Put it into a warning notice. */
export function ReadingChoice<Value extends string>(props: ReadingChoiceProps<Value>) {
  const { label, readings, value, onChange, isDisabled, children, className, ...rest } = props;
  const name = useId();
  return (
    <div {...rest} className={cx(styles.choice, className)} role="radiogroup" aria-label={label}>
      {children}
      {readings.map((reading) => (
        <label key={reading.value} className={styles.reading}>
          <input
            type="radio"
            name={name}
            value={reading.value}
            checked={reading.value === value}
            disabled={isDisabled}
            onChange={() => onChange?.(reading.value)}
          />
          <span className={styles.readingWords}>
            {reading.label} {reading.note && <small>{reading.note}</small>}
          </span>
        </label>
      ))}
    </div>
  );
}

/** Props of {@link OpenQuestions}: a disclosure's. */
export type OpenQuestionsProps = Omit<ComponentProps<'details'>, 'children'> & {
  /** The line that opens it, for example "2 questions for you". */
  summary: ReactNode;
  /** The questions, each with the way to its place. */
  items: readonly { id: string; content: ReactNode }[];
};

/** What the reading leaves open, folded. */
export function OpenQuestions({ summary, items, className, ...rest }: OpenQuestionsProps) {
  return (
    <details {...rest} className={cx(styles.questions, className)}>
      <summary>{summary}</summary>
      <ul>
        {items.map(({ id, content }) => (
          <li key={id}>{content}</li>
        ))}
      </ul>
    </details>
  );
}
