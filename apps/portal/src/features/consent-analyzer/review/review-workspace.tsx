import type { ConsentDocument } from '@anupalan/api-client/types';
import { Notice, VisuallyHidden } from '@anupalan/ui';
import { Review, ReviewPanes } from '@anupalan/ui/document';
import { useState } from 'react';
import { useToday } from '../../../shared/tasks/use-today.ts';
import { usePreference } from '../../../shared/use-preference.ts';
import type { Condition } from '../../../shared/viewer/condition.ts';
import { useAnalyzerAccess } from '../use-analyzer-access.ts';
import { DocumentPane } from '../viewer/document-pane.tsx';
import { AcceptAllDialog } from './accept-all-dialog.tsx';
import { ActionBar } from './action-bar.tsx';
import { isDirty } from './condition-draft.ts';
import { toTextFieldId } from './condition-fields.tsx';
import { ConditionRow } from './condition-row.tsx';
import { isShownAsText } from './conditions.ts';
import { ConditionsPane } from './conditions-pane.tsx';
import { ReviewKeysDialog } from './keys-dialog.tsx';
import { OpenCondition } from './open-condition.tsx';
import { listOpenPoints } from './open-points.ts';
import { OrderReviewHead } from './review-head.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { useDecisions } from './use-decisions.ts';
import { useDrafts } from './use-drafts.ts';
import { PANE, usePaneWidth } from './use-pane-width.ts';
import { useReviewKeys } from './use-review-keys.ts';
import { useRowActions } from './use-row-actions.ts';
import { useSelection } from './use-selection.ts';

/** Props of {@link ReviewWorkspace}. */
export type ReviewWorkspaceProps = {
  document: ConsentDocument;
  conditions: readonly Condition[];
  /** Asks for the order and its conditions again: somebody else changed them. */
  onStale: () => void;
};

