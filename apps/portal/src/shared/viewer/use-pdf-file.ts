import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { useMemo } from 'react';
import { pdfjs } from 'react-pdf';
import { BundledBinaryDataFactory } from './pdf-decoders.ts';
import type { PdfSource } from './viewer-types.ts';

// The worker comes from the bundle: nothing is fetched from elsewhere.
pdfjs.GlobalWorkerOptions.workerSrc = workerUrl;

/** A source with what pdf.js needs besides to draw its pictures. */
export function toPdfOptions({ file, options }: PdfSource): PdfSource {
  const decoders = { BinaryDataFactory: BundledBinaryDataFactory, useWorkerFetch: false };
  return { file, options: { ...options, ...decoders } };
}

/**
 * What react-pdf opens a file with. Asked for once, and again for each new attempt, which takes the header of the
 * session in effect then.
 */
export function usePdfFile(getSource: () => PdfSource, attempt = 0): PdfSource {
  return useMemo(() => {
    void attempt;
    return toPdfOptions(getSource());
  }, [getSource, attempt]);
}
