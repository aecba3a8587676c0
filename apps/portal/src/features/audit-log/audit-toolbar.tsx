import { Button, Field, PopoverFields, Select, type SelectOption } from '@anupalan/ui';
import { DateField, Popover } from '@anupalan/ui/interactive';
import { TableToolbar, ToolbarItem } from '@anupalan/ui/table';
import { SlidersHorizontal } from 'lucide-react';
import { SearchBox } from '../../shared/layout/search-box.tsx';
import type { ListAddress } from '../../shared/routing/use-list-query.ts';
import { usePeopleOptions } from '../../shared/tasks/people.ts';
import { ACTIONS, SUBJECTS } from './audit-words.ts';
import { NO_AUDIT_FILTERS } from './filters.ts';

function toOptions(labels: Readonly<Record<string, string>>): SelectOption[] {
  return Object.entries(labels)
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => one.label.localeCompare(other.label));
}

const ACTION_OPTIONS = toOptions(ACTIONS);
const SUBJECT_OPTIONS = toOptions(SUBJECTS);

/** Search, people and subjects over the trail; the rest behind a button. Each goes to the address at once. */
export function AuditToolbar({ list, isFiltered }: { list: ListAddress; isFiltered: boolean }) {
  const people = usePeopleOptions();
  const { get, set } = list;
  return (
    <TableToolbar>
      <SearchBox label="Search the log" value={list.keyword} onChange={(keyword) => set({ keyword })} />
      <ToolbarItem>
        <Select
          aria-label="Person"
          placeholder="Anybody"
          value={get('person')}
          options={people}
          onChange={(event) => set({ person: event.target.value })}
        />
      </ToolbarItem>
      <ToolbarItem>
        <Select
          aria-label="Subject"
          placeholder="Any subject"
          value={get('subject')}
          options={SUBJECT_OPTIONS}
          onChange={(event) => set({ subject: event.target.value })}
        />
      </ToolbarItem>
      <Popover
        label="More filters"
        placement="bottom start"
        trigger={<Button icon={SlidersHorizontal}>More filters</Button>}
      >
        <PopoverFields>
          <Field label="What was done">
            {(control) => (
              <Select
                {...control}
                placeholder="Anything"
                value={get('action')}
                options={ACTION_OPTIONS}
                onChange={(event) => set({ action: event.target.value })}
              />
            )}
          </Field>
          <DateField
            label="From"
            isOptional
            value={get('from') || null}
            max={get('to') || undefined}
            onChange={(date) => set({ from: date ?? '' })}
          />
          <DateField
            label="Until"
            isOptional
            value={get('to') || null}
            min={get('from') || undefined}
            onChange={(date) => set({ to: date ?? '' })}
          />
        </PopoverFields>
      </Popover>
      {isFiltered && (
        <Button variant="ghost" onClick={() => set(NO_AUDIT_FILTERS)}>
          Clear filters
        </Button>
      )}
    </TableToolbar>
  );
}
