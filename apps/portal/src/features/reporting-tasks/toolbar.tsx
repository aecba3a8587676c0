import { FREQUENCIES_BY_PERIOD, FREQUENCY_LABELS } from '@anupalan/enums/frequencies';
import { FilterChoice, ListToolbar, toOptions } from '../../shared/lists/list-toolbar.tsx';
import type { ListState } from '../../shared/lists/use-list.ts';
import { useAssigneeOptions } from '../../shared/tasks/assignee-options.ts';
import { useOrders } from '../../shared/tasks/use-orders.ts';

const FREQUENCY_OPTIONS = toOptions(FREQUENCIES_BY_PERIOD, FREQUENCY_LABELS);

/** Search and filters over the list. */
export function Toolbar({ list }: { list: ListState }) {
  const assignees = useAssigneeOptions();
  const orders = useOrders();
  return (
    <ListToolbar list={list} search="Search tasks">
      <FilterChoice
        list={list}
        name="frequency"
        label="Frequency"
        placeholder="Any frequency"
        options={FREQUENCY_OPTIONS}
      />
      <FilterChoice
        list={list}
        name="assignee"
        label="Assignee"
        placeholder="Any assignee"
        options={assignees}
      />
      {/* It is there while the orders come: what is below it would move otherwise. */}
      {(orders.isLoading || orders.list.length > 0) && (
        <FilterChoice
          list={list}
          name="order"
          label="Order"
          placeholder="Any order"
          options={orders.list.map(({ id, title }) => ({ value: id, label: title }))}
        />
      )}
    </ListToolbar>
  );
}
