import { type KeyboardEvent, type RefObject, useCallback, useRef, useState } from 'react';
import { type DocumentWord, findWordAtPoint, listPlaces, listWords, selectWords } from './document-words.ts';
import { isWalkKey, stepWord, type WalkKey } from './word-walk.ts';

/** The first visible word, from the top of the box. */
function findFirstInSight(box: HTMLElement): DocumentWord | null {
  const top = box.getBoundingClientRect().top;
  for (const place of listPlaces(box)) {
    const rect = place.getBoundingClientRect();
    if (rect.bottom <= top) continue;
    const word = listWords(place).find(({ y }) => rect.top + y >= top);
    if (word !== undefined) return word;
  }
  return null;
}

function toIndex(words: readonly DocumentWord[], { node, start }: DocumentWord): number {
  return words.findIndex((word) => word.node === node && word.start === start);
}

/** The word that a key moves to. At the end of a page it continues on the next or previous page. */
function findNext(box: HTMLElement, from: DocumentWord, key: WalkKey): DocumentWord | null {
  const places = listPlaces(box);
  const at = places.findIndex((place) => place.contains(from.node));
  const here = places[at];
  if (here === undefined) return null;
  const words = listWords(here);
  const step = stepWord(words, toIndex(words, from), key);
  if (typeof step === 'number') return words[step] ?? null;
  const others = step === 'after' ? places.slice(at + 1) : places.slice(0, at).reverse();
  for (const place of others) {
    const word = step === 'after' ? listWords(place)[0] : listWords(place).at(-1);
    if (word !== undefined) return word;
  }
  return null;
}

/** The spoken name: a word's own text, or the last word of a selection. */
function toSpoken(word: DocumentWord, isSelecting: boolean): string {
  return isSelecting ? `Selected to ${word.text}` : word.text;
}

/**
 * Lets people move through the words of a document with keys and select them with Shift, or with taps on the first and
 * the last word. It uses the browser's own selection, so it looks and works like a selection by hand. @param onSelected
 * called once words are selected
 */
export function useWordWalk(box: RefObject<HTMLElement | null>, onSelected: () => void) {
  const anchor = useRef<DocumentWord | null>(null);
  const current = useRef<DocumentWord | null>(null);
  const [spoken, setSpoken] = useState('');

  const goTo = useCallback(
    (word: DocumentWord, isSelecting: boolean) => {
      const from = isSelecting ? (anchor.current ?? word) : word;
      anchor.current = from;
      current.current = word;
      selectWords(from, word);
      onSelected();
      word.node.parentElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      setSpoken(toSpoken(word, isSelecting));
    },
    [onSelected],
  );

  /** Starts at the first visible word. */
  const begin = useCallback(() => {
    const word = box.current === null ? null : findFirstInSight(box.current);
    anchor.current = null;
    if (word === null) setSpoken('There are no words to select on this page.');
    else goTo(word, false);
  }, [box, goTo]);

  /** Handles a key that moves through words. Returns whether it was such a key. */
  const onKey = useCallback(
    (event: Pick<KeyboardEvent, 'key' | 'shiftKey'>): boolean => {
      if (!isWalkKey(event.key)) return false;
      const from = current.current;
      if (from === null || !from.node.isConnected) begin();
      else if (box.current !== null) {
        const next = findNext(box.current, from, event.key);
        if (next !== null) goTo(next, event.shiftKey);
      }
      return true;
    },
    [begin, box, goTo],
  );

  /**
   * Handles a tap: the first one starts the selection, each further one moves its end. Returns whether it hit a word.
   */
  const onTap = useCallback(
    (point: { x: number; y: number }): boolean => {
      const word = box.current === null ? null : findWordAtPoint(box.current, point);
      if (word === null) return false;
      // The browser takes its selection away before the click: only the first word itself says that it was begun.
      goTo(word, anchor.current?.node.isConnected === true);
      return true;
    },
    [box, goTo],
  );

  /** Forgets where the selection started. */
  const forget = useCallback(() => {
    anchor.current = null;
    current.current = null;
  }, []);

  return { spoken, begin, onKey, onTap, forget };
}
