import type { ConsentDocument } from '@anupalan/api-client/types';
import { Button, Inline } from '@anupalan/ui';
import { ReviewText } from '@anupalan/ui/document';
import { useState } from 'react';
import { AskLabLink } from '../../../shared/enquiries/ask-lab-link.tsx';
import { LastDoneQuestion } from '../../../shared/last-done/last-done-question.tsx';
import { FigureCheck } from '../../../shared/orders/figure-check.tsx';
import { useTaskLinks } from '../../../shared/tasks/task-links.ts';
import type { Condition } from '../../../shared/viewer/condition.ts';
import { type ConditionDraft, type ConditionErrors, isDirty } from './condition-draft.ts';
import { ConditionFacts } from './condition-facts.tsx';
import { ConditionFields } from './condition-fields.tsx';
import { ConditionNotices } from './condition-notices.tsx';
import { toRetimedWords } from './condition-schedule.ts';
import { isPastQuestion, listQuestions } from './conditions.ts';
import { LawLink } from './law-link.tsx';
import { LearnedNote } from './learned-note.tsx';
import { PastQuestion } from './past-question.tsx';
import { QuestionPart } from './questions/question-part.tsx';
import type { Answers } from './questions/use-answers.ts';
import type { Figures } from './use-figures.ts';
import { rowWords } from './words.ts';

/** Props of {@link OpenCondition}. */
export type OpenConditionProps = {
  condition: Condition;
  document: ConsentDocument;
  today: string;
  draft: ConditionDraft;
  errors: ConditionErrors;
  canManage: boolean;
  isBusy: boolean;
  onDraft: (draft: ConditionDraft) => void;
  onSave: () => Promise<void>;
  onDone: () => void;
  onNewDate: (date: string) => void;
  onRestore: () => void;
  onLink: () => void;
  onUnlink: () => void;
  answers: Answers;
  figures: Figures;
  hasKeys: boolean;
};

/** The inside of the open row. */
export function OpenCondition(props: OpenConditionProps) {
  const { condition, document, today, draft, errors, canManage, isBusy, answers, figures } = props;
  const links = useTaskLinks();
  const [isSaving, setIsSaving] = useState(false);
  const canEdit = canManage && condition.taskId === null;
  // What is no obligation leaves nothing to ask.
  const questions = listQuestions(condition, document.questions).filter(
    ({ answer }) => answer !== null || condition.state !== 'rejected',
  );
  const dueDate = condition.dueDate ?? condition.schedule?.startDate ?? null;
  const isPast = canEdit && condition.state !== 'rejected' && isPastQuestion(condition, today);
  const retimed = toRetimedWords(condition);
  const onSave = async () => {
    setIsSaving(true);
    await props.onSave();
    setIsSaving(false);
  };
  return (
    <>
      <ConditionNotices
        condition={condition}
        hasQuestion={questions.some(({ answer }) => answer === null)}
        taskHref={condition.taskId === null ? null : links.toTask(condition.taskId)}
      />
      {questions.map((question) => (
        <QuestionPart
          key={question.id}
          question={question}
          isBusy={answers.isBusy}
          canManage={canEdit}
          onAnswer={(value) => answers.answer(question, value, condition)}
        />
      ))}
      {condition.state !== 'rejected' && (
        <FigureCheck
          documentId={document.id}
          doubts={condition.doubts ?? []}
          quote={condition.citation.quote}
          isBusy={figures.isBusy}
          hasKeys={props.hasKeys && canManage}
          onConfirm={canManage ? (doubt) => void figures.onConfirm(doubt, condition) : undefined}
        />
      )}
      {isPast && dueDate !== null && (
        <PastQuestion
          dueDate={dueDate}
          today={today}
          isBusy={isBusy}
          onDone={props.onDone}
          onNewDate={props.onNewDate}
        />
      )}
      <LastDoneQuestion obligation={condition} today={today} canManage={canManage} />
      {canEdit ? (
        <ConditionFields
          condition={condition}
          draft={draft}
          errors={errors}
          today={today}
          onDraft={props.onDraft}
        />
      ) : (
        <ConditionFacts condition={condition} today={today} />
      )}
      <ReviewText>{rowWords.why(condition.why)}</ReviewText>
      {retimed !== null && <ReviewText>{retimed}</ReviewText>}
      <LearnedNote condition={condition} canManage={canManage} />
      <LawLink condition={condition} onLink={props.onLink} onUnlink={props.onUnlink} />
      {condition.category === 'monitoring' && condition.state !== 'rejected' && (
        <div>
          <AskLabLink target={{ obligationId: condition.id }} />
        </div>
      )}
      {canEdit && (isDirty(draft) || condition.state !== 'suggested') && (
        <Inline>
          {isDirty(draft) && (
            <>
              <Button
                size="sm"
                isLoading={isSaving}
                loadingLabel={rowWords.saving}
                onClick={() => void onSave()}
              >
                {rowWords.save}
              </Button>
              <Button size="sm" variant="ghost" onClick={() => props.onDraft({})}>
                {rowWords.discard}
              </Button>
            </>
          )}
          {condition.state !== 'suggested' && (
            <Button size="sm" variant="ghost" onClick={props.onRestore}>
              {rowWords.backToCheck}
            </Button>
          )}
        </Inline>
      )}
    </>
  );
}
