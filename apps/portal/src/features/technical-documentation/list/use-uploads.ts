import { isApiError } from '@anupalan/api-client/api-error';
import { useUploadTechnicalDocumentMutation } from '@anupalan/api-client/endpoints/technical-documents';
import { useCallback, useEffect, useRef, useState } from 'react';

/** A file on its way. `progress` is null before and after; `error` says why it did not go up. */
export type Upload = {
  id: string;
  file: File;
  folderId: string | null;
  progress: number | null;
  error: string | null;
};

/** What {@link useUploads} answers. */
export type Uploads = {
  uploads: readonly Upload[];
  /** Sends files, each for itself. @param folderId null: into no folder */
  start: (files: readonly File[], folderId: string | null) => void;
  /** Sends one that failed again. */
  retry: (id: string) => void;
  /** Breaks one off, or takes one that failed from the list. */
  remove: (id: string) => void;
  /** What was sent last, for those who cannot see the list; '' for nothing. */
  said: string;
};

/** Files that are being uploaded. One that has arrived leaves the list; leaving the screen breaks the others off. */
export function useUploads(): Uploads {
  const [upload] = useUploadTechnicalDocumentMutation();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [said, setSaid] = useState('');
  const breaks = useRef(new Map<string, AbortController>());
  const count = useRef(0);

  useEffect(() => {
    const running = breaks.current;
    return () => {
      for (const each of running.values()) each.abort();
    };
  }, []);

  const change = useCallback((id: string, changes: Partial<Upload>) => {
    setUploads((all) => all.map((each) => (each.id === id ? { ...each, ...changes } : each)));
  }, []);
  const drop = useCallback((id: string) => setUploads((all) => all.filter((each) => each.id !== id)), []);

  const send = useCallback(
    async ({ id, file, folderId }: Upload) => {
      const controller = new AbortController();
      breaks.current.set(id, controller);
      change(id, { progress: 0, error: null });
      try {
        await upload({
          file,
          ...(folderId === null ? {} : { folderId }),
          signal: controller.signal,
          onProgress: ({ sent, total }) => change(id, { progress: total === 0 ? 0 : sent / total }),
        }).unwrap();
        drop(id);
        setSaid(`${file.name} has been saved.`);
      } catch (error) {
        if (!isApiError(error)) throw error;
        if (!controller.signal.aborted) change(id, { progress: null, error: error.message });
      } finally {
        breaks.current.delete(id);
      }
    },
    [upload, change, drop],
  );

  const start = useCallback(
    (files: readonly File[], folderId: string | null) => {
      const added = files.map((file): Upload => {
        count.current += 1;
        return { id: `upload-${count.current}`, file, folderId, progress: 0, error: null };
      });
      setUploads((all) => [...all, ...added]);
      for (const each of added) void send(each);
    },
    [send],
  );
  const retry = useCallback(
    (id: string) => {
      const found = uploads.find((each) => each.id === id);
      if (found) void send(found);
    },
    [uploads, send],
  );
  const remove = useCallback(
    (id: string) => {
      breaks.current.get(id)?.abort();
      drop(id);
    },
    [drop],
  );
  return { uploads, start, retry, remove, said };
}
