import { useEffect, useRef, useState } from 'react';

/** How long typing rests before the list is asked, in milliseconds. */
const REST_MS = 300;

/** Words typed into a search field: shown at once, passed on when the typing rests. */
export function useTypedWords(
  words: string,
  onWords: (words: string) => void,
): { typed: string; onType: (words: string) => void; clear: () => void } {
  const [typed, setTyped] = useState(words);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [lastWords, setLastWords] = useState(words);
  // The address changed by itself: back, forward, or "Clear filters".
  if (words !== lastWords) {
    setLastWords(words);
    setTyped(words);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    typed,
    onType: (next) => {
      setTyped(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => onWords(next.trim()), REST_MS);
    },
    clear: () => {
      clearTimeout(timer.current);
      setTyped('');
      onWords('');
    },
  };
}
