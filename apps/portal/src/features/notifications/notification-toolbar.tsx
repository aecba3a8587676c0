import { NOTIFICATION_TYPE_LABELS, NOTIFICATION_TYPES } from '@anupalan/enums/notifications';
import { SegmentedControl, Select } from '@anupalan/ui';
import { TableToolbar, ToolbarItem } from '@anupalan/ui/table';
import type { NotificationFilters } from './filters.ts';

const TYPES = NOTIFICATION_TYPES.map((value) => ({ value, label: NOTIFICATION_TYPE_LABELS[value] }));

/** Props of {@link NotificationToolbar}. Changes go to the address. */
export type NotificationToolbarProps = {
  filters: NotificationFilters;
  onChange: (changes: Readonly<Record<string, string>>) => void;
};

/** All or what is unread, and of which type. */
export function NotificationToolbar({ filters, onChange }: NotificationToolbarProps) {
  return (
    <TableToolbar>
      <SegmentedControl
        label="Which notifications"
        value={filters.show}
        options={[
          { value: 'all', label: 'All' },
          { value: 'unread', label: 'Unread' },
        ]}
        onChange={(show) => onChange({ show: show === 'all' ? '' : show })}
      />
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
