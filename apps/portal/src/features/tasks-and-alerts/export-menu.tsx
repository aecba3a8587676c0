import { type ExportFormat, exportScheduledTasks } from '@anupalan/api-client/endpoints/scheduled-tasks';
import { Button, IconButton } from '@anupalan/ui';
import { Menu, type MenuItem } from '@anupalan/ui/interactive';
import { Download } from 'lucide-react';
import { printPage } from '../../shared/print/print-page.ts';
import { type Filters, toExportQuery } from './filters.ts';
import { menuWords } from './menus.words.ts';
import { useExport } from './use-export.ts';

/** Props of {@link FormatMenu}. */
export type FormatMenuProps = {
  /** Names what is exported, for screen readers. */
  label: string;
  isExporting: boolean;
  onExport: (format: ExportFormat) => void;
};

function toFormatItems(onExport: FormatMenuProps['onExport']): MenuItem[] {
  return [
    {
      id: 'csv',
      label: menuWords.export.csv,
      hint: menuWords.export.csvHint,
      onAction: () => onExport('csv'),
    },
    {
      id: 'xlsx',
      label: menuWords.export.workbook,
      hint: menuWords.export.workbookHint,
      onAction: () => onExport('xlsx'),
    },
  ];
}

/** CSV or a workbook. */
export function FormatMenu({ label, isExporting, onExport }: FormatMenuProps) {
  return (
    <Menu
      label={label}
      trigger={
        <Button icon={Download} isLoading={isExporting} loadingLabel={menuWords.export.busy}>
          {menuWords.export.button}
        </Button>
      }
      items={toFormatItems(onExport)}
    />
  );
}

/** Saves all tasks that the filters find, from every page; or prints what is shown. */
export function ExportMenu({ filters }: { filters: Filters }) {
  const { isExporting, run } = useExport();
  const onExport = (format: ExportFormat) =>
    void run(() => exportScheduledTasks(toExportQuery(filters), format));
  return (
    <Menu
      label={menuWords.export.ofFilters}
      trigger={<IconButton icon={Download} label={menuWords.export.button} aria-busy={isExporting} />}
      items={[
        ...toFormatItems(onExport),
        {
          id: 'print',
          label: menuWords.export.print,
          hint: menuWords.export.printHint,
          onAction: () => void printPage(),
        },
      ]}
    />
  );
}
