import { type ReactNode, useEffect } from 'react';

// In place of react-pdf in all tests: pdf.js draws on a canvas, which the test's DOM has not. Pages stand in as plain
// boxes of A4.

/** Stands in for the worker's settings. */
export const pdfjs = { GlobalWorkerOptions: {} };

/** A file of four pages, which says that it is one. */
export function Document(props: {
  children: ReactNode;
  onLoadSuccess?: (pdf: { numPages: number }) => void;
}) {
  const { children, onLoadSuccess } = props;
  useEffect(() => onLoadSuccess?.({ numPages: 4 }), []);
  return (
    <>
      <p>Pages of a PDF</p>
      {children}
    </>
  );
}

/** A page without anything on it. */
export function Page(props: {
  onLoadSuccess: (size: { originalWidth: number; originalHeight: number }) => void;
}) {
  const { onLoadSuccess } = props;
  useEffect(() => onLoadSuccess({ originalWidth: 595, originalHeight: 842 }), []);
  return null;
}
