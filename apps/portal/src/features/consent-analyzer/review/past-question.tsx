import { formatDate } from '@anupalan/compliance/schedules/describe';
import { Button, Inline, Notice } from '@anupalan/ui';
import { NoticeMore } from '@anupalan/ui/document';
import { DateField } from '@anupalan/ui/interactive';
import { useState } from 'react';
import { rowWords } from './words.ts';

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
    if (date === null) setError(rowWords.past.dateRequired);
    else if (date < today) setError(rowWords.past.datePassed);
    else onNewDate(date);
  };
  return (
    <Notice tone="warn" title={rowWords.past.title}>
      <span>{rowWords.past.text(formatDate(dueDate))}</span>
      <NoticeMore>
        {isAsking ? (
          <>
            <DateField
              label={rowWords.past.newDate}
              value={date}
              min={today}
              error={error}
              onChange={(next) => {
                setDate(next);
                setError(null);
              }}
            />
            <Inline>
              <Button
                size="sm"
                variant="primary"
                isLoading={isBusy}
                loadingLabel={rowWords.past.saving}
                onClick={onSave}
              >
                {rowWords.past.accept}
              </Button>
              <Button size="sm" onClick={() => setIsAsking(false)}>
                {rowWords.past.back}
              </Button>
            </Inline>
          </>
        ) : (
          <Inline>
            <Button size="sm" isLoading={isBusy} loadingLabel={rowWords.past.saving} onClick={onDone}>
              {rowWords.past.done}
            </Button>
            <Button size="sm" onClick={() => setIsAsking(true)}>
              {rowWords.past.notDone}
            </Button>
          </Inline>
        )}
      </NoticeMore>
    </Notice>
  );
}
