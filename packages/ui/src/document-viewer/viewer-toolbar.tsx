import { ChevronDown, ChevronUp, Minus, PanelLeft, Plus, StretchHorizontal, TextSelect } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { cx } from '../shared/cx.ts';
import { Switch } from '../switch/switch.tsx';
import { PageNumber } from './page-number.tsx';
import { ViewerFind, type ViewerSearch } from './viewer-find.tsx';
import styles from './viewer-toolbar.module.css';

/** The zoom of a page view. */
export type ViewerZoom = {
  /** The size of the page, in percent of the paper size. */
  percent: number;
  /** Called when the reader zooms in or out by one step. */
  onStep: (direction: 'in' | 'out') => void;
  /** Called when the reader fits the page to the width of the pane. */
  onFit: () => void;
  /** Whether the page fits the width of the pane. */
  isFit: boolean;
};

/** Props of {@link ViewerToolbar}: a div's. Parts without props are not shown. */
export type ViewerToolbarProps = Omit<ComponentProps<'div'>, 'role'> & {
  /** The name of the toolbar for screen readers. */
  label?: string;
  /** The current page, from 1, the number of pages (null: not known yet), and a callback that opens another one. */
  pages?: { page: number; pageCount: number | null; onGoTo: (page: number) => void };
  /** The size of the pages. Not shown on phones, where people pinch to zoom. */
  zoom?: ViewerZoom;
  /** Search in the words. */
  search?: ViewerSearch;
  /** Whether the thumbnails at the left are shown, if there is room for them. */
  thumbs?: { isShown: boolean; onChange: (isShown: boolean) => void };
  /** Whether the marks are visible. */
  marks?: { isShown: boolean; onChange: (isShown: boolean) => void };
  /** Whether the reader selects words with keys, or with taps on a touch screen. */
  words?: { isSelecting: boolean; onChange: (isSelecting: boolean) => void };
  /** Content at the start, for example the name of a document without pages. */
  children?: ReactNode;
};

/** The toolbar of a document: pages, zoom, search and marks. */
export function ViewerToolbar(props: ViewerToolbarProps) {
  const { label = 'Page view', pages, zoom, search, thumbs, marks, words, children, ...others } = props;
  const { className, ...rest } = others;
  return (
    <div {...rest} className={cx(styles.toolbar, className)} role="toolbar" aria-label={label}>
      {children && <span className={styles.what}>{children}</span>}
      {thumbs && (
        <span className={styles.wideOnly}>
          <IconButton
            icon={PanelLeft}
            size="sm"
            label="Page thumbnails"
            aria-pressed={thumbs.isShown}
            onClick={() => thumbs.onChange(!thumbs.isShown)}
          />
        </span>
      )}
      {pages && (
        <>
          <IconButton
            icon={ChevronUp}
            size="sm"
            label="Previous page"
            disabled={pages.page <= 1}
            onClick={() => pages.onGoTo(pages.page - 1)}
          />
          <IconButton
            icon={ChevronDown}
            size="sm"
            label="Next page"
            disabled={pages.page >= (pages.pageCount ?? 1)}
            onClick={() => pages.onGoTo(pages.page + 1)}
          />
          <PageNumber {...pages} />
        </>
      )}
      {zoom && (
        <span className={cx(styles.part, styles.zoom)}>
          <IconButton icon={Minus} size="sm" label="Zoom out" onClick={() => zoom.onStep('out')} />
          <span className="num" role="status" aria-label={`Zoom ${zoom.percent} percent`}>
            {zoom.percent}%
          </span>
          <IconButton icon={Plus} size="sm" label="Zoom in" onClick={() => zoom.onStep('in')} />
          <IconButton
            icon={StretchHorizontal}
            size="sm"
            label="Fit the width"
            disabled={zoom.isFit}
            onClick={zoom.onFit}
          />
        </span>
      )}
      {search && <ViewerFind {...search} />}
      {words && (
        <IconButton
          icon={TextSelect}
          size="sm"
          label="Select words"
          aria-pressed={words.isSelecting}
          onClick={() => words.onChange(!words.isSelecting)}
        />
      )}
      {marks && (
        <span className={styles.marks}>
          <Switch
            label="Show marks"
            checked={marks.isShown}
            onChange={(event) => marks.onChange(event.currentTarget.checked)}
          />
        </span>
      )}
    </div>
  );
}
