import { isApiError } from '@anupalan/api-client/api-error';
import { useUploadConsentDocumentMutation } from '@anupalan/api-client/endpoints/consent-documents';
import { ORDER_MAX_BYTES, ORDER_MAX_PAGES } from '@anupalan/enums/limits';
import { ORDER_MESSAGES, PICTURE_FAULTS } from '@anupalan/enums/messages';
import { useCallback, useRef, useState } from 'react';
import { type Refusal, toRefusal } from './upload-refusal.ts';
import { type OrderedPage, type PageOrder, usePageOrder } from './use-page-order.ts';

/** Pictures that are chosen as the pages of one order and sent together; taking all out breaks off what is sent. */
export type PicturePages = Omit<PageOrder, 'mark'> & {
  /** Of all, in bytes. */
  size: number;
  /** The share that is sent (0..1); null while nothing is. */
  sent: number | null;
  /** Why they were not taken. */
  refusal: Refusal | null;
  /** Why they cannot be sent as they are. */
  problem: string | null;
  send: () => void;
};

/** Each page with what the server says of it; null where it speaks of none. */
function nameFaults(pages: readonly OrderedPage[], sentence: string | null): OrderedPage[] | null {
  const named = pages.map((page, index) => {
    const faults = Object.values(PICTURE_FAULTS).map((toSentence) => toSentence(page.file.name, index + 1));
    return { ...page, error: sentence !== null && faults.includes(sentence) ? sentence : null };
  });
  return named.some(({ error }) => error !== null) ? named : null;
}

/** Keeps pictures as the pages of one order until they are sent. `onUploaded` is told the new order's id. */
export function usePicturePages(onUploaded: (documentId: string) => void): PicturePages {
  const [sent, setSent] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [upload] = useUploadConsentDocumentMutation();
  const control = useRef<AbortController | null>(null);
  const { mark, clear: takeOut, ...order } = usePageOrder(useCallback(() => setRefusal(null), []));
  const { pages } = order;
  const clear = useCallback(() => {
    control.current?.abort();
    takeOut();
  }, [takeOut]);

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
      // What was added meanwhile stays.
      for (const { id } of pages) order.remove(id);
      onUploaded(data.id);
    } catch (error) {
      if (own.signal.aborted) return;
      const named = nameFaults(pages, isApiError(error) ? (error.errors[0]?.message ?? null) : null);
      if (named === null) setRefusal(toRefusal(error));
      else mark(named);
    } finally {
      setSent(null);
    }
  };

  const size = pages.reduce((sum, { file }) => sum + file.size, 0);
  const tooLarge = size > ORDER_MAX_BYTES ? ORDER_MESSAGES.tooLargeTogether : null;
  const tooMany = pages.length > ORDER_MAX_PAGES ? ORDER_MESSAGES.tooManyPictures : null;
  const problem = tooLarge ?? tooMany;
  return { ...order, size, sent, refusal, problem, clear, send: () => void send() };
}