/** Page and conditions side by side; selecting one side moves the other. */
export function ReviewWorkspace({ document, conditions, onStale }: ReviewWorkspaceProps) {
  const today = useToday();
  const { canManage } = useAnalyzerAccess();
  const selection = useSelection(conditions);
  const decisions = useDecisions(document.id, selection.reveal, onStale);
  const drafts = useDrafts();
  const actions = useRowActions(decisions, drafts, selection, today);
  const [paneWidth, setPaneWidth] = usePaneWidth();
  const [keys, setKeys] = usePreference('analyzer-keys', ['on', 'off']);
  const [isKeysOpen, setIsKeysOpen] = useState(false);
  const [isScheduleOpen, setIsScheduleOpen] = useState(false);
  const [isAcceptOpen, setIsAcceptOpen] = useState(false);
  const [page, setPage] = useState(1);
  // What the keys and the bar act on must be in sight.
  const selected = selection.rows.find(({ id }) => id === selection.selectedId) ?? null;
  const toCheck = conditions.filter(({ state }) => state === 'suggested');

  useReviewKeys(keys === 'on', {
    j: () => selection.step(1),
    k: () => selection.step(-1),
    a: () => void (canManage && selected !== null && actions.onDecide(selected, 'accepted')),
    x: () => void (canManage && selected !== null && actions.onDecide(selected, 'rejected')),
    e: () => {
      if (selected !== null) focusField(toTextFieldId(selected.id));
    },
    u: () => void (canManage && decisions.undo()),
    '?': () => setIsKeysOpen(true),
  });

  const openPoints = listOpenPoints(toCheck, document.questions, today);
  const onAcceptAll = async () => {
    setIsAcceptOpen(false);
    selection.markDecided(toCheck.map(({ id }) => id));
    await decisions.changeAll(toCheck, 'accepted', `${toCheck.length} conditions accepted`);
  };

  const pageWord = isShownAsText(document) ? 'Text' : `Page ${page}`;
  const at = selected === null ? '' : `Condition ${selected.number} of ${conditions.length}`;
  const place = selected?.citation.page ? `, page ${selected.citation.page}` : '';
  return (
    <Review>
      <OrderReviewHead
        document={document}
        conditions={conditions}
        today={today}
        isBusy={decisions.isBusy}
        onAcceptAll={() => (openPoints.length > 0 ? setIsAcceptOpen(true) : void onAcceptAll())}
        onSchedule={() => setIsScheduleOpen(true)}
        onKeys={() => setIsKeysOpen(true)}
      />
      <VisuallyHidden role="status">{`${at}${place}`}</VisuallyHidden>
      <ReviewPanes
        side={selection.pane}
        onSide={selection.setPane}
        sideLabels={{ page: pageWord, list: `Conditions, ${toCheck.length}` }}
        label="Width of the conditions"
        listWidth={paneWidth}
        onListWidth={setPaneWidth}
        bounds={PANE}
        page={
          <DocumentPane
            document={document}
            conditions={conditions}
            selectedId={selection.selectedId}
            target={selection.target}
            onSelect={selection.selectFromPage}
            onPage={setPage}
          />
        }
        list={
          <ConditionsPane
            document={document}
            conditions={conditions}
            rows={selection.rows}
            tab={selection.tab}
            onTab={selection.setTab}
            onShowPage={selection.showPage}
            notice={
              decisions.conflict !== null && (
                <Notice
                  tone="warn"
                  role="alert"
                  title="Somebody else was faster."
                  onDismiss={decisions.onConflictSeen}
                >
                  {decisions.conflict}
                </Notice>
              )
            }
            renderRow={(condition) => (
              <ConditionRow
                key={condition.id}
                condition={condition}
                today={today}
                isOpen={condition.id === selection.selectedId}
                isDim={selection.tab === 'suggested' && condition.state !== 'suggested'}
                isUnsaved={isDirty(drafts.get(condition.id))}
                onSelect={() => selection.selectFromList(condition.id)}
                onShow={() => selection.showOnPage(condition)}
              >
                <OpenCondition
                  condition={condition}
                  document={document}
                  today={today}
                  draft={drafts.get(condition.id)}
                  errors={actions.findErrors(condition.id)}
                  canManage={canManage}
                  isBusy={decisions.isBusy}
                  onDraft={(draft) => actions.onDraft(condition, draft)}
                  onSave={() => actions.onSave(condition)}
                  onDone={() => void actions.onDone(condition)}
                  onNewDate={(date) => void actions.onNewDate(condition, date)}
                  onRestore={() => void actions.onDecide(condition, 'suggested')}
                />
              </ConditionRow>
            )}
            actions={
              canManage &&
              conditions.length > 0 && (
                <ActionBar
                  condition={selected}
                  hasKeys={keys === 'on'}
                  onAccept={() => void (selected !== null && actions.onDecide(selected, 'accepted'))}
                  onReject={() => void (selected !== null && actions.onDecide(selected, 'rejected'))}
                  onSkip={() => selection.step(1)}
                />
              )
            }
          />
        }
      />
      <ReviewKeysDialog
        isOpen={isKeysOpen}
        onClose={() => setIsKeysOpen(false)}
        isOn={keys === 'on'}
        onToggle={(isOn) => setKeys(isOn ? 'on' : 'off')}
      />
      <AcceptAllDialog
        isOpen={isAcceptOpen}
        count={toCheck.length}
        openPoints={openPoints}
        onClose={() => setIsAcceptOpen(false)}
        onConfirm={() => void onAcceptAll()}
        onOpenCondition={(id) => {
          setIsAcceptOpen(false);
          selection.reveal({ id, state: 'suggested' });
        }}
      />
      <ScheduleDialog
        isOpen={isScheduleOpen}
        onClose={() => setIsScheduleOpen(false)}
        conditions={conditions}
        today={today}
        onScheduled={decisions.forget}
        onStale={onStale}
        onOpenCondition={selection.selectFromPage}
      />
    </Review>
  );
}

/** Puts the caret into a field of the open row. */
function focusField(id: string): void {
  globalThis.document.getElementById(id)?.focus();
}
