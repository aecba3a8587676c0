import { IconButton, Input, Switch } from '@anupalan/ui';
import { ChevronDown, ChevronUp, Minus, PanelLeft, Plus, StretchHorizontal } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import styles from './viewer.module.css';

/** Props of {@link ViewerToolbar}. */
export type ViewerToolbarProps = {
  page: number;
  pageCount: number;
  onGoTo: (page: number) => void;
  percent: number;
  onZoom: (direction: 'in' | 'out') => void;
  onFit: () => void;
  isFit: boolean;
  hasMarks: boolean;
  onMarks: (hasMarks: boolean) => void;
  hasThumbs: boolean;
  onThumbs: (hasThumbs: boolean) => void;
};

/** The number of the page in sight; another one can be typed. */
function PageNumber({ page, pageCount, onGoTo }: Pick<ViewerToolbarProps, 'page' | 'pageCount' | 'onGoTo'>) {
  const [typed, setTyped] = useState<string | null>(null);
  const leave = () => {
    const wanted = Number(typed);
    if (typed !== null && Number.isInteger(wanted) && wanted > 0) onGoTo(Math.min(wanted, pageCount));
    setTyped(null);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    leave();
  };
  return (
    <form className={styles.pageNumber} onSubmit={onSubmit}>
      <Input
        className={styles.pageInput}
        inputMode="numeric"
        aria-label="Page"
        value={typed ?? String(page)}
        onChange={(event) => setTyped(event.currentTarget.value.replace(/\D/g, ''))}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={leave}
      />
      <span className="num">of {pageCount}</span>
    </form>
  );
}

/** Pages, zoom and marks of the page view. */
export function ViewerToolbar(props: ViewerToolbarProps) {
  const { page, pageCount, onGoTo, percent, onZoom, onFit, isFit, hasMarks, onMarks, hasThumbs, onThumbs } =
    props;
  return (
    <div className={styles.toolbar} role="toolbar" aria-label="Page view">
      <span className={styles.wideOnly}>
        <IconButton
          icon={PanelLeft}
          size="sm"
          label="Page thumbnails"
          aria-pressed={hasThumbs}
          onClick={() => onThumbs(!hasThumbs)}
        />
      </span>
      <IconButton
        icon={ChevronUp}
        size="sm"
        label="Previous page"
        disabled={page <= 1}
        onClick={() => onGoTo(page - 1)}
      />
      <IconButton
        icon={ChevronDown}
        size="sm"
        label="Next page"
        disabled={page >= pageCount}
        onClick={() => onGoTo(page + 1)}
      />
      <PageNumber page={page} pageCount={pageCount} onGoTo={onGoTo} />
      <span className={styles.zoom}>
        <IconButton icon={Minus} size="sm" label="Zoom out" onClick={() => onZoom('out')} />
        <span className="num" role="status" aria-label={`Zoom ${percent} percent`}>
          {percent}%
        </span>
        <IconButton icon={Plus} size="sm" label="Zoom in" onClick={() => onZoom('in')} />
        <IconButton
          icon={StretchHorizontal}
          size="sm"
          label="Fit the width"
          disabled={isFit}
          onClick={onFit}
        />
      </span>
      <Switch
        className={styles.marksSwitch}
        label="Show marks"
        checked={hasMarks}
        onChange={(event) => onMarks(event.currentTarget.checked)}
      />
    </div>
  );
}
