import { NOTIFICATION_TYPE_LABELS, NOTIFICATION_TYPES } from '@anupalan/enums/notifications';
import { SegmentedControl } from '@anupalan/ui';
import { FilterChoice, ListToolbar, toOptions } from '../../shared/lists/list-toolbar.tsx';
import type { ListState } from '../../shared/lists/use-list.ts';

const TYPES = toOptions(NOTIFICATION_TYPES, NOTIFICATION_TYPE_LABELS);

/** All or what is unread, and of which type. */
export function NotificationToolbar({ list }: { list: ListState }) {
  return (
    <ListToolbar list={list} hasNoClear>
      <SegmentedControl
        label="Which notifications"
        value={list.texts.show === 'unread' ? 'unread' : 'all'}
        options={[
          { value: 'all', label: 'All' },
          { value: 'unread', label: 'Unread' },
        ]}
        onChange={(show) => list.set({ show: show === 'all' ? '' : show })}
      />
      <FilterChoice list={list} name="type" label="Type" placeholder="Any type" options={TYPES} />
    </ListToolbar>
  );
}
