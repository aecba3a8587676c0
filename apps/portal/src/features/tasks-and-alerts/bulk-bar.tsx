import { Button, cx, IconButton } from '@anupalan/ui';
import { X } from 'lucide-react';
import styles from './tasks-and-alerts.module.css';
import type { Selection } from './use-selection.ts';

/** Props of {@link BulkBar}. */
export type BulkBarProps = {
  selection: Selection;
  isChanging: boolean;
  onComplete: () => void;
  onReopen: () => void;
};

/** Takes the toolbar's place while due dates are selected. */
export function BulkBar({ selection, isChanging, onComplete, onReopen }: BulkBarProps) {
  const count = selection.rows.length;
  const canComplete = selection.rows.some((row) => row.status !== 'completed');
  const canReopen = selection.rows.some((row) => row.status === 'completed');
  return (
    <fieldset className={cx(styles.toolbar, styles.bulk)} aria-label="What to do with the selected">
      <strong role="status" className="num">
        {count} selected
      </strong>
      {canComplete && (
        <Button variant="primary" disabled={isChanging} onClick={onComplete}>
          Mark complete
        </Button>
      )}
      {canReopen && (
        <Button disabled={isChanging} onClick={onReopen}>
          Reopen
        </Button>
      )}
      <IconButton icon={X} label="Clear selection" onClick={selection.clear} />
    </fieldset>
  );
}
