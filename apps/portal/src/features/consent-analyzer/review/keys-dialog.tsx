import { KeysDialog } from '@anupalan/ui/document';
import { REVIEW_KEYS } from './use-review-keys.ts';
import { actionWords } from './words.ts';

/** Props of {@link ReviewKeysDialog}. */
export type ReviewKeysDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
};

/** The list of keys, and the switch that turns them off (WCAG 2.1.4). */
export function ReviewKeysDialog(props: ReviewKeysDialogProps) {
  return <KeysDialog {...props} keys={REVIEW_KEYS} description={actionWords.keys.note} />;
}
