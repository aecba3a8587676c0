import { IconButton } from '@anupalan/ui';
import { Menu } from '@anupalan/ui/interactive';
import { Combine, Ellipsis, Split } from 'lucide-react';

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
      label={`More for ${title}`}
      trigger={<IconButton icon={Ellipsis} size="sm" label={`More for ${title}`} />}
      items={[
        { id: 'merge', label: 'Merge with others', icon: Combine, onAction: onMerge },
        { id: 'split', label: 'Split in two', icon: Split, onAction: onSplit },
      ]}
    />
  );
}
