import { describeSchedule } from '@anupalan/compliance/schedules/describe';
import { listOccurrences } from '@anupalan/compliance/schedules/occurrences';
import { PreviewBox } from '@anupalan/ui';
import { checkInput } from '@anupalan/validators/check';
import { scheduleSchema } from '@anupalan/validators/requests/schedule';
import { useFormikContext } from 'formik';
import { formatLongDate } from '../../shared/tasks/task-dates.ts';
import { findSchedule, type ScheduleValues } from './schedule-values.ts';
import { formWords } from './words.ts';

/** Dates shown before anything is saved. */
const SHOWN = 5;

/** The schedule in words and its next dates, worked out as the server does; nothing while it breaks a rule. */
export function SchedulePreview({ today }: { today: string }) {
  const { values } = useFormikContext<ScheduleValues>();
  const schedule = findSchedule(values);
  const isSound = schedule !== null && checkInput(scheduleSchema, schedule).kind === 'ok';
  const dates = isSound ? listOccurrences(schedule, { from: today, limit: SHOWN }) : [];
  return (
    <PreviewBox
      title={isSound ? describeSchedule(schedule) : undefined}
      values={dates.map(formatLongDate)}
      label={formWords.preview.label}
      emptyText={isSound ? formWords.preview.none : formWords.preview.empty}
    />
  );
}
