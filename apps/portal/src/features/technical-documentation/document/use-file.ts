import { toTechnicalFilePath } from '@anupalan/api-client/endpoints/technical-documents';
import { loadFile } from '@anupalan/api-client/files';
import type { TechnicalDocument } from '@anupalan/api-client/types';
import { useCallback, useEffect, useState } from 'react';

/** A file that is loaded to be shown. */
export type LoadedFile = { blob: Blob | null; hasFailed: boolean; retry: () => void };

/** Loads the current version of a document. */
export function useFile({ id, version }: Pick<TechnicalDocument, 'id' | 'version'>): LoadedFile {
  const [blob, setBlob] = useState<Blob | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    void attempt;
    const controller = new AbortController();
    setHasFailed(false);
    void loadFile(toTechnicalFilePath(id, version), {}, controller.signal).then((answer) => {
      if (controller.signal.aborted) return;
      if ('data' in answer) setBlob(answer.data);
      else setHasFailed(true);
    });
    return () => controller.abort();
  }, [id, version, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { blob, hasFailed, retry };
}
