import { KEYWORD_MAX_LENGTH } from '@anupalan/enums/limits';
import { SearchInput } from '@anupalan/ui';
import { useEffect, useState } from 'react';

/** Rest after the last key before the list is asked. */
const WAIT_MS = 300;

/** Props of {@link KeywordSearch}. `keyword` is the address's. */
export type KeywordSearchProps = { label: string; keyword: string; onSearch: (keyword: string) => void };

/** A search field that follows the address and changes it once the typing rests. */
export function KeywordSearch({ label, keyword, onSearch }: KeywordSearchProps) {
  const [text, setText] = useState(keyword);
  const [told, setTold] = useState(keyword);
  if (told !== keyword) {
    // The address was changed by something else: a link, the back button, "Clear filters".
    setTold(keyword);
    setText(keyword);
  }
  const words = text.trim();
  useEffect(() => {
    if (words === keyword) return;
    const timer = setTimeout(() => {
      setTold(words);
      onSearch(words);
    }, WAIT_MS);
    return () => clearTimeout(timer);
  }, [words, keyword, onSearch]);
  return (
    <SearchInput
      label={label}
      placeholder={label}
      value={text}
      maxLength={KEYWORD_MAX_LENGTH}
      onChange={(event) => setText(event.target.value)}
      onClear={() => setText('')}
    />
  );
}
