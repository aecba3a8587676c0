import type { AddedTasks } from '@anupalan/api-client/types';
import { SKIP_REASON_LABELS } from '@anupalan/enums/task-origin';
import { Notice, TextButton } from '@anupalan/ui';
import { LeftOutList } from '@anupalan/ui/document';
import type { Condition } from '../../../shared/viewer/condition.ts';
import { scheduleWords } from './words.ts';

/** Props of {@link ScheduleResult}. */
export type ScheduleResultProps = {
  result: AddedTasks;
  conditions: readonly Condition[];
  onOpen: (id: string) => void;
};

/** What was not made a task, each with the reason and the way to it. */
export function ScheduleResult({ result, conditions, onOpen }: ScheduleResultProps) {
  const { skipped } = result;
  if (skipped.length === 0) {
    return <Notice tone="ok">{scheduleWords.allDone}</Notice>;
  }
  return (
    <>
      <p>{scheduleWords.leftOut(skipped.length)}</p>
      <LeftOutList
        items={skipped.map(({ id, reason }) => {
          const condition = conditions.find((one) => one.id === id);
          const what =
            condition === undefined ? (
              <span>{scheduleWords.aCondition}</span>
            ) : (
              <TextButton onClick={() => onOpen(id)}>
                {condition.number}. {condition.title}
              </TextButton>
            );
          return { id, what, reason: `${SKIP_REASON_LABELS[reason]}.` };
        })}
      />
    </>
  );
}
