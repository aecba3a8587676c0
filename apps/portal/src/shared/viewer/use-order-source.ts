import { toConsentFileSource } from '@anupalan/api-client/files';
import { useCallback } from 'react';
import type { PdfSource } from './viewer-types.ts';

/** Where the pages of an order come from: in ranges, with the session's header (D36). */
export function useOrderSource(documentId: string): () => PdfSource {
  return useCallback(() => {
    const { url, httpHeaders, withCredentials } = toConsentFileSource(documentId);
    return {
      file: { url },
      options: { httpHeaders, withCredentials, disableStream: true, disableAutoFetch: true },
    };
  }, [documentId]);
}
