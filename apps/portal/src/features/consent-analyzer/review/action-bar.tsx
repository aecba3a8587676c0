import { Button, Kbd } from '@anupalan/ui';
import { Check } from 'lucide-react';
import type { Condition } from './conditions.ts';
import styles from './review.module.css';

/** Props of {@link ActionBar}. */
export type ActionBarProps = {
  condition: Condition | null;
  hasKeys: boolean;
  onAccept: () => void;
  onReject: () => void;
  onSkip: () => void;
};

/** Accept, set aside, go on: for the open row, with their keys. */
export function ActionBar({ condition, hasKeys, onAccept, onReject, onSkip }: ActionBarProps) {
  const isDecidable = condition !== null && condition.taskId === null;
  return (
    <div className={styles.actions} role="toolbar" aria-label="Decide on the open condition">
      <Button
        variant="primary"
        icon={Check}
        disabled={!isDecidable || condition.state === 'accepted'}
        aria-keyshortcuts={hasKeys ? 'a' : undefined}
        onClick={onAccept}
      >
        Accept
        {hasKeys && <Kbd isQuiet>A</Kbd>}
      </Button>
      <Button
        disabled={!isDecidable || condition.state === 'rejected'}
        aria-keyshortcuts={hasKeys ? 'x' : undefined}
        onClick={onReject}
      >
        Not an obligation
        {hasKeys && <Kbd>X</Kbd>}
      </Button>
      <span className={styles.skip}>
        <Button variant="ghost" aria-keyshortcuts={hasKeys ? 'j' : undefined} onClick={onSkip}>
          Skip
          {hasKeys && <Kbd>J</Kbd>}
        </Button>
      </span>
    </div>
  );
}
