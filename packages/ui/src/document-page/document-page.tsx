import { type ComponentProps, type MouseEvent, type ReactNode, useMemo, useState } from 'react';
import { cx } from '../shared/cx.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import styles from './document-page.module.css';
import { type DocumentMark, findMarkAt, type MarkBox } from './marks.ts';
import { PageMarks } from './page-marks.tsx';
import paper from './paper.module.css';

/** Props of {@link DocumentPage}: a div's. Sizes are in CSS pixels after rotation and zoom. */
export type DocumentPageProps = Omit<ComponentProps<'div'>, 'onSelect' | 'role'> & {
  /** The page number in the document, from 1. */
  page: number;
  /** Width in pixels. */
  width: number;
  /** Height in pixels. */
  height: number;
  /** The marks of the page, in document order. */
  marks?: readonly DocumentMark[];
  /** Lines that could not be read. They are hatched, so that people check them. */
  unread?: readonly MarkBox[];
  /** The selected mark; null if it is not on this page. */
  selectedId?: string | null;
  /** Called when the reader presses a chip or marked words. */
  onSelect?: (id: string) => void;
  /**
   * `ready`: the page shows its drawing and marks. `loading`: the page is grey. `failed`: a message says that the page
   * cannot be shown. `away`: the page is far from the screen and only keeps its space.
   */
  state?: 'ready' | 'loading' | 'failed' | 'away';
  /** The name of the page for screen readers. */
  label?: string;
  /** The message if the page failed. */
  failedText?: string;
  /** The page as the app draws it: a canvas and its text. */
  children?: ReactNode;
};

const NO_MARKS: readonly DocumentMark[] = [];
const NO_LINES: readonly MarkBox[] = [];

/** Returns the mark under the pointer, or null if the pointer is on a button or a link. */
function findUnder(event: MouseEvent<HTMLDivElement>, marks: readonly DocumentMark[]): DocumentMark | null {
  if (event.target instanceof Element && event.target.closest('button, a')) return null;
  const box = event.currentTarget.getBoundingClientRect();
  if (box.width === 0 || box.height === 0) return null;
  return findMarkAt(marks, (event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
}

/** A page of a document: the app's drawing, the marked words, and the clause numbers in the margin. */
export function DocumentPage(props: DocumentPageProps) {
  const { page, marks = NO_MARKS, selectedId = null, onSelect, state = 'ready', children, ...others } = props;
  const { unread = NO_LINES, width, height, className, style, onClick, label, failedText, ...rest } = others;
  const [hoveredId, setHoveredId] = useState<string | null>(null);
  const boxed = useMemo(() => marks.filter(({ boxes }) => boxes.length > 0), [marks]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the chips in the margin are the same for the keyboard
    // biome-ignore lint/a11y/useSemanticElements: a page of a document has no element of its own
    <div
      {...rest}
      className={cx(styles.page, paper.paper, hoveredId !== null && styles.pointing, className)}
      role="group"
      aria-label={label ?? `Page ${page}`}
      aria-busy={state === 'loading' || undefined}
      data-page={page}
      style={{ ...style, width, height }}
      onPointerMove={(event) => {
        const found = state === 'away' ? null : findUnder(event, boxed);
        const isOnChip = event.target instanceof Element && event.target.closest('button') !== null;
        if (!isOnChip) setHoveredId(found?.id ?? null);
      }}
      onPointerLeave={() => setHoveredId(null)}
      onClick={(event) => {
        onClick?.(event);
        // Selecting text to copy it is no press.
        if (state === 'away' || window.getSelection()?.toString()) return;
        const mark = findUnder(event, boxed);
        if (mark !== null) onSelect?.(mark.id);
      }}
    >
      {state === 'loading' && <Skeleton shape="block" className={styles.loading} />}
      {state === 'failed' && (
        <p className={styles.failed}>{failedText ?? `Page ${page} could not be shown.`}</p>
      )}
      {state !== 'away' && state !== 'failed' && children}
      {state !== 'away' && (
        <PageMarks
          marks={boxed}
          unread={unread}
          width={width}
          height={height}
          selectedId={selectedId}
          hoveredId={hoveredId}
          onSelect={(id) => onSelect?.(id)}
          onHover={setHoveredId}
        />
      )}
    </div>
  );
}
