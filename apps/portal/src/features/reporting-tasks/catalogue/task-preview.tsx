import type { StatutoryObligation } from '@anupalan/api-client/types';
import type { DateString } from '@anupalan/compliance/schedules/types';
import { PreviewBox, Section, Stack } from '@anupalan/ui';
import { DateField } from '@anupalan/ui/interactive';
import { toStatutoryState } from '@anupalan/validators/statutory-state';
import { formatLongDate } from '../../../shared/tasks/task-dates.ts';
import { listTaskDates } from './entry-words.ts';
import { ReadSource } from './read-source.tsx';

/** Dates that are shown of each task. */
const SHOWN = 3;

/** Props of {@link TaskPreview}. `isAsked`: its first due date is missing. */
export type TaskPreviewProps = {
  entry: StatutoryObligation;
  today: DateString;
  firstDate: DateString | null;
  isAsked: boolean;
  isRead: boolean;
  onFirstDate: (date: DateString | null) => void;
  onRead: (isRead: boolean) => void;
};

/** The dates of the task that an entry becomes, and what is still to be said about it. */
export function TaskPreview(props: TaskPreviewProps) {
  const { entry, today, firstDate, isAsked, isRead, onFirstDate, onRead } = props;
  const dates = firstDate === null ? [] : listTaskDates(entry, firstDate, SHOWN);
  return (
    <Section title={entry.title}>
      <Stack gap={3}>
        {entry.isRolling && (
          <DateField
            label="First due on"
            hint="Counts from the last time it was done. If you do not know, choose today."
            value={firstDate}
            min={today}
            error={isAsked ? 'Choose today or a later day' : null}
            onChange={onFirstDate}
          />
        )}
        <PreviewBox
          title={entry.due}
          label={`Next dates of ${entry.title}`}
          values={dates.map(formatLongDate)}
          emptyText="The next dates will appear here."
        />
        {toStatutoryState(entry) === 'unconfirmed' && (
          <ReadSource entry={entry} isRead={isRead} onRead={onRead} />
        )}
      </Stack>
    </Section>
  );
}
