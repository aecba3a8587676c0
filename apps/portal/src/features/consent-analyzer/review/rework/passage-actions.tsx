import { Button } from '@anupalan/ui';
import type { Passage } from '@anupalan/ui/document';
import { Gauge, Plus } from 'lucide-react';
import type { Review } from '../use-review.ts';
import { actionWords } from '../words.ts';

/** Props of {@link PassageActions}. */
export type PassageActionsProps = {
  review: Review;
  passage: Passage;
  /** Takes the selection away. */
  clear: () => void;
};

/** What can be done with words that are selected in the order: a new obligation or limit, or the words of the open one (D47). */
export function PassageActions({ review, passage, clear }: PassageActionsProps) {
  const { selected, rework, actions } = review;
  const canCite = selected !== null && selected.taskId === null;
  return (
    <>
      <Button
        size="sm"
        variant="primary"
        icon={Plus}
        onClick={() => {
          clear();
          rework.start({ kind: 'add', passage });
        }}
      >
        {actionWords.addObligation}
      </Button>
      <Button
        size="sm"
        icon={Gauge}
        onClick={() => {
          clear();
          rework.start({ kind: 'limit', passage });
        }}
      >
        {actionWords.addLimit}
      </Button>
      {canCite && (
        <Button
          size="sm"
          onClick={() => {
            clear();
            void actions.onCite(selected, passage);
          }}
        >
          {actionWords.useFor(selected.number)}
        </Button>
      )}
    </>
  );
}
