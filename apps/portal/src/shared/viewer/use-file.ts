import { loadFile } from '@anupalan/api-client/files';
import { useCallback, useEffect, useState } from 'react';

/** A file that is loaded to be shown. */
export type LoadedFile = { blob: Blob | null; hasFailed: boolean; retry: () => void };

/** Loads a private file by its path. `isSilent`: a failure raises no toast, for the screen says it in place. */
export function useFile(path: string, { isSilent = false }: { isSilent?: boolean } = {}): LoadedFile {
  const [blob, setBlob] = useState<Blob | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    // Each press of "Try again" asks again.
    void attempt;
    const controller = new AbortController();
    setHasFailed(false);
    void loadFile(path, isSilent ? { isSilent } : {}, controller.signal).then((answer) => {
      if (controller.signal.aborted) return;
      if ('data' in answer) setBlob(answer.data);
      else setHasFailed(true);
    });
    return () => controller.abort();
  }, [path, isSilent, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { blob, hasFailed, retry };
}
