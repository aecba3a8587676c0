import { type KeyboardEvent, type RefObject, useCallback, useRef, useState } from 'react';
import { type DocumentWord, findWordAtPoint, listPlaces, listWords, selectWords } from './document-words.ts';
import { isWalkKey, stepWord, type WalkKey } from './word-walk.ts';

/** The first word in sight, from the top of the box. */
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

/** The word that a key leads to; on the next or previous page where this one ends. */
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

/** Words are named by what they say; a selection by its last word. */
function toSpoken(word: DocumentWord, isSelecting: boolean): string {
  return isSelecting ? `Selected to ${word.text}` : word.text;
}

/**
 * Walks through the words of a document by keys, and selects them with Shift; or by taps on the first and the last word.
 * The selection is the browser's own, so that it looks and acts as one that was made by hand.
 * @param onSelected called once words are selected
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

  /** Begins at the first word in sight. */
  const begin = useCallback(() => {
    const word = box.current === null ? null : findFirstInSight(box.current);
    anchor.current = null;
    if (word === null) setSpoken('There are no words to select on this page.');
    else goTo(word, false);
  }, [box, goTo]);

  /** Takes a key that moves through words; answers whether it was one. */
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

  /** Takes a tap: the first one begins the selection, every other one ends it anew. Answers whether a word was meant. */
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

  /** Forgets where the selection began. */
  const forget = useCallback(() => {
    anchor.current = null;
    current.current = null;
  }, []);

  return { spoken, begin, onKey, onTap, forget };
}
