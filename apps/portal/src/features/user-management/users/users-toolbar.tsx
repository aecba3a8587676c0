import { ACTIVE_FILTER_LABELS } from '@anupalan/enums/active-filter';
import { FilterChoice, ListToolbar } from '../../../shared/lists/list-toolbar.tsx';
import type { ListState } from '../../../shared/lists/use-list.ts';
import { useRoles } from '../use-roles.ts';

const STATES = [
  { value: '1', label: ACTIVE_FILTER_LABELS[1] },
  { value: '0', label: ACTIVE_FILTER_LABELS[0] },
];

/** Search and filters over the users. */
export function UsersToolbar({ list }: { list: ListState }) {
  const { all } = useRoles();
  return (
    <ListToolbar list={list} search="Search people">
      <FilterChoice
        list={list}
        name="isActive"
        label="Status"
        placeholder={ACTIVE_FILTER_LABELS[2]}
        options={STATES}
      />
      <FilterChoice
        list={list}
        name="role"
        label="Role"
        placeholder="Any role"
        options={all.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </ListToolbar>
  );
}
