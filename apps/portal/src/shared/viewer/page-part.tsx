import { Skeleton } from '@anupalan/ui';
import { type MarkBox, PageCut, useWidth } from '@anupalan/ui/document';
import { useEffect, useMemo, useRef, useState } from 'react';
import { toCut } from './cut.ts';
import { type OpenedPage, useKeptPage } from './use-kept-page.ts';
import type { PdfSource } from './viewer-types.ts';
import { viewerWords } from './words.ts';

/** Widest a part is shown, in pixels: wider, its letters are larger than those of the form beside it. */
const MOST_WIDTH = 640;
/** More pixels than this per CSS pixel cost memory and show nothing. */
const MAX_PIXEL_RATIO = 2;

/** Props of {@link PagePart}. */
export type PagePartProps = {
  getSource: () => PdfSource;
  page: number;
  /** The lines to look at, as shares of the page. */
  rects: readonly MarkBox[];
  /** Marks them. */
  isMarked?: boolean;
};

type DrawnPartProps = {
  page: NonNullable<OpenedPage['page']>;
  box: MarkBox;
  /** Of the whole page, in pixels. */
  width: number;
  onFailed: () => void;
};

/** The part of an open page, drawn alone: the rest of it would be many times as large. */
function DrawnPart({ page, box, width, onFailed }: DrawnPartProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current === null) return;
    const scale =
      (width / page.getViewport({ scale: 1 }).width) * Math.min(window.devicePixelRatio, MAX_PIXEL_RATIO);
    const whole = page.getViewport({ scale });
    const viewport = page.getViewport({
      scale,
      offsetX: -box.x * whole.width,
      offsetY: -box.y * whole.height,
    });
    canvas.current.width = Math.max(1, Math.round(box.width * whole.width));
    canvas.current.height = Math.max(1, Math.round(box.height * whole.height));
    let isOver = false;
    const drawing = page.render({ canvas: canvas.current, viewport });
    drawing.promise.catch(() => {
      if (!isOver) onFailed();
    });
    return () => {
      isOver = true;
      drawing.cancel();
    };
  }, [page, box, width, onFailed]);
  return <canvas ref={canvas} />;
}

/**
 * The lines of a page that somebody has to look at, with some paper around them, as wide as there is room. Nothing
 * where it cannot be drawn.
 */
export function PagePart({ getSource, page: number, rects, isMarked = false }: PagePartProps) {
  const [isUndrawn, setIsUndrawn] = useState(false);
  const room = useRef<HTMLDivElement>(null);
  const roomWidth = useWidth(room);
  const { page, hasFailed } = useKeptPage(getSource, number);
  const box = useMemo(() => toCut(rects), [rects]);
  const onFailed = useMemo(() => () => setIsUndrawn(true), []);
  if (hasFailed || isUndrawn || box === null) return null;
  const width = Math.min(MOST_WIDTH, roomWidth) / box.width;
  const paper = page?.getViewport({ scale: 1 });
  return (
    <div ref={room}>
      {page === null && <Skeleton shape="block" />}
      {page !== null && paper !== undefined && roomWidth > 0 && (
        <PageCut
          label={viewerWords.part(number)}
          box={box}
          {...(isMarked && { marked: rects })}
          page={{ width, height: (width * paper.height) / paper.width }}
          isDrawnAlone
        >
          <DrawnPart page={page} box={box} width={width} onFailed={onFailed} />
        </PageCut>
      )}
    </div>
  );
}
