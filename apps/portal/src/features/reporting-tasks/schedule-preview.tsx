import { describeSchedule } from '@anupalan/compliance/schedules/describe';
import { listOccurrences } from '@anupalan/compliance/schedules/occurrences';
import { checkInput } from '@anupalan/validators/check';
import { scheduleSchema } from '@anupalan/validators/requests/schedule';
import { useFormikContext } from 'formik';
import { formatLongDate } from '../../shared/tasks/task-dates.ts';
import { findSchedule, type ScheduleValues } from './schedule-values.ts';
import styles from './task-form.module.css';

/** Dates shown before anything is saved. */
const SHOWN = 5;

/** The schedule in words and its next dates, worked out as the server does; nothing while it breaks a rule. */
export function SchedulePreview({ today }: { today: string }) {
  const { values } = useFormikContext<ScheduleValues>();
  const schedule = findSchedule(values);
  const isSound = schedule !== null && checkInput(scheduleSchema, schedule).kind === 'ok';
  const dates = isSound ? listOccurrences(schedule, { from: today, limit: SHOWN }) : [];
  return (
    <div className={styles.preview} role="status">
      {isSound ? (
        <>
          <strong>{describeSchedule(schedule)}</strong>
          {dates.length === 0 ? (
            <p className="muted">No date from today on</p>
          ) : (
            <ol className={styles.dates} aria-label="Next dates">
              {dates.map((date) => (
                <li key={date} className="num">
                  {formatLongDate(date)}
                </li>
              ))}
            </ol>
          )}
        </>
      ) : (
        <p className="muted">The next dates will stand here.</p>
      )}
    </div>
  );
}
