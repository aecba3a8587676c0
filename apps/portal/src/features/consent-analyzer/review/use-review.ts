import type { ConsentDocument } from '@anupalan/api-client/types';
import { useToday } from '../../../shared/tasks/use-today.ts';
import { usePreference } from '../../../shared/use-preference.ts';
import type { Condition } from '../../../shared/viewer/condition.ts';
import { useAnalyzerAccess } from '../use-analyzer-access.ts';
import { toTextFieldId } from './condition-fields.tsx';
import { useAnswers } from './questions/use-answers.ts';
import { useMadeRow } from './questions/use-made-row.ts';
import { useRework } from './rework/use-rework.ts';
import { useDecisions } from './use-decisions.ts';
import { useDrafts } from './use-drafts.ts';
import { useFigures } from './use-figures.ts';
import { useReviewKeys } from './use-review-keys.ts';
import { useRowActions } from './use-row-actions.ts';
import { useSelection } from './use-selection.ts';
import type { UndonePlace } from './use-undo.ts';

/** Puts the caret into a field of the open row. */
function focusField(id: string): void {
  document.getElementById(id)?.focus();
}

/** A review under way: what is selected, what was typed, and what can be done. `onStale`: somebody else changed it first. */
export function useReview(order: ConsentDocument, conditions: readonly Condition[], onStale: () => void) {
  const today = useToday();
  const { canManage } = useAnalyzerAccess();
  const selection = useSelection(conditions);
  const decisions = useDecisions(order.id, selection.reveal, onStale);
  const drafts = useDrafts();
  const actions = useRowActions(decisions, drafts, selection, today);
  const rework = useRework(order.id, selection, decisions.remember);
  const awaitMadeRow = useMadeRow(order.questions, conditions, selection.reveal);
  const leaveRejected = ({ id }: UndonePlace) => {
    selection.markDecided([id]);
    selection.selectNextToCheck(id);
  };
  const answers = useAnswers(order.id, decisions.remember, leaveRejected, awaitMadeRow);
  const figures = useFigures(order.id, decisions.remember);
  const [keys, setKeys] = usePreference('analyzer-keys', ['on', 'off']);
  // What the keys and the bar act on must be in sight.
  const selected = selection.rows.find(({ id }) => id === selection.selectedId) ?? null;
  return {
    order,
    conditions,
    today,
    canManage,
    selection,
    decisions,
    drafts,
    actions,
    rework,
    answers,
    figures,
    selected,
    hasKeys: keys === 'on',
    setHasKeys: (isOn: boolean) => setKeys(isOn ? 'on' : 'off'),
  };
}

/** A review under way. */
export type Review = ReturnType<typeof useReview>;

/** The keys of a review act on its open row. `onHelp` shows their list. */
export function useKeysOfReview(review: Review, onHelp: () => void): void {
  const { canManage, selected, selection, actions, decisions, figures, rework } = review;
  const change = (act: (condition: Condition) => void) => () => {
    if (canManage && selected !== null) act(selected);
  };
  useReviewKeys(review.hasKeys, {
    j: () => selection.step(1),
    k: () => selection.step(-1),
    a: change((condition) => void actions.onDecide(condition, 'accepted')),
    x: change((condition) => void actions.onDecide(condition, 'rejected')),
    e: () => {
      if (selected !== null) focusField(toTextFieldId(selected.id));
    },
    y: change(figures.onConfirmFirst),
    m: change((condition) => rework.start({ kind: 'merge', condition })),
    s: change((condition) => rework.start({ kind: 'split', condition })),
    u: () => void (canManage && decisions.undo()),
    '?': onHelp,
  });
}
