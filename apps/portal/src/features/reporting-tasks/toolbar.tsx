import { FREQUENCIES_BY_PERIOD, FREQUENCY_LABELS } from '@anupalan/enums/frequencies';
import { Button, cx, IconButton, Select } from '@anupalan/ui';
import { X } from 'lucide-react';
import { SearchBox } from '../../shared/layout/search-box.tsx';
import { usePeopleOptions } from '../../shared/tasks/people.ts';
import { useOrders } from '../../shared/tasks/use-orders.ts';
import { hasTaskFilters, NO_TASK_FILTERS, type TaskFilters } from './filters.ts';
import styles from './reporting-tasks.module.css';

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
    <div className={styles.toolbar}>
      <SearchBox label="Search tasks" value={filters.keyword} onChange={onSearch} />
      <span className={styles.filter}>
        <Select
          aria-label="Frequency"
          placeholder="Any frequency"
          value={filters.frequency ?? ''}
          options={FREQUENCY_OPTIONS}
          onChange={(event) => onChange({ frequency: event.target.value })}
        />
      </span>
      <span className={styles.filter}>
        <Select
          aria-label="Assignee"
          placeholder="Any assignee"
          value={filters.assigneeId}
          options={people}
          onChange={(event) => onChange({ assignee: event.target.value })}
        />
      </span>
      {orders.list.length > 0 && (
        <span className={styles.filter}>
          <Select
            aria-label="Order"
            placeholder="Any order"
            value={filters.consentDocumentId}
            options={orders.list.map(({ id, title }) => ({ value: id, label: title }))}
            onChange={(event) => onChange({ order: event.target.value })}
          />
        </span>
      )}
      {hasTaskFilters(filters) && (
        <Button variant="ghost" onClick={() => onChange(NO_TASK_FILTERS)}>
          Clear filters
        </Button>
      )}
    </div>
  );
}

/** Props of {@link BulkBar}. */
export type BulkBarProps = { count: number; onDelete: () => void; onClear: () => void };

/** Takes the toolbar's place while tasks are selected. */
export function BulkBar({ count, onDelete, onClear }: BulkBarProps) {
  return (
    <fieldset className={cx(styles.toolbar, styles.bulk)} aria-label="What to do with the selected">
      <strong role="status" className="num">
        {count} selected
      </strong>
      <Button onClick={onDelete}>Delete</Button>
      <IconButton icon={X} label="Clear selection" onClick={onClear} />
    </fieldset>
  );
}
