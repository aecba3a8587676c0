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
import { listWords } from './words.ts';

const CHOICES = [
  {
    name: 'kind',
    label: listWords.filters.kind,
    placeholder: listWords.filters.anyKind,
    options: toOptions(RESOURCE_KINDS, RESOURCE_KIND_LABELS),
  },
  {
    name: 'topic',
    label: listWords.filters.topic,
    placeholder: listWords.filters.anyTopic,
    options: toOptions(STATUTORY_SUBJECTS, STATUTORY_SUBJECT_LABELS),
  },
  {
    name: 'state',
    label: listWords.filters.state,
    placeholder: listWords.filters.anyState,
    options: INDIAN_STATES.map((value) => ({ value, label: value })),
  },
  {
    name: 'verification',
    label: listWords.filters.status,
    placeholder: listWords.filters.anyStatus,
    options: toOptions(STATUTORY_VERIFICATIONS, STATUTORY_VERIFICATION_LABELS),
  },
];

/** Search and filters of the resource centre; each goes to the address at once. */
export function ResourceToolbar({ list }: { list: ListState }) {
  return (
    <ListToolbar list={list} search={listWords.search}>
      {CHOICES.map((choice) => (
        <FilterChoice key={choice.name} list={list} {...choice} />
      ))}
      <ToolbarItem>
        <Switch
          label={listWords.filters.bookmarked}
          checked={list.texts.saved === '1'}
          onChange={(event) => list.set({ saved: event.target.checked ? '1' : '' })}
        />
      </ToolbarItem>
    </ListToolbar>
  );
}
