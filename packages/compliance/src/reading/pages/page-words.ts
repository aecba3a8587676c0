import { toWordBands } from '../layout/page-lines.ts';
import type { InputPage, PageItem } from '../types.ts';
import { type Mapping, mapPoint, mapRect } from './mapping.ts';

/** A recognised word: what it says, then left, top, width and height in ten-thousandths of the page as it is shown. */
export type PackedWord = [text: string, x: number, y: number, width: number, height: number];

/** How the words of a page run, clockwise: 90 is from the top to the bottom. */
export type WordTurn = 0 | 90 | 180 | 270;

/** The words of a recognised page (from 1), line by line in reading order: they are what can be selected on its picture. */
export type PageWords = { page: number; turn: WordTurn; lines: PackedWord[][] };

/** Shares of the page are kept as whole numbers: they are short, and finer than a pixel. */
export const WORD_SCALE = 10_000;

const round = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * WORD_SCALE);

const toTurn = (toPaper: Mapping): WordTurn => {
  const [from, to] = [mapPoint(toPaper, { x: 0.4, y: 0.5 }), mapPoint(toPaper, { x: 0.6, y: 0.5 })];
  const quarters = Math.round(Math.atan2(to.y - from.y, to.x - from.x) / (Math.PI / 2));
  return (((quarters + 4) % 4) * 90) as WordTurn;
};

/**
 * The words of a page that was recognised whole; null for any other: a file shows its own words.
 */
export const toPageWords = (page: InputPage): PageWords | null => {
  const { number, width, height, items, toPaper } = page;
  const isRecognised = items.length > 0 && items.every(({ confidence }) => confidence !== undefined);
  if (!toPaper || !isRecognised) return null;
  const pack = (item: PageItem): PackedWord => {
    const straight = {
      x: item.x / width,
      y: item.y / height,
      width: item.width / width,
      height: item.height / height,
    };
    const rect = mapRect(toPaper, straight);
    const [x, y] = [round(rect.x), round(rect.y)];
    return [item.text.trim(), x, y, round(rect.x + rect.width) - x, round(rect.y + rect.height) - y];
  };
  return { page: number, turn: toTurn(toPaper), lines: toWordBands(items).map((line) => line.map(pack)) };
};
