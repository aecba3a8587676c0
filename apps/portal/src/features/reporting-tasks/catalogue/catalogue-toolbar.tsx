import {
  STATUTORY_SUBJECT_LABELS,
  STATUTORY_SUBJECTS,
  STATUTORY_VERIFICATION_LABELS,
  STATUTORY_VERIFICATIONS,
} from '@anupalan/enums/statutory';
import { Button, Select } from '@anupalan/ui';
import { TableToolbar, ToolbarItem } from '@anupalan/ui/table';
import { STATUTORY_STATES } from '@anupalan/validators/requests/statutory-obligations';
import { SearchBox } from '../../../shared/layout/search-box.tsx';
import { STATE_LOOKS } from './entry-words.ts';
import { type CatalogueFilters, hasCatalogueFilters, NO_CATALOGUE_FILTERS } from './filters.ts';

const toOptions = <T extends string>(values: readonly T[], toLabel: (value: T) => string) =>
  values.map((value) => ({ value, label: toLabel(value) }));
const SUBJECTS = toOptions(STATUTORY_SUBJECTS, (value) => STATUTORY_SUBJECT_LABELS[value]);
const SOURCES = toOptions(STATUTORY_VERIFICATIONS, (value) => STATUTORY_VERIFICATION_LABELS[value]);
const STATES = toOptions(STATUTORY_STATES, (value) => STATE_LOOKS[value].label);

/** Props of {@link CatalogueToolbar}. Changes go to the address. */
export type CatalogueToolbarProps = {
  filters: CatalogueFilters;
  onChange: (changes: Readonly<Record<string, string>>) => void;
  onSearch: (keyword: string) => void;
};

/** Search and filters over the catalogue. */
export function CatalogueToolbar({ filters, onChange, onSearch }: CatalogueToolbarProps) {
  const choices = [
    {
      name: 'subject',
      label: 'Subject',
      placeholder: 'Any subject',
      value: filters.subject,
      options: SUBJECTS,
    },
    {
      name: 'source',
      label: 'Source',
      placeholder: 'Any source',
      value: filters.verification,
      options: SOURCES,
    },
    { name: 'state', label: 'State', placeholder: 'Any state', value: filters.state, options: STATES },
  ];
  return (
    <TableToolbar>
      <SearchBox label="Search the catalogue" value={filters.keyword} onChange={onSearch} />
      {choices.map(({ name, label, placeholder, value, options }) => (
        <ToolbarItem key={name}>
          <Select
            aria-label={label}
            placeholder={placeholder}
            value={value ?? ''}
            options={options}
            onChange={(event) => onChange({ [name]: event.target.value })}
          />
        </ToolbarItem>
      ))}
      {hasCatalogueFilters(filters) && (
        <Button variant="ghost" onClick={() => onChange(NO_CATALOGUE_FILTERS)}>
          Clear filters
        </Button>
      )}
    </TableToolbar>
  );
}
