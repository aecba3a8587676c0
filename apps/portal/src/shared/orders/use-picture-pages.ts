import { isApiError } from '@anupalan/api-client/api-error';
import { useUploadConsentDocumentMutation } from '@anupalan/api-client/endpoints/consent-documents';
import { ORDER_MAX_BYTES, ORDER_MAX_PAGES } from '@anupalan/enums/limits';
import { ORDER_MESSAGES, PICTURE_FAULTS } from '@anupalan/enums/messages';
import type { StripPage } from '@anupalan/ui/document';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Refusal, toRefusal } from './upload-refusal.ts';

/** A picture that becomes a page of an order. */
export type PicturePage = Pick<StripPage, 'id' | 'src' | 'rotation'> & { file: File; error: string | null };

/** Pictures that are chosen as the pages of one order, and what can be done with them. */
export type PicturePages = {
  pages: readonly PicturePage[];
  /** Of all, in bytes. */
  size: number;
  /** The share that is sent (0..1); null while nothing is. */
  sent: number | null;
  /** Why they were not taken. */
  refusal: Refusal | null;
  /** Why they cannot be sent as they are. */
  problem: string | null;
  add: (files: readonly File[]) => void;
  turn: (id: string, by: 90 | -90) => void;
  move: (id: string, to: number) => void;
  remove: (id: string) => void;
  /** Takes all out; breaks off what is sent. */
  clear: () => void;
  send: () => void;
};

/** Pictures as browsers show them; a TIFF is a picture that they do not draw. */
const DRAWN = /\.(jpe?g|png)$/i;

/** Whether a file is a picture by its name: one page of an order. */
export function isPicture({ name }: Pick<File, 'name'>): boolean {
  return DRAWN.test(name) || /\.tiff?$/i.test(name);
}

function toPage(file: File): PicturePage {
  const src = DRAWN.test(file.name) ? URL.createObjectURL(file) : null;
  return { id: crypto.randomUUID(), file, src, rotation: 0, error: null };
}

function forget({ src }: PicturePage): void {
  if (src !== null) URL.revokeObjectURL(src);
}

function toTurned(rotation: PicturePage['rotation'], by: 90 | -90): PicturePage['rotation'] {
  return ((rotation + by + 360) % 360) as PicturePage['rotation'];
}

/** Each page with what the server says of it; null where it speaks of none. */
function nameFaults(pages: readonly PicturePage[], sentence: string | null): PicturePage[] | null {
  const named = pages.map((page, index) => {
    const faults = Object.values(PICTURE_FAULTS).map((toSentence) => toSentence(page.file.name, index + 1));
    return { ...page, error: sentence !== null && faults.includes(sentence) ? sentence : null };
  });
  return named.some(({ error }) => error !== null) ? named : null;
}

/** Keeps pictures as the pages of one order until they are sent. `onUploaded` is told the new order's id. */
export function usePicturePages(onUploaded: (documentId: string) => void): PicturePages {
  const [pages, setPages] = useState<readonly PicturePage[]>([]);
  const [sent, setSent] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [upload] = useUploadConsentDocumentMutation();
  const control = useRef<AbortController | null>(null);
  const shown = useRef(pages);
  useEffect(() => {
    shown.current = pages;
  }, [pages]);
  useEffect(() => () => shown.current.forEach(forget), []);

  const change = useCallback((next: (all: readonly PicturePage[]) => readonly PicturePage[]) => {
    setPages(next);
    setRefusal(null);
  }, []);
  const add = useCallback(
    (files: readonly File[]) => {
      const added = files.map(toPage);
      change((all) => [...all, ...added]);
    },
    [change],
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
  const clear = useCallback(() => {
    control.current?.abort();
    drop(new Set(shown.current.map(({ id }) => id)));
  }, [drop]);

  const send = async () => {
    const own = new AbortController();
    control.current = own;
    setRefusal(null);
    setSent(0);
    try {
      const { data } = await upload({
        file: pages.map(({ file }) => file),
        rotation: pages.map(({ rotation }) => rotation),
        onProgress: ({ sent, total }) => setSent(total > 0 ? sent / total : 0),
        signal: own.signal,
      }).unwrap();
      drop(new Set(pages.map(({ id }) => id)));
      onUploaded(data.id);
    } catch (error) {
      if (own.signal.aborted) return;
      const named = nameFaults(pages, isApiError(error) ? (error.errors[0]?.message ?? null) : null);
      if (named === null) setRefusal(toRefusal(error));
      else setPages(named);
    } finally {
      setSent(null);
    }
  };

  const size = pages.reduce((sum, { file }) => sum + file.size, 0);
  const tooLarge = size > ORDER_MAX_BYTES ? ORDER_MESSAGES.tooLargeTogether : null;
  const tooMany = pages.length > ORDER_MAX_PAGES ? ORDER_MESSAGES.tooManyPictures : null;
  const problem = tooLarge ?? tooMany;
  return { pages, size, sent, refusal, problem, add, turn, move, remove, clear, send: () => void send() };
}
