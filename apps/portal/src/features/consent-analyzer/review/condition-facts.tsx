import { describeSchedule, formatDate } from '@anupalan/compliance/schedules/describe';
import { KeyValueList } from '@anupalan/ui';
import { findFirstDue } from './condition-schedule.ts';
import styles from './conditions.module.css';
import type { Condition } from './conditions.ts';

/** A condition for somebody who may look at it but not change it. */
export function ConditionFacts({ condition, today }: { condition: Condition; today: string }) {
  const { schedule, statedFrequency } = condition;
  const firstDue = findFirstDue(condition, today);
  return (
    <>
      <p className={styles.sentence}>{condition.text}</p>
      <KeyValueList
        emptyText="Not stated"
        items={[
          { key: 'Repeats', value: schedule === null ? statedFrequency : describeSchedule(schedule) },
          { key: 'First due', value: firstDue === null ? null : formatDate(firstDue) },
        ]}
      />
    </>
  );
}
