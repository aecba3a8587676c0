import type { StatutoryObligation } from '@anupalan/api-client/types';
import type { DateString } from '@anupalan/compliance/schedules/types';
import { PreviewBox, Section, Stack } from '@anupalan/ui';
import { DateField } from '@anupalan/ui/interactive';
import { toStatutoryState } from '@anupalan/validators/statutory-state';
import { formatLongDate } from '../../../shared/tasks/task-dates.ts';
import { listTaskDates } from './entry-words.ts';
import { ReadSource } from './read-source.tsx';
import { makeWords } from './words.ts';

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
            label={makeWords.firstDue}
            hint={makeWords.firstDueHint}
            value={firstDate}
            min={today}
            error={isAsked ? makeWords.firstDueMissing : null}
            onChange={onFirstDate}
          />
        )}
        <PreviewBox
          title={entry.due}
          label={makeWords.nextDates(entry.title)}
          values={dates.map(formatLongDate)}
          emptyText={makeWords.noDates}
        />
        {toStatutoryState(entry) === 'unconfirmed' && (
          <ReadSource entry={entry} isRead={isRead} onRead={onRead} />
        )}
      </Stack>
    </Section>
  );
}
