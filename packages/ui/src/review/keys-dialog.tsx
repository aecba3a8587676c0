import type { Ref } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog, type DialogProps } from '../dialog/dialog.tsx';
import { Kbd } from '../kbd/kbd.tsx';
import { Switch } from '../switch/switch.tsx';
import styles from './review-dialogs.module.css';

/** Props of {@link KeysDialog}: a dialog's. */
export type KeysDialogProps = Omit<DialogProps, 'title' | 'footer' | 'children'> & {
  /** The name of the dialog. */
  title?: string;
  /** The keys in order, each with what it does. */
  keys: readonly { key: string; label: string }[];
  /** Whether the shortcuts are on. */
  isOn: boolean;
  /** Called when the reader turns the shortcuts on or off (WCAG 2.1.4). */
  onToggle: (isOn: boolean) => void;
  /** The element of the panel. */
  ref?: Ref<HTMLElement>;
};

/** The keyboard shortcuts of a screen, with a switch that turns them off. */
export function KeysDialog(props: KeysDialogProps) {
  const { title = 'Keyboard shortcuts', keys, isOn, onToggle, onClose, ...rest } = props;
  return (
    <Dialog {...rest} onClose={onClose} title={title} footer={<Button onClick={onClose}>Close</Button>}>
      <dl className={styles.keys}>
        {keys.map(({ key, label }) => (
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
