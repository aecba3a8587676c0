import { FREQUENCIES_BY_PERIOD, FREQUENCY_LABELS } from '@anupalan/enums/frequencies';
import { Button, Select } from '@anupalan/ui';
import { TableToolbar, ToolbarItem } from '@anupalan/ui/table';
import { SearchBox } from '../../shared/layout/search-box.tsx';
import { usePeopleOptions } from '../../shared/tasks/people.ts';
import { useOrders } from '../../shared/tasks/use-orders.ts';
import { hasTaskFilters, NO_TASK_FILTERS, type TaskFilters } from './filters.ts';

const FREQUENCY_OPTIONS = FREQUENCIES_BY_PERIOD.map((value) => ({ value, label: FREQUENCY_LABELS[value] }));

/** Props of {@link Toolbar}. Changes go to the address. */
export type ToolbarProps = {
  filters: TaskFilters;
  onChange: (changes: Readonly<Record<string, string>>) => void;
  onSearch: (keyword: string) => void;
};

/** Search and filters over the list. */
export function Toolbar({ filters, onChange, onSearch }: ToolbarProps) {
  const people = usePeopleOptions();
  const orders = useOrders();
  return (
    <TableToolbar>
      <SearchBox label="Search tasks" value={filters.keyword} onChange={onSearch} />
      <ToolbarItem>
        <Select
          aria-label="Frequency"
          placeholder="Any frequency"
          value={filters.frequency ?? ''}
          options={FREQUENCY_OPTIONS}
          onChange={(event) => onChange({ frequency: event.target.value })}
        />
      </ToolbarItem>
      <ToolbarItem>
        <Select
          aria-label="Assignee"
          placeholder="Any assignee"
          value={filters.assigneeId}
          options={people}
          onChange={(event) => onChange({ assignee: event.target.value })}
        />
      </ToolbarItem>
      {orders.list.length > 0 && (
        <ToolbarItem>
          <Select
            aria-label="Order"
            placeholder="Any order"
            value={filters.consentDocumentId}
            options={orders.list.map(({ id, title }) => ({ value: id, label: title }))}
            onChange={(event) => onChange({ order: event.target.value })}
          />
        </ToolbarItem>
      )}
      {hasTaskFilters(filters) && (
        <Button variant="ghost" onClick={() => onChange(NO_TASK_FILTERS)}>
          Clear filters
        </Button>
      )}
    </TableToolbar>
  );
}
