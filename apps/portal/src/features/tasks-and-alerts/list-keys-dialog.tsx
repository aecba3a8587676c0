import { KeysDialog } from '@anupalan/ui/document';
import { LIST_KEYS } from './list-keys.ts';
import { keysDialogWords } from './words.ts';

/** Props of {@link ListKeysDialog}. */
export type ListKeysDialogProps = { isOn: boolean; onToggle: (isOn: boolean) => void; onClose: () => void };

/** The keys of the list, with the switch that turns them off. */
export function ListKeysDialog(props: ListKeysDialogProps) {
  return <KeysDialog {...props} isOpen keys={LIST_KEYS} description={keysDialogWords.text} />;
}
