import { PICTURE_FAULTS } from '@anupalan/enums/messages';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { type PageOrder, usePageOrder } from '../../../shared/orders/use-page-order.ts';
import type { TurnedPicture } from './worker-message.ts';

/** Pictures that a visitor has chosen as the pages of one order. */
export type Pictures = {
  /** What the visitor can do with them. */
  order: Pick<PageOrder, 'pages' | 'turn' | 'move' | 'remove' | 'markUndrawn'>;
  /** Puts others in place of those that are there. */
  begin: (files: readonly Blob[]) => void;
  add: (files: readonly File[]) => void;
  /** Says at a page (from 0) that it cannot be drawn. */
  markBroken: (at: number) => void;
  clear: () => void;
  /** They as they are now, in their order. */
  list: () => readonly (TurnedPicture & { file: File })[];
};

const NOTHING = () => undefined;

/** Keeps the pictures of a visitor in the order of the pages that they become. */
export function usePictures(): Pictures {
  const { pages, add, turn, move, remove, markUndrawn, clear, mark } = usePageOrder(NOTHING);
  const shown = useRef(pages);
  useEffect(() => {
    shown.current = pages;
  }, [pages]);
  const begin = useCallback(
    (files: readonly Blob[]) => {
      clear();
      add(files.filter((file) => file instanceof File));
    },
    [add, clear],
  );
  const markBroken = useCallback(
    (at: number) =>
      mark(
        shown.current.map((page, index) => ({
          ...page,
          error: index === at ? PICTURE_FAULTS.broken(page.file.name, at + 1) : null,
        })),
      ),
    [mark],
  );
  const list = useCallback(() => shown.current.map(({ file, rotation }) => ({ file, rotation })), []);
  return useMemo(
    () => ({ order: { pages, turn, move, remove, markUndrawn }, begin, add, markBroken, clear, list }),
    [pages, turn, move, remove, markUndrawn, begin, add, markBroken, clear, list],
  );
}
