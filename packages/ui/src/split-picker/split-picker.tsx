import { type ComponentProps, type KeyboardEvent, useId } from 'react';
import { cx } from '../shared/cx.ts';
import styles from './split-picker.module.css';
import { isSplitKey, listWordStarts, moveSplit, splitText } from './split-places.ts';

/** Props of {@link SplitPicker}: a div's. */
export type SplitPickerProps = Omit<ComponentProps<'div'>, 'role' | 'onChange' | 'children'> & {
  /** The name for screen readers, for example "Where the second part begins". */
  label: string;
  /** The text to split. */
  text: string;
  /** Where the second part begins: an index into the text. */
  at: number;
  /** Called when the reader chooses another word. */
  onChange?: (at: number) => void;
};

/** How many words of the second part screen readers read. */
const SPOKEN_WORDS = 5;

/**
 * Splits a text in two. The reader presses the word that starts the second part, or moves the split with the arrow
 * keys.
 */
export function SplitPicker({ label, text, at, onChange, className, ...rest }: SplitPickerProps) {
  const hintId = useId();
  const starts = listWordStarts(text);
  const place = starts.indexOf(at);
  const [, second] = splitText(text, at);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isSplitKey(event.key)) return;
    event.preventDefault();
    onChange?.(moveSplit(text, at, event.key));
  };
  return (
    <div {...rest} className={cx(styles.picker, className)}>
      <p id={hintId} className={styles.hint}>
        Press the word that the second part begins with. The arrow keys move by words and clauses.
      </p>
      <div
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-describedby={hintId}
        aria-valuemin={1}
        aria-valuemax={Math.max(1, starts.length - 1)}
        aria-valuenow={Math.max(1, place)}
        aria-valuetext={`Begins with “${second.split(/\s+/).slice(0, SPOKEN_WORDS).join(' ')}”`}
        dir="auto"
        className={styles.words}
        onKeyDown={onKeyDown}
      >
        {starts.map((start, index) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the slider takes the keys for all words
          // biome-ignore lint/a11y/useKeyWithClickEvents: see above
          <span
            key={start}
            className={cx(styles.word, start >= at && styles.second, start === at && styles.cut)}
            onClick={() => index > 0 && onChange?.(start)}
          >
            {text.slice(start, starts[index + 1] ?? text.length)}
          </span>
        ))}
      </div>
    </div>
  );
}
