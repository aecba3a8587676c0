import type { AddedTasks } from '@anupalan/api-client/types';
import { SKIP_REASON_LABELS } from '@anupalan/enums/task-origin';
import { Notice } from '@anupalan/ui';
import list from './conditions.module.css';
import type { Condition } from './conditions.ts';
import styles from './review.module.css';

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
    return <Notice tone="ok">Every accepted condition is a task now.</Notice>;
  }
  return (
    <>
      <p>
        {skipped.length === 1 ? '1 condition was left out:' : `${skipped.length} conditions were left out:`}
      </p>
      <ul className={styles.skipped}>
        {skipped.map(({ id, reason }) => {
          const condition = conditions.find((one) => one.id === id);
          return (
            <li key={id}>
              {condition === undefined ? (
                <span>A condition</span>
              ) : (
                <button type="button" className={list.place} onClick={() => onOpen(id)}>
                  {condition.number}. {condition.title}
                </button>
              )}
              <span className={styles.reason}>{SKIP_REASON_LABELS[reason]}.</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
