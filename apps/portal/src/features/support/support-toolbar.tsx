import {
  SUPPORT_STATUS_LABELS,
  SUPPORT_STATUSES,
  SUPPORT_TYPE_LABELS,
  SUPPORT_TYPES,
} from '@anupalan/enums/support';
import { Select } from '@anupalan/ui';
import { TableToolbar, ToolbarItem } from '@anupalan/ui/table';
import type { ReactNode } from 'react';
import { SearchBox } from '../../shared/layout/search-box.tsx';
import type { SupportFilters } from './filters.ts';

const STATUSES = SUPPORT_STATUSES.map((value) => ({ value, label: SUPPORT_STATUS_LABELS[value] }));
const TYPES = SUPPORT_TYPES.map((value) => ({ value, label: SUPPORT_TYPE_LABELS[value] }));

/** Props of {@link SupportToolbar}. Changes go to the address. */
export type SupportToolbarProps = {
  keyword: string;
  filters: SupportFilters;
  onChange: (changes: Readonly<Record<string, string>>) => void;
  /** What can be done besides filtering. */
  end: ReactNode;
};

/** Words, status and type of the requests that are listed. */
export function SupportToolbar({ keyword, filters, onChange, end }: SupportToolbarProps) {
  return (
    <TableToolbar end={end}>
      <ToolbarItem kind="search">
        <SearchBox
          label="Search requests"
          value={keyword}
          onChange={(value) => onChange({ keyword: value })}
        />
      </ToolbarItem>
      <ToolbarItem>
        <Select
          aria-label="Status"
          placeholder="Any status"
          value={filters.status ?? ''}
          options={STATUSES}
          onChange={(event) => onChange({ status: event.target.value })}
        />
      </ToolbarItem>
      <ToolbarItem>
        <Select
          aria-label="Type"
          placeholder="Any type"
          value={filters.type ?? ''}
          options={TYPES}
          onChange={(event) => onChange({ type: event.target.value })}
        />
      </ToolbarItem>
    </TableToolbar>
  );
}
