import { NOTIFICATION_TYPE_LABELS, NOTIFICATION_TYPES } from '@anupalan/enums/notifications';
import { SegmentedControl } from '@anupalan/ui';
import { FilterChoice, ListToolbar, toOptions } from '../../shared/lists/list-toolbar.tsx';
import type { ListState } from '../../shared/lists/use-list.ts';
import { listWords } from './words.ts';

const TYPES = toOptions(NOTIFICATION_TYPES, NOTIFICATION_TYPE_LABELS);

/** All or what is unread, and of which type. */
export function NotificationToolbar({ list }: { list: ListState }) {
  return (
    <ListToolbar list={list} hasNoClear>
      <SegmentedControl
        label={listWords.filters.label}
        value={list.texts.show === 'unread' ? 'unread' : 'all'}
        options={[
          { value: 'all', label: listWords.filters.all },
          { value: 'unread', label: listWords.filters.unread },
        ]}
        onChange={(show) => list.set({ show: show === 'all' ? '' : show })}
      />
      <FilterChoice
        list={list}
        name="type"
        label={listWords.filters.type}
        placeholder={listWords.filters.anyType}
        options={TYPES}
      />
    </ListToolbar>
  );
}
