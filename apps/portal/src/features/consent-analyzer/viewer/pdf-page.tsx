import { cx, Skeleton } from '@anupalan/ui';
import type { MouseEvent } from 'react';
import { Page } from 'react-pdf';
import { findMarkAt, type PageMark } from './marks.ts';
import { PageMarks } from './page-marks.tsx';
import styles from './viewer.module.css';

/** Size of a page in points. */
export type PageSize = { width: number; height: number };

/** Props of {@link PdfPage}. `width` is in pixels. */
export type PdfPageProps = {
  page: number;
  size: PageSize;
  width: number;
  /** False: far from what is on screen, so only its room is kept. */
  isNear: boolean;
  marks: readonly PageMark[];
  selectedId: string | null;
  onSelect: (id: string) => void;
  onSize: (page: number, size: PageSize) => void;
};

/** More pixels than this per CSS pixel cost memory and show nothing. */
const MAX_PIXEL_RATIO = 2;

/** One page of the order with its marks. Pressing marked words selects their condition. */
export function PdfPage({ page, size, width, isNear, marks, selectedId, onSelect, onSize }: PdfPageProps) {
  const height = Math.round((width * size.height) / size.width);
  const onClick = (event: MouseEvent<HTMLDivElement>) => {
    // Selecting text to copy it is no press.
    const isOnControl = event.target instanceof Element && event.target.closest('button, a') !== null;
    if (isOnControl || window.getSelection()?.toString()) return;
    const box = event.currentTarget.getBoundingClientRect();
    const x = (event.clientX - box.left) / box.width;
    const y = (event.clientY - box.top) / box.height;
    const condition = findMarkAt(marks, x, y);
    if (condition !== null) onSelect(condition.id);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the chips in the margin are the same for the keyboard
    // biome-ignore lint/a11y/useSemanticElements: a page of a document has no element of its own
    <div
      className={cx(styles.sheet, styles.paper)}
      role="group"
      aria-label={`Page ${page}`}
      data-page={page}
      style={{ width, height }}
      onClick={onClick}
    >
      {isNear && (
        <>
          <Page
            pageNumber={page}
            width={width}
            devicePixelRatio={Math.min(window.devicePixelRatio, MAX_PIXEL_RATIO)}
            suspense={false}
            renderAnnotationLayer={false}
            loading={<Skeleton shape="block" className={styles.loading} />}
            error={<p className={styles.pageError}>Page {page} could not be shown.</p>}
            onLoadSuccess={({ originalWidth, originalHeight }) =>
              onSize(page, { width: originalWidth, height: originalHeight })
            }
          />
          <PageMarks
            page={page}
            marks={marks}
            width={width}
            height={height}
            selectedId={selectedId}
            onSelect={onSelect}
          />
        </>
      )}
    </div>
  );
}
