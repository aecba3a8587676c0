import { formatDate } from '@anupalan/compliance/schedules/describe';
import { Button, Inline, Notice } from '@anupalan/ui';
import { NoticeMore } from '@anupalan/ui/document';
import { DateField } from '@anupalan/ui/interactive';
import { useState } from 'react';

/** Props of {@link PastQuestion}. */
export type PastQuestionProps = {
  /** The day that has passed. */
  dueDate: string;
  today: string;
  isBusy: boolean;
  onDone: () => void;
  /** It was not: a new day, from today on. */
  onNewDate: (date: string) => void;
};

/** Asks whether a one-off whose day has passed was done; if not, for a new day (D22). */
export function PastQuestion({ dueDate, today, isBusy, onDone, onNewDate }: PastQuestionProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [date, setDate] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const onSave = () => {
    if (date === null) setError('Due date is required');
    else if (date < today) setError('This date has passed. Choose today or a later day.');
    else onNewDate(date);
  };
  return (
    <Notice tone="warn" title="Was this done?">
      <span>It was due on {formatDate(dueDate)}, which has passed. A past date cannot become a task.</span>
      <NoticeMore>
        {isAsking ? (
          <>
            <DateField
              label="New due date"
              value={date}
              min={today}
              error={error}
              onChange={(next) => {
                setDate(next);
                setError(null);
              }}
            />
            <Inline>
              <Button size="sm" variant="primary" isLoading={isBusy} loadingLabel="Saving" onClick={onSave}>
                Accept with this date
              </Button>
              <Button size="sm" onClick={() => setIsAsking(false)}>
                Back
              </Button>
            </Inline>
          </>
        ) : (
          <Inline>
            <Button size="sm" isLoading={isBusy} loadingLabel="Saving" onClick={onDone}>
              Yes, it was done
            </Button>
            <Button size="sm" onClick={() => setIsAsking(true)}>
              No
            </Button>
          </Inline>
        )}
      </NoticeMore>
    </Notice>
  );
}
