import type { DutyEvent } from '@anupalan/api-client/types';
import type { DateString } from '@anupalan/compliance/schedules/types';
import type { IconType, Tone } from '@anupalan/ui';
import { CalendarCheck, CalendarClock, Hourglass, TriangleAlert } from 'lucide-react';
import { formatLongDate } from '../tasks/task-dates.ts';

type Event = DutyEvent['event'];

/** The order's words as they begin a sentence: "Within 24 hours". */
export function toLimitWords({ words }: Pick<Event, 'words'>): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Whether a person starts it before it happens. */
export function isPlanned({ limit }: Pick<Event, 'limit'>): boolean {
  return limit?.counts === 'before';
}

/** What to know about the due date that follows from the time limit. */
export function toDueHint({ limit }: Pick<Event, 'limit'>): string {
  if (limit === null) return 'The order gives no time limit. You can change the due date of the task.';
  if (limit.unit === 'hour') return 'A due date has no hour. Check the hours that the order allows.';
  return '';
}

/** How the latest start is going, for a tag. `dueDate`: of what is open. */
export type StartState = { label: string; tone: Tone; icon: IconType };

/** Nothing to do, something open, late, or done for this time. */
export function toStartState({ starts }: Pick<DutyEvent, 'starts'>, today: DateString): StartState {
  const open = starts.filter(({ done }) => !done);
  const late = open.filter(({ dueDate }) => dueDate < today);
  if (late.length > 0)
    return {
      label: late.length === 1 ? '1 late' : `${late.length} late`,
      tone: 'danger',
      icon: TriangleAlert,
    };
  if (open.length > 0)
    return { label: open.length === 1 ? '1 open' : `${open.length} open`, tone: 'info', icon: CalendarClock };
  return starts.length > 0
    ? { label: 'Done', tone: 'ok', icon: CalendarCheck }
    : { label: 'Waiting', tone: 'neutral', icon: Hourglass };
}

/** "10 Nov 2026, due 11 Nov 2026"; nothing where it was never started. */
export function toLastWords({ starts: [last] }: Pick<DutyEvent, 'starts'>): string {
  return last === undefined ? '' : `${formatLongDate(last.happenedOn)}, due ${formatLongDate(last.dueDate)}`;
}
