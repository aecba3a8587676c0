import { type ComponentProps, type ReactNode, useId } from 'react';
import { Textarea, type TextareaProps } from '../input/textarea.tsx';
import { cx } from '../shared/cx.ts';
import styles from './review-fields.module.css';

/** Props of {@link SentenceInput}: a textarea's. */
export type SentenceInputProps = TextareaProps & {
  /** Starts with one line and grows, for a name: it wraps where an input would cut it off. */
  isName?: boolean;
};

/** A text field for a sentence that the reader can correct. It grows with the text, up to a third of the screen. */
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
  /** `sentence` is the sentence itself; `quiet` is a quiet line under fields. */
  kind?: 'sentence' | 'quiet';
};

/** A sentence of the document as read, or a quiet line about it. */
export function ReviewText({ kind = 'quiet', className, ...rest }: ReviewTextProps) {
  return <p dir="auto" {...rest} className={cx(styles[kind], className)} />;
}

/** Props of {@link NoticeMore}: a div's. */
export type NoticeMoreProps = ComponentProps<'div'>;

/** Content under the sentence of a notice: buttons, fields, a choice. */
export function NoticeMore({ className, ...rest }: NoticeMoreProps) {
  return <div {...rest} className={cx(styles.more, className)} />;
}

/** One option of a {@link ReadingChoice}. */
export type Reading<Value extends string> = {
  /** Unique among the options. */
  value: Value;
  /** The option in words, for example "Monthly". */
  label: string;
  /** Where it was read, for example "page 6". */
  note?: string;
};

/** Props of {@link ReadingChoice}: a div's. */
export type ReadingChoiceProps<Value extends string> = Omit<
  ComponentProps<'div'>,
  'onChange' | 'role' | 'children'
> & {
  /** The name of the choice for screen readers, for example "How often". */
  label: string;
  /** The possible readings of the document, two to four. */
  readings: readonly Reading<Value>[];
  /** The chosen reading; null if there is none yet. */
  value: Value | null;
  /** Called when the reader chooses a reading. */
  onChange?: (value: Value) => void;
  /** The reader cannot change it now. */
  isDisabled?: boolean;
  /** The question above the options. The sentence of the notice is outside. */
  children?: ReactNode;
};

/** The possible readings of a document, each with its place. The reader chooses one. Put it into a warning notice. */
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
  /** The line that opens the list, for example "2 questions for you". */
  summary: ReactNode;
  /** The questions, each with a link to its place. */
  items: readonly { id: string; content: ReactNode }[];
};

/** The questions that the reading could not answer, in a disclosure. */
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
