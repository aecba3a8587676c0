import { TASK_ORIGIN_LABELS, TASK_ORIGINS } from '@anupalan/enums/task-origin';
import { Field, PopoverFields, Select } from '@anupalan/ui';
import { ComboBox } from '@anupalan/ui/interactive';
import { FilterDate } from '../../shared/lists/filter-date.tsx';
import { useAssigneeOptions } from '../../shared/tasks/assignee-options.ts';
import { useOrders } from '../../shared/tasks/use-orders.ts';
import { useTaskOptions } from '../../shared/tasks/use-task-options.ts';
import type { Filters } from './filters.ts';
import { menuWords } from './menus.words.ts';

/** Props of {@link FilterFields}: changes go to the address at once. */
export type FilterFieldsProps = {
  filters: Filters;
  onChange: (changes: Readonly<Record<string, string>>) => void;
};

/** Every filter but the words and the status. */
export function FilterFields({ filters, onChange }: FilterFieldsProps) {
  const assignees = useAssigneeOptions();
  const orders = useOrders();
  const tasks = useTaskOptions();
  return (
    <PopoverFields>
      <FilterDate
        label={menuWords.filters.dueOn}
        value={filters.dueDate}
        onChange={(on) => onChange({ on, from: '', to: '' })}
      />
      <FilterDate
        label={menuWords.filters.dueFrom}
        value={filters.startDate}
        max={filters.endDate}
        onChange={(from) => onChange({ from, on: '' })}
      />
      <FilterDate
        label={menuWords.filters.dueUntil}
        value={filters.endDate}
        min={filters.startDate}
        onChange={(to) => onChange({ to, on: '' })}
      />
      <Field label={menuWords.filters.person}>
        {(control) => (
          <Select
            {...control}
            value={filters.assigneeId ?? ''}
            placeholder={menuWords.filters.anyPerson}
            options={assignees}
            onChange={(event) => onChange({ assignee: event.target.value })}
          />
        )}
      </Field>
      {orders.list.length > 0 && (
        <Field label={menuWords.filters.order}>
          {(control) => (
            <Select
              {...control}
              value={filters.consentDocumentId ?? ''}
              placeholder={menuWords.filters.anyOrder}
              options={orders.list.map(({ id, title }) => ({ value: id, label: title }))}
              onChange={(event) => onChange({ order: event.target.value })}
            />
          )}
        </Field>
      )}
      {tasks.length > 0 && (
        <ComboBox
          label={menuWords.filters.task}
          isOptional
          options={tasks}
          value={filters.taskId ?? null}
          onChange={(taskId) => onChange({ of: taskId ?? '' })}
        />
      )}
      <Field label={menuWords.filters.origin}>
        {(control) => (
          <Select
            {...control}
            value={filters.origin ?? ''}
            placeholder={menuWords.filters.anyOrigin}
            options={TASK_ORIGINS.map((origin) => ({ value: origin, label: TASK_ORIGIN_LABELS[origin] }))}
            onChange={(event) => onChange({ origin: event.target.value })}
          />
        )}
      </Field>
    </PopoverFields>
  );
}
