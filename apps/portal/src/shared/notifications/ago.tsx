import { toRelativeTime } from '@anupalan/validators/relative-time';
import { toInstantText } from '../time-zone.ts';

/** How long ago an instant was, in the specification's words; the full date and time on hover. */
export function Ago({ instant, now = new Date() }: { instant: string; now?: Date }) {
  return (
    <time dateTime={instant} title={toInstantText(instant)}>
      {toRelativeTime(instant, now)}
    </time>
  );
}
