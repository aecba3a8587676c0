import {
  STATUTORY_SUBJECT_LABELS,
  STATUTORY_SUBJECTS,
  STATUTORY_VERIFICATION_LABELS,
  STATUTORY_VERIFICATIONS,
} from '@anupalan/enums/statutory';
import { STATUTORY_STATES } from '@anupalan/validators/requests/statutory-obligations';
import { FilterChoice, ListToolbar, toOptions } from '../../../shared/lists/list-toolbar.tsx';
import type { ListState } from '../../../shared/lists/use-list.ts';
import { STATE_LOOKS } from './entry-words.ts';
import { words } from './words.ts';

const CHOICES = [
  {
    name: 'subject',
    label: words.filters.subject,
    placeholder: words.filters.anySubject,
    options: toOptions(STATUTORY_SUBJECTS, STATUTORY_SUBJECT_LABELS),
  },
  {
    name: 'source',
    label: words.filters.source,
    placeholder: words.filters.anySource,
    options: toOptions(STATUTORY_VERIFICATIONS, STATUTORY_VERIFICATION_LABELS),
  },
  {
    name: 'state',
    label: words.filters.state,
    placeholder: words.filters.anyState,
    options: STATUTORY_STATES.map((value) => ({ value, label: STATE_LOOKS[value].label })),
  },
];

/** Search and filters over the catalogue. */
export function CatalogueToolbar({ list }: { list: ListState }) {
  return (
    <ListToolbar list={list} search={words.search}>
      {CHOICES.map((choice) => (
        <FilterChoice key={choice.name} list={list} {...choice} />
      ))}
    </ListToolbar>
  );
}
