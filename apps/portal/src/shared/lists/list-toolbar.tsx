import { Button, Select, type SelectOption } from '@anupalan/ui';
import { TableToolbar, ToolbarItem } from '@anupalan/ui/table';
import type { ReactNode } from 'react';
import { SearchBox } from './search-box.tsx';
import type { ListState } from './use-list.ts';
import { words } from './words.ts';

/** Values of a list with their labels, as options. */
export function toOptions<Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): SelectOption[] {
  return values.map((value) => ({ value, label: labels[value] }));
}

/** Props of {@link FilterChoice}. */
export type FilterChoiceProps = {
  list: ListState;
  /** Name of the filter in the address. */
  name: string;
  label: string;
  /** What is shown while nothing is chosen, for example "Any status". */
  placeholder: string;
  options: readonly SelectOption[];
};

/** One filter of a toolbar; a choice goes to the address at once. */
export function FilterChoice({ list, name, label, placeholder, options }: FilterChoiceProps) {
  return (
    <ToolbarItem>
      <Select
        aria-label={label}
        placeholder={placeholder}
        value={list.texts[name] ?? ''}
        options={options}
        onChange={(event) => list.set({ [name]: event.target.value })}
      />
    </ToolbarItem>
  );
}

/** Props of {@link ListToolbar}. */
export type ListToolbarProps = {
  list: ListState;
  /** Name of the search field; left out: the list cannot be searched. */
  search?: string;
  /** Has no button of its own that clears the filters. */
  hasNoClear?: boolean;
  /** What can be done besides filtering. */
  end?: ReactNode;
  /** The filters. */
  children?: ReactNode;
};

/** Search and filters over a list, and the button that takes them all away. */
export function ListToolbar({ list, search, hasNoClear = false, end, children }: ListToolbarProps) {
  // Without a search field the filters are all there is, and stay.
  const isFolded = search !== undefined && children !== undefined;
  return (
    <TableToolbar end={end} {...(isFolded ? { filters: children, filterCount: list.filterCount } : {})}>
      {search !== undefined && <SearchBox label={search} value={list.keyword} onChange={list.onSearch} />}
      {!isFolded && children}
      {list.isFiltered && !hasNoClear && (
        <Button variant="ghost" onClick={list.onClear}>
          {words.clearFilters}
        </Button>
      )}
    </TableToolbar>
  );
}
