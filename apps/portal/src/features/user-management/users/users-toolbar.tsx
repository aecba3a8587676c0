import { ACTIVE_FILTER_LABELS } from '@anupalan/enums/active-filter';
import { FilterChoice, ListToolbar } from '../../../shared/lists/list-toolbar.tsx';
import type { ListState } from '../../../shared/lists/use-list.ts';
import { useRoles } from '../use-roles.ts';
import { listWords } from './words.ts';

const STATES = [
  { value: '1', label: ACTIVE_FILTER_LABELS[1] },
  { value: '0', label: ACTIVE_FILTER_LABELS[0] },
];

/** Search and filters over the users. */
export function UsersToolbar({ list }: { list: ListState }) {
  const { all } = useRoles();
  return (
    <ListToolbar list={list} search={listWords.search}>
      <FilterChoice
        list={list}
        name="isActive"
        label={listWords.filters.status}
        placeholder={ACTIVE_FILTER_LABELS[2]}
        options={STATES}
      />
      <FilterChoice
        list={list}
        name="role"
        label={listWords.filters.role}
        placeholder={listWords.filters.anyRole}
        options={all.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </ListToolbar>
  );
}
