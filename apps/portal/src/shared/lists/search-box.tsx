import { KEYWORD_MAX_LENGTH } from '@anupalan/enums/limits';
import { SearchInput } from '@anupalan/ui';
import { ToolbarItem } from '@anupalan/ui/table';
import { collapseSpaces } from '@anupalan/validators/input';
import { useEffect, useState } from 'react';

/** How long typing rests before the list is asked, in milliseconds. */
const REST_MS = 300;

/** Props of {@link SearchBox}. `value` is what the list is filtered by. */
export type SearchBoxProps = { label: string; value: string; onChange: (value: string) => void };

/** A search field over a list: asks when typing rests, at once on Enter and on clearing. */
export function SearchBox({ label, value, onChange }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    const words = typed.trim();
    if (words === value) return;
    const timer = setTimeout(() => onChange(words), REST_MS);
    return () => clearTimeout(timer);
  }, [typed, value, onChange]);
  return (
    <ToolbarItem kind="search">
      <SearchInput
        label={label}
        placeholder={label}
        value={typed}
        maxLength={KEYWORD_MAX_LENGTH}
        onChange={(event) => setTyped(collapseSpaces(event.target.value))}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onChange(typed.trim());
        }}
        onClear={() => {
          setTyped('');
          onChange('');
        }}
      />
    </ToolbarItem>
  );
}
