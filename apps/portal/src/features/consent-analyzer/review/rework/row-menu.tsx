import { IconButton } from '@anupalan/ui';
import { Menu } from '@anupalan/ui/interactive';
import { Combine, Ellipsis, Split } from 'lucide-react';
import { actionWords } from '../words.ts';

/** Props of {@link RowMenu}. */
export type RowMenuProps = {
  /** Name of the row. */
  title: string;
  onMerge: () => void;
  onSplit: () => void;
};

/** What can be made of the open row beside deciding on it. */
export function RowMenu({ title, onMerge, onSplit }: RowMenuProps) {
  return (
    <Menu
      label={actionWords.more(title)}
      trigger={<IconButton icon={Ellipsis} size="sm" label={actionWords.more(title)} />}
      items={[
        { id: 'merge', label: actionWords.merge, icon: Combine, onAction: onMerge },
        { id: 'split', label: actionWords.split, icon: Split, onAction: onSplit },
      ]}
    />
  );
}
