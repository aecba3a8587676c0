import { Button, Field, PopoverFields, Select, type SelectOption } from '@anupalan/ui';
import { Popover } from '@anupalan/ui/interactive';
import { SlidersHorizontal } from 'lucide-react';
import { FilterDate } from '../../shared/lists/filter-date.tsx';
import { FilterChoice, ListToolbar } from '../../shared/lists/list-toolbar.tsx';
import type { ListState } from '../../shared/lists/use-list.ts';
import { useAssigneeOptions } from '../../shared/tasks/assignee-options.ts';
import { ACTIONS, SUBJECTS } from './audit-words.ts';
import { words } from './words.ts';

function toOptions(labels: Readonly<Record<string, string>>): SelectOption[] {
  return Object.entries(labels)
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => one.label.localeCompare(other.label));
}

const ACTION_OPTIONS = toOptions(ACTIONS);
const SUBJECT_OPTIONS = toOptions(SUBJECTS);

/** Search, users and subjects over the trail; the rest behind a button. Each goes to the address at once. */
export function AuditToolbar({ list }: { list: ListState }) {
  const assignees = useAssigneeOptions();
  const { texts, set } = list;
  return (
    <ListToolbar list={list} search={words.search}>
      <FilterChoice
        list={list}
        name="person"
        label={words.filters.person}
        placeholder={words.filters.anyPerson}
        options={assignees}
      />
      <FilterChoice
        list={list}
        name="subject"
        label={words.filters.subject}
        placeholder={words.filters.anySubject}
        options={SUBJECT_OPTIONS}
      />
      <Popover
        label={words.filters.more}
        placement="bottom start"
        trigger={<Button icon={SlidersHorizontal}>{words.filters.more}</Button>}
      >
        <PopoverFields>
          <Field label={words.filters.action}>
            {(control) => (
              <Select
                {...control}
                placeholder={words.filters.anyAction}
                value={texts.action ?? ''}
                options={ACTION_OPTIONS}
                onChange={(event) => set({ action: event.target.value })}
              />
            )}
          </Field>
          <FilterDate
            label={words.filters.from}
            value={texts.from}
            max={texts.to}
            onChange={(from) => set({ from })}
          />
          <FilterDate
            label={words.filters.to}
            value={texts.to}
            min={texts.from}
            onChange={(to) => set({ to })}
          />
        </PopoverFields>
      </Popover>
    </ListToolbar>
  );
}
