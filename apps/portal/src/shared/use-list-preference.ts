import { useCallback, useState } from 'react';

const PREFIX = 'anupalan.preference.';

function readList(name: string): readonly string[] | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null');
    return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : null;
  } catch {
    return null;
  }
}

/** A list of names that this browser remembers, for example the columns of a table that are hidden. */
export function useListPreference(
  name: string,
  initial: readonly string[],
): [readonly string[], (value: readonly string[]) => void] {
  const [value, setValue] = useState(() => readList(name) ?? initial);
  const choose = useCallback(
    (next: readonly string[]) => {
      setValue(next);
      try {
        localStorage.setItem(PREFIX + name, JSON.stringify(next));
      } catch {
        // Storage is full or forbidden: the choice lasts as long as the page.
      }
    },
    [name],
  );
  return [value, choose];
}
