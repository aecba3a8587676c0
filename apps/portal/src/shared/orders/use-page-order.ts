import { PICTURE_FAULTS } from '@anupalan/enums/messages';
import type { StripPage } from '@anupalan/ui/document';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isCutOff } from './is-cut-off.ts';

/** A picture that becomes a page of an order. */
export type OrderedPage = Pick<StripPage, 'id' | 'src' | 'rotation'> & {
  file: File;
  error: string | null;
  /** The browser could not draw it, or its file is cut off. */
  isUndrawn?: boolean;
};

/** Pictures as the pages of one order, and what can be done with them. */
export type PageOrder = {
  pages: readonly OrderedPage[];
  add: (files: readonly File[]) => void;
  turn: (id: string, by: 90 | -90) => void;
  move: (id: string, to: number) => void;
  remove: (id: string) => void;
  /** Says that the browser cannot draw a page: its file is damaged. One that is cut off is marked so when it is added. */
  markUndrawn: (id: string) => void;
  clear: () => void;
  /** Puts the same pages in place of those that are there, with what is said of them. */
  mark: (pages: readonly OrderedPage[]) => void;
};

const JPEG = /\.jpe?g$/i;
/** Pictures as browsers show them; a TIFF is a picture that they do not draw. */
const DRAWN = /\.(jpe?g|png)$/i;

/** Whether a file is a picture by its name: one page of an order. */
export function isPicture({ name }: Pick<File, 'name'>): boolean {
  return DRAWN.test(name) || /\.tiff?$/i.test(name);
}

function toPage(file: File): OrderedPage {
  const src = DRAWN.test(file.name) ? URL.createObjectURL(file) : null;
  return { id: crypto.randomUUID(), file, src, rotation: 0, error: null };
}

function forget({ src }: OrderedPage): void {
  if (src !== null) URL.revokeObjectURL(src);
}

function toTurned(rotation: OrderedPage['rotation'], by: 90 | -90): OrderedPage['rotation'] {
  return ((rotation + by + 360) % 360) as OrderedPage['rotation'];
}

/** Names the pages whose files are not whole, one after the other: a photograph is several megabytes. */
async function markCutOff(pages: readonly OrderedPage[], mark: (id: string) => void): Promise<void> {
  for (const { id, file } of pages) {
    if (!JPEG.test(file.name)) continue;
    // A file that is gone by now cannot be drawn either, which is noticed then.
    const bytes = await file.arrayBuffer().catch(() => null);
    if (bytes !== null && isCutOff(new Uint8Array(bytes))) mark(id);
  }
}

/** A page with what is said of it: of one that cannot be drawn, that its file is damaged, as the server would say. */
function withFault(page: OrderedPage, index: number): OrderedPage {
  return page.isUndrawn ? { ...page, error: PICTURE_FAULTS.broken(page.file.name, index + 1) } : page;
}

/** Keeps pictures in the order of the pages that they become. `onChange` is told of each change. */
export function usePageOrder(onChange: () => void): PageOrder {
  const [pages, setPages] = useState<readonly OrderedPage[]>([]);
  const shown = useRef(pages);
  useEffect(() => {
    shown.current = pages;
  }, [pages]);
  useEffect(() => () => shown.current.forEach(forget), []);

  const change = useCallback(
    (next: (all: readonly OrderedPage[]) => readonly OrderedPage[]) => {
      setPages(next);
      onChange();
    },
    [onChange],
  );
  const markUndrawn = useCallback(
    (id: string) =>
      setPages((all) => all.map((page) => (page.id === id ? { ...page, isUndrawn: true } : page))),
    [],
  );
  const add = useCallback(
    (files: readonly File[]) => {
      const added = files.map(toPage);
      change((all) => [...all, ...added]);
      void markCutOff(added, markUndrawn);
    },
    [change, markUndrawn],
  );
  const turn = useCallback(
    (id: string, by: 90 | -90) =>
      change((all) =>
        all.map((page) => (page.id === id ? { ...page, rotation: toTurned(page.rotation, by) } : page)),
      ),
    [change],
  );
  const move = useCallback(
    (id: string, to: number) =>
      change((all) => {
        const page = all.find((one) => one.id === id);
        const others = all.filter((one) => one !== page).map((one) => ({ ...one, error: null }));
        return page ? others.toSpliced(to, 0, { ...page, error: null }) : all;
      }),
    [change],
  );
  const drop = useCallback(
    (ids: ReadonlySet<string>) => {
      shown.current.filter(({ id }) => ids.has(id)).forEach(forget);
      change((all) => all.filter(({ id }) => !ids.has(id)));
    },
    [change],
  );
  const remove = useCallback((id: string) => drop(new Set([id])), [drop]);
  const clear = useCallback(() => drop(new Set(shown.current.map(({ id }) => id))), [drop]);
  const named = useMemo(() => pages.map(withFault), [pages]);
  return { pages: named, add, turn, move, remove, markUndrawn, clear, mark: setPages };
}
