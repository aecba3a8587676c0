import { Button } from '@anupalan/ui';
import { BulkBar } from '@anupalan/ui/table';
import type { Selection } from './use-selection.ts';

/** Props of {@link DueBulkBar}. */
export type DueBulkBarProps = {
  selection: Selection;
  isChanging: boolean;
  onComplete: () => void;
  onReopen: () => void;
};

/** Takes the toolbar's place while due dates are selected. */
export function DueBulkBar({ selection, isChanging, onComplete, onReopen }: DueBulkBarProps) {
  const canComplete = selection.rows.some((row) => row.status !== 'completed');
  const canReopen = selection.rows.some((row) => row.status === 'completed');
  return (
    <BulkBar count={selection.rows.length} onClear={selection.clear} isSticky>
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
    </BulkBar>
  );
}
