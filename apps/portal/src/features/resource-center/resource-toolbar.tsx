import { INDIAN_STATES } from '@anupalan/enums/organisation-facts';
import { RESOURCE_KIND_LABELS, RESOURCE_KINDS } from '@anupalan/enums/resources';
import {
  STATUTORY_SUBJECT_LABELS,
  STATUTORY_SUBJECTS,
  STATUTORY_VERIFICATION_LABELS,
  STATUTORY_VERIFICATIONS,
} from '@anupalan/enums/statutory';
import { Switch } from '@anupalan/ui';
import { ToolbarItem } from '@anupalan/ui/table';
import { FilterChoice, ListToolbar, toOptions } from '../../shared/lists/list-toolbar.tsx';
import type { ListState } from '../../shared/lists/use-list.ts';

const CHOICES = [
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
    label: 'Status',
    placeholder: 'Any status',
    options: toOptions(STATUTORY_VERIFICATIONS, STATUTORY_VERIFICATION_LABELS),
  },
];

/** Search and filters of the resource centre; each goes to the address at once. */
export function ResourceToolbar({ list }: { list: ListState }) {
  return (
    <ListToolbar list={list} search="Search resources">
      {CHOICES.map((choice) => (
        <FilterChoice key={choice.name} list={list} {...choice} />
      ))}
      <ToolbarItem>
        <Switch
          label="Bookmarked"
          checked={list.texts.saved === '1'}
          onChange={(event) => list.set({ saved: event.target.checked ? '1' : '' })}
        />
      </ToolbarItem>
    </ListToolbar>
  );
}
