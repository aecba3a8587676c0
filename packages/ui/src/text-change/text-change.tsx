import type { ComponentProps } from 'react';
import { cx } from '../shared/cx.ts';
import styles from './text-change.module.css';

/** A run of words that stayed, came or went. */
export type TextRun = { kind: 'same' | 'added' | 'removed'; text: string };

/** Props of {@link TextChange}: a paragraph's. */
export type TextChangeProps = Omit<ComponentProps<'p'>, 'children'> & {
  /** The words of both wordings, in reading order. */
  runs: readonly TextRun[];
  /** Said before words that went and before those that came, for screen readers. */
  words?: { removed: string; added: string };
};

const WORDS = { removed: 'no longer: ', added: 'new: ' };

/** Two wordings in one: what went is struck through, what came is underlined; never by colour alone. */
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
