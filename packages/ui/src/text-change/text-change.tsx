import type { ComponentProps } from 'react';
import { cx } from '../shared/cx.ts';
import styles from './text-change.module.css';

/** A run of words that stayed, was added or was removed. */
export type TextRun = { kind: 'same' | 'added' | 'removed'; text: string };

/** Props of {@link TextChange}: a paragraph's. */
export type TextChangeProps = Omit<ComponentProps<'p'>, 'children'> & {
  /** The words of both versions, in reading order. */
  runs: readonly TextRun[];
  /** What screen readers read before removed and before added words. */
  words?: { removed: string; added: string };
};

const WORDS = { removed: 'no longer: ', added: 'new: ' };

/**
 * Two versions of a text in one: removed words are struck through, added words are underlined. Colour is never the only
 * sign.
 */
export function TextChange({ runs, words = WORDS, className, ...rest }: TextChangeProps) {
  return (
    <p dir="auto" {...rest} className={cx(styles.change, className)}>
      {runs.map(({ kind, text }, index) => {
        if (kind === 'same') return text;
        const Mark = kind === 'added' ? 'ins' : 'del';
        return (
          <Mark key={index} className={styles[kind]}>
            <span className="sr">{words[kind]}</span>
            {text}
          </Mark>
        );
      })}
    </p>
  );
}
