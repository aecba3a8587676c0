import type { ExportFormat } from '@anupalan/api-client/endpoints/scheduled-tasks';
import type { ScheduledTask } from '@anupalan/api-client/types';
import { Button } from '@anupalan/ui';
import { BulkBar } from '@anupalan/ui/table';
import { Download } from 'lucide-react';
import { LazyTrigger } from '../../shared/lazy-trigger.tsx';
import type { Selection } from '../../shared/lists/use-selection.ts';
import { MENUS } from './on-demand.tsx';
import { words } from './words.ts';

/** Props of {@link OccurrenceBulkBar}. What is null is not for this user. */
export type OccurrenceBulkBarProps = {
  selection: Selection<ScheduledTask>;
  isChanging: boolean;
  isExporting: boolean;
  onComplete: (() => void) | null;
  onReopen: (() => void) | null;
  onAssign: (() => void) | null;
  onExport: (format: ExportFormat) => void;
};

/** Takes the toolbar's place while due dates are selected. */
export function OccurrenceBulkBar(props: OccurrenceBulkBarProps) {
  const { selection, isChanging, isExporting, onComplete, onReopen, onAssign, onExport } = props;
  const canComplete = onComplete !== null && selection.rows.some((row) => row.status !== 'completed');
  const canReopen = onReopen !== null && selection.rows.some((row) => row.status === 'completed');
  return (
    <BulkBar count={selection.rows.length} onClear={selection.clear} isSticky>
      {canComplete && (
        <Button variant="primary" disabled={isChanging} onClick={onComplete}>
          {words.actions.complete}
        </Button>
      )}
      {canReopen && (
        <Button disabled={isChanging} onClick={onReopen}>
          {words.actions.reopen}
        </Button>
      )}
      {onAssign !== null && <Button onClick={onAssign}>{words.actions.assign}</Button>}
      <LazyTrigger
        load={MENUS.formats}
        props={{ label: words.exportSelected, isExporting, onExport }}
        fallback={(handlers) => (
          <Button
            {...handlers}
            icon={Download}
            isLoading={isExporting}
            loadingLabel={words.exporting}
            aria-haspopup="menu"
          >
            {words.export}
          </Button>
        )}
      />
    </BulkBar>
  );
}
