import { describeSchedule, formatDate } from '@anupalan/compliance/schedules/describe';
import { KeyValueList } from '@anupalan/ui';
import { ReviewText } from '@anupalan/ui/document';
import type { Condition } from '../../../shared/viewer/condition.ts';
import { findFirstDue } from './condition-schedule.ts';
import { rowWords } from './words.ts';

/** A condition for somebody who may look at it but not change it. */
export function ConditionFacts({ condition, today }: { condition: Condition; today: string }) {
  const { schedule, statedFrequency } = condition;
  const firstDue = findFirstDue(condition, today);
  return (
    <>
      <ReviewText kind="sentence">{condition.text}</ReviewText>
      <KeyValueList
        emptyText={rowWords.notStated}
        items={[
          { key: rowWords.repeats, value: schedule === null ? statedFrequency : describeSchedule(schedule) },
          { key: rowWords.firstDue, value: firstDue === null ? null : formatDate(firstDue) },
        ]}
      />
    </>
  );
}
