import { ACTIVE_FILTER_LABELS } from '@anupalan/enums/active-filter';
import { Button, Select } from '@anupalan/ui';
import { TableToolbar, ToolbarItem } from '@anupalan/ui/table';
import { SearchBox } from '../../../shared/layout/search-box.tsx';
import { useRoles } from '../use-roles.ts';
import { hasPeopleFilters, NO_PEOPLE_FILTERS, type PeopleFilters } from './filters.ts';

const STATES = [
  { value: '1', label: ACTIVE_FILTER_LABELS[1] },
  { value: '0', label: ACTIVE_FILTER_LABELS[0] },
];

/** Props of {@link PeopleToolbar}. Changes go to the address. */
export type PeopleToolbarProps = {
  filters: PeopleFilters;
  onChange: (changes: Readonly<Record<string, string>>) => void;
  onSearch: (keyword: string) => void;
};

/** Search and filters over the people. */
export function PeopleToolbar({ filters, onChange, onSearch }: PeopleToolbarProps) {
  const { all } = useRoles();
  return (
    <TableToolbar>
      <SearchBox label="Search people" value={filters.keyword} onChange={onSearch} />
      <ToolbarItem>
        <Select
          aria-label="Status"
          placeholder={ACTIVE_FILTER_LABELS[2]}
          value={filters.isActive === 2 ? '' : String(filters.isActive)}
          options={STATES}
          onChange={(event) => onChange({ isActive: event.target.value })}
        />
      </ToolbarItem>
      <ToolbarItem>
        <Select
          aria-label="Role"
          placeholder="Any role"
          value={filters.roleId}
          options={all.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => onChange({ role: event.target.value })}
        />
      </ToolbarItem>
      {hasPeopleFilters(filters) && (
        <Button variant="ghost" onClick={() => onChange(NO_PEOPLE_FILTERS)}>
          Clear filters
        </Button>
      )}
    </TableToolbar>
  );
}
