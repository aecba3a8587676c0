import { INDIAN_STATES } from '@anupalan/enums/organisation-facts';
import { RESOURCE_KIND_LABELS, RESOURCE_KINDS } from '@anupalan/enums/resources';
import {
  STATUTORY_SUBJECT_LABELS,
  STATUTORY_SUBJECTS,
  STATUTORY_VERIFICATION_LABELS,
  STATUTORY_VERIFICATIONS,
} from '@anupalan/enums/statutory';
import { Button, Select, type SelectOption, Switch } from '@anupalan/ui';
import { TableToolbar, ToolbarItem } from '@anupalan/ui/table';
import { SearchBox } from '../../shared/layout/search-box.tsx';
import type { ListAddress } from '../../shared/routing/use-list-query.ts';
import { NO_RESOURCE_FILTERS } from './filters.ts';

type Choice = { name: string; label: string; placeholder: string; options: readonly SelectOption[] };

function toOptions<Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) {
  return values.map((value) => ({ value, label: labels[value] }));
}

const CHOICES: readonly Choice[] = [
  {
    name: 'kind',
    label: 'Kind',
    placeholder: 'Any kind',
    options: toOptions(RESOURCE_KINDS, RESOURCE_KIND_LABELS),
  },
  {
    name: 'topic',
    label: 'Topic',
    placeholder: 'Any topic',
    options: toOptions(STATUTORY_SUBJECTS, STATUTORY_SUBJECT_LABELS),
  },
  {
    name: 'state',
    label: 'State',
    placeholder: 'Any state',
    options: INDIAN_STATES.map((value) => ({ value, label: value })),
  },
  {
    name: 'verification',
    label: 'How sure',
    placeholder: 'However sure',
    options: toOptions(STATUTORY_VERIFICATIONS, STATUTORY_VERIFICATION_LABELS),
  },
];

/** Search and filters of the resource centre; each goes to the address at once. */
export function ResourceToolbar({ list, isFiltered }: { list: ListAddress; isFiltered: boolean }) {
  return (
    <TableToolbar>
      <SearchBox
        label="Search resources"
        value={list.keyword}
        onChange={(keyword) => list.set({ keyword })}
      />
      {CHOICES.map(({ name, label, placeholder, options }) => (
        <ToolbarItem key={name}>
          <Select
            aria-label={label}
            placeholder={placeholder}
            value={list.get(name)}
            options={options}
            onChange={(event) => list.set({ [name]: event.target.value })}
          />
        </ToolbarItem>
      ))}
      <ToolbarItem>
        <Switch
          label="Bookmarked"
          checked={list.get('saved') === '1'}
          onChange={(event) => list.set({ saved: event.target.checked ? '1' : '' })}
        />
      </ToolbarItem>
      {isFiltered && (
        <Button variant="ghost" onClick={() => list.set(NO_RESOURCE_FILTERS)}>
          Clear filters
        </Button>
      )}
    </TableToolbar>
  );
}
