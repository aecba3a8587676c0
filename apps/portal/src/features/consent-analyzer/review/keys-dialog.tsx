import { Button, Kbd, Switch } from '@anupalan/ui';
import { Dialog } from '@anupalan/ui/interactive';
import styles from './review.module.css';
import { REVIEW_KEYS } from './use-review-keys.ts';

/** Props of {@link KeysDialog}. */
export type KeysDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
};

/** The list of keys, and the switch that turns them off (WCAG 2.1.4). */
export function KeysDialog({ isOpen, onClose, isOn, onToggle }: KeysDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Keyboard shortcuts"
      description="They rest while you type."
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <dl className={styles.keys}>
        {REVIEW_KEYS.map(({ key, label }) => (
          <div key={key}>
            <dt>
              <Kbd>{key.toUpperCase()}</Kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <Switch
        label="Use these keys"
        checked={isOn}
        onChange={(event) => onToggle(event.currentTarget.checked)}
      />
    </Dialog>
  );
}
