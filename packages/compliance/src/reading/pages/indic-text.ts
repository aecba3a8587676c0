import { hasIndic } from '../indic/fold.ts';
import type { InputPage, PageItem } from '../types.ts';
import { IDENTITY, type Mapping, mapRect } from './mapping.ts';

/** What was recognised on a page: its words laid straight, and where they are on the paper. */
type Recognised = Pick<InputPage, 'width' | 'height' | 'items'> & { toPaper: Mapping };

const INDIC_LETTER = /[\u0900-\u0dff]/g;
const LETTER = /\p{L}|\p{M}/gu;
/** Fewer letters of an Indian script are a letterhead, a running head or a seal, not sentences. */
const FEWEST_LETTERS = 150;
const LEAST_SHARE = 0.1;

const count = (items: readonly PageItem[], letter: RegExp): number =>
  items.reduce((sum, { text }) => sum + (text.match(letter)?.length ?? 0), 0);

/** Whether a page says sentences in an Indian script: where its words are broken, they are read off the page as it is drawn. */
export const saysIndic = ({ items }: InputPage): boolean => {
  if (!items.some(({ text }) => hasIndic(text))) return false;
  const letters = count(items, INDIC_LETTER);
  return letters >= FEWEST_LETTERS && letters >= LEAST_SHARE * count(items, LETTER);
};

const isOnLine = (item: PageItem, { y, height }: PageItem): boolean => {
  const middle = item.y + item.height / 2;
  return middle >= y && middle <= y + height;
};

/** Whether the middle of a word stands within another one. */
const isWithin = (item: PageItem, box: PageItem): boolean => {
  const middle = item.x + item.width / 2;
  return isOnLine(item, box) && middle >= box.x && middle <= box.x + box.width;
};

/** Whether two words share half of the narrower one's place. */
const isOver = (item: PageItem, other: PageItem): boolean => {
  const shared = Math.min(item.x + item.width, other.x + other.width) - Math.max(item.x, other.x);
  return isOnLine(item, other) && shared >= Math.min(item.width, other.width) / 2;
};

/**
 * Pieces of a file with the room that they have: Chromium prints clusters without a width, which reach to the next piece
 * of their line.
 */
const withRoom = (items: readonly PageItem[]): PageItem[] =>
  items.map((item) => {
    if (item.width > 0) return item;
    const next = items
      .filter((other) => other.x > item.x && isOnLine(other, item))
      .reduce((x, other) => Math.min(x, other.x), Number.POSITIVE_INFINITY);
    return { ...item, width: Math.min(next - item.x, 2 * item.height) };
  });

/** What a recognised word ends with that is of no Indian script: a colon, a figure after a hyphen. */
const FOREIGN_END = /[^\u0900-\u0dff]+$/u;
/** Half a letter, in heights of its type. */
const HALF_LETTER = 0.25;

/** A recognised word without the end that the file has as well, where the file's own piece begins within the word. */
const withoutEnd = (item: PageItem, kept: readonly PageItem[]): PageItem => {
  const text = item.text.replace(FOREIGN_END, '');
  if (text === item.text || text === '') return item;
  const end = item.x + item.width;
  const piece = kept.find(
    (other) => isOnLine(other, item) && other.x > item.x && other.x + HALF_LETTER * other.height < end,
  );
  return piece ? { ...item, text, width: piece.x - item.x } : item;
};

/** Where a recognised word stands on the paper. */
const toPaperItem = (item: PageItem, found: Recognised, page: InputPage): PageItem => {
  const straight = {
    x: item.x / found.width,
    y: item.y / found.height,
    width: item.width / found.width,
    height: item.height / found.height,
  };
  const { x, y, width, height } = mapRect(found.toPaper, straight);
  return {
    ...item,
    x: x * page.width,
    y: y * page.height,
    width: width * page.width,
    height: height * page.height,
  };
};

/**
 * A page with its words in Indian scripts as they are drawn, and all others as the file has them: those are certain,
 * figures above all. A word that was not recognised stays as the file has it.
 */
export const withIndicAsDrawn = (page: InputPage, found: Recognised): InputPage => {
  const kept = page.items.filter(({ text }) => !hasIndic(text));
  const replaced = withRoom(page.items).filter(({ text }) => hasIndic(text));
  const drawn = found.items
    .map((item) => toPaperItem(item, found, page))
    .filter((item) => {
      // "6.58.5": figures of the file that were taken for one word with what stands between them.
      const isThere = hasIndic(item.text) ? isWithin : isOver;
      return replaced.some((old) => isOnLine(item, old)) && !kept.some((other) => isThere(item, other));
    })
    .map((item) => (hasIndic(item.text) ? withoutEnd(item, kept) : item));
  if (drawn.length === 0) return page;
  const missed = replaced.filter((old) => !drawn.some((item) => isOver(item, old)));
  return { ...page, items: [...kept, ...missed, ...drawn], toPaper: IDENTITY };
};
