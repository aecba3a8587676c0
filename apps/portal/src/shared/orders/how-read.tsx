import { Highlighter, IconButton } from '@anupalan/ui';
import { Popover } from '@anupalan/ui/interactive';
import { CircleHelp } from 'lucide-react';
import { orderWords } from './words.ts';

/** Props of {@link HowRead}. `name`: what was read, "COD"; `why`: the server's or the engine's sentence; `quote`: the words. */
export type HowReadProps = { name: string; why: string; quote?: string };

/** Says at a press by what rule something was read, and from which date it is worked out. */
export function HowRead({ name, why, quote }: HowReadProps) {
  const label = orderWords.howRead(name);
  return (
    <Popover label={label} trigger={<IconButton icon={CircleHelp} size="sm" label={label} />}>
      <p>{why}</p>
      {quote && (
        <p>
          <Highlighter dir="auto">{quote}</Highlighter>
        </p>
      )}
    </Popover>
  );
}
