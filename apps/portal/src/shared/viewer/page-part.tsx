import { Skeleton } from '@anupalan/ui';
import { type MarkBox, PageCut, useWidth } from '@anupalan/ui/document';
import { useMemo, useRef, useState } from 'react';
import { Document, Page } from 'react-pdf';
import { toCut } from './cut.ts';
import { usePdfFile } from './use-pdf-file.ts';
import type { PdfSource } from './viewer-types.ts';

/** Widest a part is shown, in pixels: wider, its letters are larger than those of the form beside it. */
const MOST_WIDTH = 640;

/** Props of {@link PagePart}. */
export type PagePartProps = {
  getSource: () => PdfSource;
  page: number;
  /** The lines to look at, as shares of the page. */
  rects: readonly MarkBox[];
  /** Marks them. */
  isMarked?: boolean;
};

/**
 * The lines of a page that somebody has to look at, with some paper around them, as wide as there is room. Nothing
 * where it cannot be drawn.
 */
export function PagePart({ getSource, page, rects, isMarked = false }: PagePartProps) {
  const [ratio, setRatio] = useState<number | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const room = useRef<HTMLDivElement>(null);
  const roomWidth = useWidth(room);
  const { file, options } = usePdfFile(getSource);
  const cut = useMemo(() => toCut(rects), [rects]);
  if (hasFailed || cut === null) return null;
  const width = Math.min(MOST_WIDTH, roomWidth) / cut.width;
  const onFailed = () => setHasFailed(true);
  return (
    <div ref={room}>
      {roomWidth > 0 && (
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
            box={cut}
            {...(isMarked && { marked: rects })}
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
      )}
    </div>
  );
}
