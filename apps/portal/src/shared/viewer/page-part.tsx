import { Skeleton } from '@anupalan/ui';
import { type MarkBox, PageCut } from '@anupalan/ui/document';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { useMemo, useState } from 'react';
import { Document, Page, pdfjs } from 'react-pdf';
import { toCut } from './cut.ts';
import { BundledBinaryDataFactory } from './pdf-decoders.ts';
import type { PdfSource } from './viewer-types.ts';

pdfjs.GlobalWorkerOptions.workerSrc = workerUrl;

/** Width of a part as it is shown, in pixels. */
const WIDTH = 520;

/** Props of {@link PagePart}. */
export type PagePartProps = {
  getSource: () => PdfSource;
  page: number;
  /** The lines to look at, as shares of the page. */
  rects: readonly MarkBox[];
};

/** The lines of a page that somebody has to look at, with some paper around them. Nothing where it cannot be drawn. */
export function PagePart({ getSource, page, rects }: PagePartProps) {
  const [ratio, setRatio] = useState<number | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const { file, options } = useMemo(() => {
    const source = getSource();
    const decoders = { BinaryDataFactory: BundledBinaryDataFactory, useWorkerFetch: false };
    return { file: source.file, options: { ...source.options, ...decoders } };
  }, [getSource]);
  const box = useMemo(() => toCut(rects), [rects]);
  if (hasFailed || box === null) return null;
  const width = WIDTH / box.width;
  const onFailed = () => setHasFailed(true);
  return (
    <Document
      file={file}
      options={options}
      suspense={false}
      loading={<Skeleton shape="block" />}
      noData={null}
      error={null}
      onLoadError={onFailed}
    >
      <PageCut
        label={`Part of page ${page}`}
        box={box}
        page={{ width, height: width * (ratio ?? Math.SQRT2) }}
      >
        <Page
          pageNumber={page}
          width={width}
          suspense={false}
          renderAnnotationLayer={false}
          renderTextLayer={false}
          loading={null}
          error={null}
          onLoadError={onFailed}
          onLoadSuccess={({ originalWidth, originalHeight }) => setRatio(originalHeight / originalWidth)}
        />
      </PageCut>
    </Document>
  );
}
