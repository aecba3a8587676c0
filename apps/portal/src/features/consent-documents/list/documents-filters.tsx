import { DOCUMENT_STATUS_LABELS, DOCUMENT_STATUSES } from '@anupalan/enums/consents';
import { Select } from '@anupalan/ui';
import { TableToolbar, ToolbarItem } from '@anupalan/ui/table';
import { SearchBox } from '../../../shared/layout/search-box.tsx';
import type { ListAddress } from '../../../shared/routing/use-list-query.ts';

/** Search and state of the list, kept in the address. */
export function DocumentsFilters({ list }: { list: ListAddress }) {
  const { keyword, get, set } = list;
  return (
    <TableToolbar>
      <SearchBox label="Search orders" value={keyword} onChange={(words) => set({ keyword: words })} />
      <ToolbarItem>
        <Select
          aria-label="State of the reading"
          value={get('status')}
          placeholder="Every state"
          options={DOCUMENT_STATUSES.map((value) => ({ value, label: DOCUMENT_STATUS_LABELS[value] }))}
          onChange={(event) => set({ status: event.currentTarget.value })}
        />
      </ToolbarItem>
    </TableToolbar>
  );
}
