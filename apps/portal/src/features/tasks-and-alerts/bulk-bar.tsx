import { type ExportFormat, exportSelectedTasks } from '@anupalan/api-client/endpoints/scheduled-tasks';
import type { ScheduledTask } from '@anupalan/api-client/types';
import { Button } from '@anupalan/ui';
import { BulkBar } from '@anupalan/ui/table';
import type { Selection } from '../../shared/lists/use-selection.ts';
import { FormatMenu } from './export-menu.tsx';
import { menuWords } from './menus.words.ts';
import { useExport } from './use-export.ts';

/** Props of {@link OccurrenceBulkBar}. What is null is not for this user. */
export type OccurrenceBulkBarProps = {
  selection: Selection<ScheduledTask>;
  isChanging: boolean;
  onComplete: (() => void) | null;
  onReopen: (() => void) | null;
  onAssign: (() => void) | null;
};

/** Takes the toolbar's place while due dates are selected. */
export function OccurrenceBulkBar(props: OccurrenceBulkBarProps) {
  const { selection, isChanging, onComplete, onReopen, onAssign } = props;
  const { isExporting, run } = useExport();
  const onExport = (format: ExportFormat) => {
    const ids = selection.rows.map(({ id }) => id);
    void run(() => exportSelectedTasks(ids, format));
  };
  const canComplete = onComplete !== null && selection.rows.some((row) => row.status !== 'completed');
  const canReopen = onReopen !== null && selection.rows.some((row) => row.status === 'completed');
  return (
    <BulkBar count={selection.rows.length} onClear={selection.clear} isSticky>
      {canComplete && (
        <Button variant="primary" disabled={isChanging} onClick={onComplete}>
          {menuWords.rows.complete}
        </Button>
      )}
      {canReopen && (
        <Button disabled={isChanging} onClick={onReopen}>
          {menuWords.rows.reopen}
        </Button>
      )}
      {onAssign !== null && <Button onClick={onAssign}>{menuWords.rows.assign}</Button>}
      <FormatMenu label={menuWords.export.ofSelected} isExporting={isExporting} onExport={onExport} />
    </BulkBar>
  );
}
