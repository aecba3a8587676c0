import { ChevronDown, ChevronUp, Search, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { Input } from '../input/input.tsx';
import { cx } from '../shared/cx.ts';
import styles from './viewer-toolbar.module.css';

/** Search in the words of a document. */
export type ViewerSearch = {
  /** The text to find; empty if there is none. */
  words: string;
  /** Called when the reader types another text. */
  onWords: (words: string) => void;
  /** The number of matches in the document; null while it is being counted. */
  count: number | null;
  /** Moves to the next match or the previous one. */
  onStep: (by: 1 | -1) => void;
};

function toCountWords(count: number | null): string {
  if (count === null) return 'Looking';
  return count === 0 ? 'None' : `${count} found`;
}

/**
 * A button that opens a search field: Enter opens the next match, Shift and Enter the previous one, Escape
 * closes it.
 */
export function ViewerFind({ words, onWords, count, onStep }: ViewerSearch) {
  const [isOpen, setIsOpen] = useState(words !== '');
  const close = () => {
    onWords('');
    setIsOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onStep(event.shiftKey ? -1 : 1);
  };
  if (!isOpen) {
    return (
      <span className={styles.part}>
        <IconButton icon={Search} size="sm" label="Find in document" onClick={() => setIsOpen(true)} />
      </span>
    );
  }
  return (
    <search className={cx(styles.part, styles.find)}>
      <Input
        className={styles.findInput}
        aria-label="Find in document"
        autoFocus
        value={words}
        onChange={(event) => onWords(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <span className={cx(styles.found, 'num')} role="status">
        {words.trim() === '' ? '' : toCountWords(count)}
      </span>
      <IconButton
        icon={ChevronUp}
        size="sm"
        label="One before"
        disabled={!count}
        onClick={() => onStep(-1)}
      />
      <IconButton icon={ChevronDown} size="sm" label="Next one" disabled={!count} onClick={() => onStep(1)} />
      <IconButton icon={X} size="sm" label="Close the search" onClick={close} />
    </search>
  );
}
