import { Notice } from '@anupalan/ui';
import type { Condition } from '../../../shared/viewer/condition.ts';
import { ActionBar } from './action-bar.tsx';
import { isDirty } from './condition-draft.ts';
import { ConditionRow } from './condition-row.tsx';
import { ConditionsPane } from './conditions-pane.tsx';
import { OpenCondition } from './open-condition.tsx';
import { RowMenu } from './rework/row-menu.tsx';
import type { Review } from './use-review.ts';
import { paneWords } from './words.ts';

type RowProps = { review: Review; condition: Condition };

function Row({ review, condition }: RowProps) {
  const { order, today, canManage, selection, decisions, drafts, actions, rework, answers, figures } = review;
  const draft = drafts.get(condition.id);
  return (
    <ConditionRow
      condition={condition}
      today={today}
      isOpen={condition.id === selection.selectedId}
      isDim={selection.tab === 'suggested' && condition.state !== 'suggested'}
      isUnsaved={isDirty(draft)}
      onSelect={() => selection.selectFromList(condition.id)}
      onShow={() => selection.showOnPage(condition)}
      menu={
        canManage && (
          <RowMenu
            title={condition.title}
            onMerge={() => rework.start({ kind: 'merge', condition })}
            onSplit={() => rework.start({ kind: 'split', condition })}
          />
        )
      }
    >
      <OpenCondition
        condition={condition}
        document={order}
        today={today}
        draft={draft}
        errors={actions.findErrors(condition.id)}
        canManage={canManage}
        isBusy={decisions.isBusy}
        onDraft={(next) => actions.onDraft(condition, next)}
        onSave={() => actions.onSave(condition)}
        onDone={() => void actions.onDone(condition)}
        onNewDate={(date) => void actions.onNewDate(condition, date)}
        answers={answers}
        figures={figures}
        hasKeys={review.hasKeys}
        onRestore={() => void actions.onDecide(condition, 'suggested')}
        onLink={() => rework.start({ kind: 'link', condition })}
        onUnlink={() => void actions.onUnlink(condition)}
      />
    </ConditionRow>
  );
}

/** The conditions of a review with the bar that decides on the open one. */
export function ReviewConditions({ review }: { review: Review }) {
  const { order, conditions, canManage, selection, decisions, actions, selected, hasKeys } = review;
  const onDecide = (state: 'accepted' | 'rejected') => {
    if (selected !== null) void actions.onDecide(selected, state);
  };
  return (
    <ConditionsPane
      document={order}
      conditions={conditions}
      rows={selection.rows}
      tab={selection.tab}
      onTab={selection.setTab}
      onShowPage={selection.showPage}
      onType={(place) => review.rework.start({ kind: 'type', place })}
      answers={review.answers}
      canManage={canManage}
      notice={
        decisions.conflict !== null && (
          <Notice tone="warn" role="alert" title={paneWords.conflict} onDismiss={decisions.onConflictSeen}>
            {decisions.conflict}
          </Notice>
        )
      }
      renderRow={(condition) => <Row key={condition.id} review={review} condition={condition} />}
      actions={
        canManage &&
        conditions.length > 0 && (
          <ActionBar
            condition={selected}
            hasKeys={hasKeys}
            onAccept={() => onDecide('accepted')}
            onReject={() => onDecide('rejected')}
            onSkip={() => selection.step(1)}
          />
        )
      }
    />
  );
}
