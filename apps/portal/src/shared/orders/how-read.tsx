import { IconButton } from '@anupalan/ui';
import { Popover } from '@anupalan/ui/interactive';
import { CircleHelp } from 'lucide-react';

/** Props of {@link HowRead}. `name`: what was read, "COD"; `why`: the server's or the engine's sentence. */
export type HowReadProps = { name: string; why: string };

/** Says at a press by what rule something was read, and from which date it is worked out. */
export function HowRead({ name, why }: HowReadProps) {
  const label = `How this was read: ${name}`;
  return (
    <Popover label={label} trigger={<IconButton icon={CircleHelp} size="sm" label={label} />}>
      <p>{why}</p>
    </Popover>
  );
}
