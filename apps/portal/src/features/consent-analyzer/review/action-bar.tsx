import { Button, Kbd } from '@anupalan/ui';
import { ReviewActions } from '@anupalan/ui/document';
import { Check } from 'lucide-react';
import type { Condition } from '../../../shared/viewer/condition.ts';
import { actionWords } from './words.ts';

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
    <ReviewActions
      label={actionWords.label}
      end={
        <Button variant="ghost" aria-keyshortcuts={hasKeys ? 'j' : undefined} onClick={onSkip}>
          {actionWords.skip}
          {hasKeys && <Kbd>{actionWords.skipKey}</Kbd>}
        </Button>
      }
    >
      <Button
        variant="primary"
        icon={Check}
        disabled={!isDecidable || condition.state === 'accepted'}
        aria-keyshortcuts={hasKeys ? 'a' : undefined}
        onClick={onAccept}
      >
        {actionWords.accept}
        {hasKeys && <Kbd isQuiet>{actionWords.acceptKey}</Kbd>}
      </Button>
      <Button
        disabled={!isDecidable || condition.state === 'rejected'}
        aria-keyshortcuts={hasKeys ? 'x' : undefined}
        onClick={onReject}
      >
        {actionWords.notObligation}
        {hasKeys && <Kbd>{actionWords.notObligationKey}</Kbd>}
      </Button>
    </ReviewActions>
  );
}
