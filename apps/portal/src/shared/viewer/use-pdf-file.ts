import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { useMemo } from 'react';
import { pdfjs } from 'react-pdf';
import { BundledBinaryDataFactory } from './pdf-decoders.ts';
import type { PdfSource } from './viewer-types.ts';

// The worker comes from the bundle: nothing is fetched from elsewhere.
pdfjs.GlobalWorkerOptions.workerSrc = workerUrl;

/**
 * What react-pdf opens a file with. Asked for once, and again for each new attempt, which takes the header of the
 * session in effect then.
 */
export function usePdfFile(getSource: () => PdfSource, attempt = 0): PdfSource {
  return useMemo(() => {
    void attempt;
    const { file, options } = getSource();
    const decoders = { BinaryDataFactory: BundledBinaryDataFactory, useWorkerFetch: false };
    return { file, options: { ...options, ...decoders } };
  }, [getSource, attempt]);
}
