import { Button, Card, CardBody, ProgressBar, Stack, VisuallyHidden } from '@anupalan/ui';
import { toTimeLeft } from '../../shared/orders/reading-words.ts';
import type { PreviewState } from './reading/preview-state.ts';

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
      text: 'Loading the recogniser',
      note: `${Math.round(loaded * 100)} %`,
      value: Math.round(loaded * 100),
      max: 100,
    };
  const text = `Reading ${name}`;
  if (progress === null) return { text, note: 'Opening the file', value: 0, max: 1 };
  const left = seconds === null ? '' : `, ${toTimeLeft(seconds)}`;
  const { page, pageCount } = progress;
  return { text, note: `Page ${page} of ${pageCount}${left}`, value: page, max: pageCount };
}

/** How far an order is; it can be stopped. */
export function ReadingCard({ state, onStop }: { state: Reading; onStop: () => void }) {
  const { text, note, value, max } = toWords(state);
  return (
    <Card aria-label="Reading">
      <CardBody>
        <Stack gap={4}>
          <ProgressBar label={text} text={text} note={note} value={value} max={max} />
          <VisuallyHidden role="status">{text}</VisuallyHidden>
          <div>
            <Button size="sm" onClick={onStop}>
              Stop
            </Button>
          </div>
        </Stack>
      </CardBody>
    </Card>
  );
}
