import { FREQUENCIES_BY_PERIOD, FREQUENCY_LABELS } from '@anupalan/enums/frequencies';
import { FilterChoice, ListToolbar, toOptions } from '../../shared/lists/list-toolbar.tsx';
import type { ListState } from '../../shared/lists/use-list.ts';
import { useAssigneeOptions } from '../../shared/tasks/assignee-options.ts';
import { useOrders } from '../../shared/tasks/use-orders.ts';
import { words } from './words.ts';

const FREQUENCY_OPTIONS = toOptions(FREQUENCIES_BY_PERIOD, FREQUENCY_LABELS);

/** Search and filters over the list. */
export function Toolbar({ list }: { list: ListState }) {
  const assignees = useAssigneeOptions();
  const orders = useOrders();
  return (
    <ListToolbar list={list} search={words.search}>
      <FilterChoice
        list={list}
        name="frequency"
        label={words.filters.frequency}
        placeholder={words.filters.anyFrequency}
        options={FREQUENCY_OPTIONS}
      />
      <FilterChoice
        list={list}
        name="assignee"
        label={words.filters.assignee}
        placeholder={words.filters.anyAssignee}
        options={assignees}
      />
      {/* It is there while the orders come: what is below it would move otherwise. */}
      {(orders.isLoading || orders.list.length > 0) && (
        <FilterChoice
          list={list}
          name="order"
          label={words.filters.order}
          placeholder={words.filters.anyOrder}
          options={orders.list.map(({ id, title }) => ({ value: id, label: title }))}
        />
      )}
    </ListToolbar>
  );
}
