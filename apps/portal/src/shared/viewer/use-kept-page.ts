import { useEffect, useState } from 'react';
import { pdfjs } from 'react-pdf';
import { type HeldFile, type OpenFile, PdfKeeper } from './pdf-keeper.ts';
import { toPdfOptions } from './use-pdf-file.ts';
import type { PdfSource } from './viewer-types.ts';

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof pdfjs.getDocument>['promise']>['getPage']>>;

const kept = new PdfKeeper<Page>({ idleMs: 60_000, files: 1, pages: 2 });

function open(source: PdfSource): OpenFile<Page> {
  const { file, options } = toPdfOptions(source);
  const opening =
    file instanceof Blob
      ? file.arrayBuffer().then((data) => pdfjs.getDocument({ ...options, data }))
      : Promise.resolve(pdfjs.getDocument({ ...options, ...file }));
  return {
    getPage: async (page) => (await (await opening).promise).getPage(page),
    close: () => opening.then((task) => task.destroy()),
  };
}

const keysOfBlobs = new WeakMap<Blob, string>();

/** The same file is asked for in the same way: for another session, with another header, it is opened anew. */
function toKey({ file, options }: PdfSource): string {
  if (!(file instanceof Blob)) return JSON.stringify([file, options]);
  const key = keysOfBlobs.get(file) ?? crypto.randomUUID();
  keysOfBlobs.set(file, key);
  return key;
}

/** A page that is open; null until it is, and where it cannot be. */
export type OpenedPage = { page: Page | null; hasFailed: boolean };

const OPENING: OpenedPage = { page: null, hasFailed: false };

/** Opens a page (from 1) to draw parts of it. Its file stays open for who looks at the next part. */
export function useKeptPage(getSource: () => PdfSource, number: number): OpenedPage {
  const [opened, setOpened] = useState(OPENING);
  useEffect(() => {
    let isOver = false;
    const set = (next: OpenedPage) => {
      if (!isOver) setOpened(next);
    };
    set(OPENING);
    const source = getSource();
    const held: HeldFile<Page> = kept.hold(toKey(source), () => open(source));
    held.getPage(number).then(
      (page) => set({ page, hasFailed: false }),
      () => set({ page: null, hasFailed: true }),
    );
    return () => {
      isOver = true;
      held.release();
    };
  }, [getSource, number]);
  return opened;
}
