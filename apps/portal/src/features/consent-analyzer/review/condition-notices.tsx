import { Notice, TextLink } from '@anupalan/ui';
import { type Condition, needsDate } from '../../../shared/viewer/condition.ts';
import { SURE_FROM } from './conditions.ts';
import { rowWords } from './words.ts';

/** Props of {@link ConditionNotices}. */
export type ConditionNoticesProps = {
  condition: Condition;
  /** A question about it is shown, which says more. */
  hasQuestion: boolean;
  /** Address of its task, where there is one that may be opened. */
  taskHref: string | null;
};

/** What the reader was not sure of, in sentences and with what to do. */
export function ConditionNotices({ condition, hasQuestion, taskHref }: ConditionNoticesProps) {
  if (condition.taskId !== null) {
    return (
      <Notice
        tone="ok"
        title={rowWords.isTask}
        action={
          taskHref !== null && (
            <TextLink href={taskHref} isUnderlined>
              {rowWords.openTask}
            </TextLink>
          )
        }
      >
        {rowWords.isTaskText}
      </Notice>
    );
  }
  // What is no obligation needs nothing.
  if (hasQuestion || condition.state === 'rejected') return null;
  if (condition.event) {
    return (
      <Notice tone="info" title={rowWords.isEvent}>
        {rowWords.isEventText}
      </Notice>
    );
  }
  if (needsDate(condition)) {
    return (
      <Notice tone="warn" title={rowWords.noPeriod}>
        {rowWords.noPeriodText}
      </Notice>
    );
  }
  // A doubtful figure is shown with its picture, which says more.
  if (condition.confidence < SURE_FROM && (condition.doubts ?? []).length === 0) {
    return (
      <Notice tone="warn" title={rowWords.unsure}>
        {rowWords.unsureText}
      </Notice>
    );
  }
  return null;
}
