import { IconButton } from '@anupalan/ui';
import { Popover } from '@anupalan/ui/interactive';
import { SlidersHorizontal } from 'lucide-react';
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx';
import { menuWords } from './menus.words.ts';

/** The menus of toolbar and rows, and what is seldom there, which come together once the screen is used. */
export { TableSettings } from '@anupalan/ui/table';
export { OccurrenceBulkBar } from './bulk-bar.tsx';
export { ExportMenu } from './export-menu.tsx';
export { LastAction } from './last-action.tsx';
export { NoOccurrences } from './no-occurrences.tsx';
export { RowMenu } from './row-menu.tsx';
export { ViewsMenu } from './views/views-menu.tsx';

/** Every filter but the words and the status, behind one button. */
export function FilterMenu(props: FilterFieldsProps) {
  return (
    <Popover
      label={menuWords.filters.title}
      placement="bottom start"
      trigger={<IconButton icon={SlidersHorizontal} label={menuWords.filters.title} />}
    >
      <FilterFields {...props} />
    </Popover>
  );
}
