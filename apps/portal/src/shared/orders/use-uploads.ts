import { useUploadConsentDocumentMutation } from '@anupalan/api-client/endpoints/consent-documents';
import { findOrderFileProblem } from '@anupalan/validators/forms/order-file';
import { useCallback, useRef, useState } from 'react';
import { toRefusal } from './upload-refusal.ts';

/** A file on its way. `sent` is its share (0..1); `existingId` the order that the same file already is. */
export type Upload = {
  key: number;
  file: File;
  state: 'waiting' | 'sending' | 'failed';
  sent: number;
  error: string | null;
  existingId: string | null;
  /** Whether sending the same file again may help. */
  canRetry: boolean;
};

/** What the drop zone and the list of uploads need. */
export type Uploads = {
  uploads: readonly Upload[];
  add: (files: readonly File[]) => void;
  retry: (key: number) => void;
  /** Breaks an upload off, or takes a failed one out of the list. */
  remove: (key: number) => void;
};

/**
 * Uploads orders one after the other, so that each has the whole line. A file that must be refused is not sent.
 * `onUploaded` is told the new order's id.
 */
export function useUploads(onUploaded: (documentId: string) => void): Uploads {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [upload] = useUploadConsentDocumentMutation();
  const nextKey = useRef(1);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const breaks = useRef(new Map<number, AbortController>());

  const change = useCallback((key: number, changes: Partial<Upload>) => {
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  }, []);

  const send = useCallback(
    (key: number, file: File) => {
      const control = new AbortController();
      breaks.current.set(key, control);
      const { signal } = control;
      const run = async () => {
        if (signal.aborted) return;
        change(key, { state: 'sending', sent: 0 });
        try {
          const onProgress = ({ sent, total }: { sent: number; total: number }) =>
            change(key, { sent: total > 0 ? sent / total : 0 });
          const { data } = await upload({ file, onProgress, signal }).unwrap();
          setUploads((all) => all.filter((one) => one.key !== key));
          onUploaded(data.id);
        } catch (error) {
          if (!signal.aborted) change(key, { state: 'failed', ...toRefusal(error) });
        } finally {
          breaks.current.delete(key);
        }
      };
      queue.current = queue.current.then(run);
    },
    [change, onUploaded, upload],
  );

  const add = useCallback(
    (files: readonly File[]) => {
      const added = files.map((file): Upload => {
        const error = findOrderFileProblem(file);
        const key = nextKey.current++;
        return {
          key,
          file,
          state: error === null ? 'waiting' : 'failed',
          sent: 0,
          error,
          existingId: null,
          canRetry: false,
        };
      });
      // What failed before is done with once something new is chosen.
      setUploads((all) => [...all.filter(({ state }) => state !== 'failed'), ...added]);
      for (const { key, file, state } of added) if (state === 'waiting') send(key, file);
    },
    [send],
  );

  const retry = useCallback(
    (key: number) => {
      const again = uploads.find((one) => one.key === key);
      if (again === undefined) return;
      change(key, { state: 'waiting', error: null, existingId: null });
      send(key, again.file);
    },
    [uploads, change, send],
  );

  const remove = useCallback((key: number) => {
    breaks.current.get(key)?.abort();
    setUploads((all) => all.filter((one) => one.key !== key));
  }, []);

  return { uploads, add, retry, remove };
}
