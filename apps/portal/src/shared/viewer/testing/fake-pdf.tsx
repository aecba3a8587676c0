import { type ReactNode, useEffect } from 'react';

// In place of react-pdf in all tests: pdf.js draws on a canvas, which the test's DOM has not. Pages stand in as plain
// boxes of A4.

const A4 = { width: 595, height: 842 };

/** A page that has a size, and is drawn at once. */
const page = {
  getViewport: ({ scale }: { scale: number }) => ({ width: A4.width * scale, height: A4.height * scale }),
  render: () => ({ promise: Promise.resolve(), cancel: () => undefined }),
};

/** Stands in for the worker's settings, and for a file of which single pages are drawn. */
export const pdfjs = {
  GlobalWorkerOptions: {},
  getDocument: () => ({
    promise: Promise.resolve({ getPage: () => Promise.resolve(page) }),
    destroy: () => Promise.resolve(),
  }),
};

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
  useEffect(() => onLoadSuccess({ originalWidth: A4.width, originalHeight: A4.height }), []);
  return null;
}
