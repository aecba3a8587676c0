import { useCallback, useState } from 'react';

const PREFIX = 'anupalan.preference.';

function readPreference(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** A choice of this browser, for example whether the sidebar is collapsed. Unlisted values count as the first. */
export function usePreference<const Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
): [Value, (value: Value) => void] {
  const [value, setValue] = useState<Value>(
    () => values.find((known) => known === readPreference(name)) ?? values[0],
  );
  const choose = useCallback(
    (next: Value) => {
      setValue(next);
      try {
        localStorage.setItem(PREFIX + name, next);
      } catch {
        // Storage is full or forbidden: the choice lasts as long as the page.
      }
    },
    [name],
  );
  return [value, choose];
}
