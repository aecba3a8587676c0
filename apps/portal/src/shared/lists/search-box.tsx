import { KEYWORD_MAX_LENGTH } from '@anupalan/enums/limits';
import { SearchInput } from '@anupalan/ui';
import { ToolbarItem } from '@anupalan/ui/table';
import { collapseSpaces } from '@anupalan/validators/input';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** How long typing rests before the list is asked, in milliseconds. */
const REST_MS = 300;

/** Props of {@link SearchBox}. `value` is what the list is filtered by. */
export type SearchBoxProps = { label: string; value: string; onChange: (value: string) => void };

/** A search field over a list: asks when typing rests, at once on Enter and on clearing. */
export function SearchBox({ label, value, onChange }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  // Words that were asked for and are not the value yet. More may be typed before they are: that must stay.
  const asked = useRef<string[]>([]);
  useEffect(() => {
    const index = asked.current.indexOf(value);
    if (index < 0) setTyped(value);
    asked.current.splice(0, index + 1);
  }, [value]);
  const ask = (words: string) => {
    if (words === value) return;
    asked.current.push(words);
    onChange(words);
  };
  const askAtRest = useEffectEvent(ask);
  useEffect(() => {
    const timer = setTimeout(() => askAtRest(typed.trim()), REST_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <ToolbarItem kind="search">
      <SearchInput
        label={label}
        placeholder={label}
        value={typed}
        maxLength={KEYWORD_MAX_LENGTH}
        onChange={(event) => setTyped(collapseSpaces(event.target.value))}
        onKeyDown={(event) => {
          if (event.key === 'Enter') ask(typed.trim());
        }}
        onClear={() => {
          setTyped('');
          ask('');
        }}
      />
    </ToolbarItem>
  );
}
