import type { ConsentDocument } from '@anupalan/api-client/types';
import { VisuallyHidden } from '@anupalan/ui';
import { Review, ReviewPanes } from '@anupalan/ui/document';
import { useState } from 'react';
import type { Condition } from '../../../shared/viewer/condition.ts';
import { DocumentPane } from '../viewer/document-pane.tsx';
import { AcceptAllDialog } from './accept-all-dialog.tsx';
import { isShownAsText } from './conditions.ts';
import { ReviewKeysDialog } from './keys-dialog.tsx';
import { listOpenPoints } from './open-points.ts';
import { ReviewConditions } from './review-conditions.tsx';
import { OrderReviewHead } from './review-head.tsx';
import { PassageActions } from './rework/passage-actions.tsx';
import { ReworkDialogs } from './rework/rework-dialogs.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { PANE, usePaneWidth } from './use-pane-width.ts';
import { useKeysOfReview, useReview } from './use-review.ts';
import { headWords } from './words.ts';

/** Props of {@link ReviewWorkspace}. */
export type ReviewWorkspaceProps = {
  document: ConsentDocument;
  conditions: readonly Condition[];
  /** Asks for the order and its conditions again: somebody else changed them. */
  onStale: () => void;
};

/** Page and conditions side by side; selecting one side moves the other. */
export function ReviewWorkspace({ document, conditions, onStale }: ReviewWorkspaceProps) {
  const review = useReview(document, conditions, onStale);
  const { today, canManage, selection, decisions, rework, selected } = review;
  const [paneWidth, setPaneWidth] = usePaneWidth();
  const [open, setOpen] = useState<'keys' | 'schedule' | 'accept' | null>(null);
  const [page, setPage] = useState(1);
  const close = () => setOpen(null);
  useKeysOfReview(review, () => setOpen('keys'));

  const toCheck = conditions.filter(({ state }) => state === 'suggested');
  const openPoints = listOpenPoints(toCheck, document.questions, today);
  const onAcceptAll = async () => {
    close();
    selection.markDecided(toCheck.map(({ id }) => id));
    await decisions.changeAll(toCheck, 'accepted', headWords.accepted(toCheck.length));
  };

  // Beside the list the switch leads to the page of the open condition.
  const shown = selection.pane === 'list' ? (selected?.citation.page ?? page) : page;
  const pageWord = isShownAsText(document) ? headWords.text : headWords.page(shown);
  const at = selected === null ? '' : headWords.at(selected.number, conditions.length);
  const place = selected?.citation.page ? headWords.atPage(selected.citation.page) : '';
  return (
    <Review>
      <OrderReviewHead
        document={document}
        conditions={conditions}
        today={today}
        isBusy={decisions.isBusy}
        onAcceptAll={() => (openPoints.length > 0 ? setOpen('accept') : void onAcceptAll())}
        onSchedule={() => setOpen('schedule')}
        onKeys={() => setOpen('keys')}
      />
      <VisuallyHidden role="status">{`${at}${place}`}</VisuallyHidden>
      <ReviewPanes
        side={selection.pane}
        onSide={selection.setPane}
        sideLabels={{ page: pageWord, list: headWords.conditions(conditions.length) }}
        label={headWords.width}
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
            {...(canManage && {
              renderPassage: (passage, clear) => (
                <PassageActions review={review} passage={passage} clear={clear} />
              ),
            })}
          />
        }
        list={<ReviewConditions review={review} />}
      />
      <ReworkDialogs rework={rework} document={document} conditions={conditions} today={today} />
      <ReviewKeysDialog
        isOpen={open === 'keys'}
        onClose={close}
        isOn={review.hasKeys}
        onToggle={review.setHasKeys}
      />
      <AcceptAllDialog
        isOpen={open === 'accept'}
        count={toCheck.length}
        openPoints={openPoints}
        onClose={close}
        onConfirm={() => void onAcceptAll()}
        onOpenCondition={(id) => {
          close();
          selection.reveal({ id, state: 'suggested' });
        }}
      />
      <ScheduleDialog
        isOpen={open === 'schedule'}
        onClose={close}
        conditions={conditions}
        today={today}
        onScheduled={decisions.forget}
        onStale={onStale}
        onOpenCondition={selection.selectFromPage}
      />
    </Review>
  );
}
