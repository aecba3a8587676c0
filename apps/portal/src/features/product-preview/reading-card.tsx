import { Button, Card, CardBody, ProgressBar, Stack, VisuallyHidden } from '@anupalan/ui';
import { toTimeLeft } from '../../shared/orders/reading-words.ts';
import type { PreviewState } from './reading/preview-state.ts';
import { readingWords } from './words.ts';

type Reading = PreviewState & { step: 'reading' };

/** What is done now, how far it is, and as a share. */
function toWords({ name, loaded, progress, seconds }: Reading): {
  text: string;
  note: string;
  value: number;
  max: number;
} {
  if (loaded !== null)
    return {
      text: readingWords.loading,
      note: `${Math.round(loaded * 100)} %`,
      value: Math.round(loaded * 100),
      max: 100,
    };
  const text = readingWords.reading(name);
  if (progress === null) return { text, note: readingWords.opening, value: 0, max: 1 };
  const left = seconds === null ? '' : `, ${toTimeLeft(seconds)}`;
  const { page, pageCount } = progress;
  return { text, note: readingWords.page(page, pageCount, left), value: page, max: pageCount };
}

/** How far an order is; it can be stopped. */
export function ReadingCard({ state, onStop }: { state: Reading; onStop: () => void }) {
  const { text, note, value, max } = toWords(state);
  return (
    <Card aria-label={readingWords.label}>
      <CardBody>
        <Stack gap={4}>
          <ProgressBar label={text} text={text} note={note} value={value} max={max} />
          <VisuallyHidden role="status">{text}</VisuallyHidden>
          <div>
            <Button size="sm" onClick={onStop}>
              {readingWords.stop}
            </Button>
          </div>
        </Stack>
      </CardBody>
    </Card>
  );
}
