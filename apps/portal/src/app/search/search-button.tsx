import { HeaderSearch } from '@anupalan/ui/shell';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { shellWords } from '../shell/words.ts';
import { isSearchKey } from './search-keys.ts';

type PaletteType = ComponentType<{ onClose: () => void }>;

const load = async () => (await import('./palette.tsx')).Palette;

/** Opens the search: by a press, with `/` and with Ctrl-K. Its code comes when it is first wanted. */
export function SearchButton() {
  const [Palette, setPalette] = useState<PaletteType | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const open = useCallback(() => {
    setIsOpen(true);
    load().then(
      (component) => setPalette(() => component),
      // The server is away, which is said elsewhere: the next press tries again.
      () => setIsOpen(false),
    );
  }, []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);
  const prepare = () => void load().catch(() => undefined);
  return (
    <>
      <HeaderSearch
        label={shellWords.search}
        shortcut="/"
        onClick={open}
        onPointerEnter={prepare}
        onFocus={prepare}
      />
      {isOpen && Palette !== null && <Palette onClose={() => setIsOpen(false)} />}
    </>
  );
}
