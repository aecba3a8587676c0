import type { StatutoryObligation } from '@anupalan/api-client/types';
import { buildSchedule } from '@anupalan/compliance/schedules/build';
import { listOccurrences } from '@anupalan/compliance/schedules/occurrences';
import type { DateString } from '@anupalan/compliance/schedules/types';
import { type StatutoryVerification, toVerificationLabel } from '@anupalan/enums/statutory';
import type { IconType, Tone } from '@anupalan/ui';
import type { StatutoryState } from '@anupalan/validators/requests/statutory-obligations';
import { CalendarCheck, CalendarOff, CircleCheck, CircleHelp, History, ShieldCheck } from 'lucide-react';
import { words } from './words.ts';

/** How a state of an entry is shown. */
export const STATE_LOOKS: Readonly<Record<StatutoryState, { label: string; tone: Tone; icon: IconType }>> = {
  ready: { label: words.states.ready, tone: 'ok', icon: CircleCheck },
  unconfirmed: { label: words.states.unconfirmed, tone: 'warn', icon: CircleHelp },
  task: { label: words.states.task, tone: 'info', icon: CalendarCheck },
  no_date: { label: words.states.noDate, tone: 'neutral', icon: CalendarOff },
  history: { label: words.states.history, tone: 'neutral', icon: History },
};

/** Whether an entry is verified, as it is shown. */
export const VERIFICATION_LOOKS: Readonly<Record<StatutoryVerification, { tone: Tone; icon: IconType }>> = {
  verified: { tone: 'ok', icon: ShieldCheck },
  secondary: { tone: 'neutral', icon: CircleHelp },
  unverified: { tone: 'neutral', icon: CircleHelp },
  conflict: { tone: 'neutral', icon: CircleHelp },
};

/** "Verified", "Not verified", or who of the organisation has confirmed an entry. */
export function toSourceWords({
  verification,
  confirmedBy,
}: Pick<StatutoryObligation, 'verification' | 'confirmedBy'>): string {
  return confirmedBy === null ? toVerificationLabel(verification) : words.confirmedBy(confirmedBy.name);
}

/** "Form 4, Hazardous and Other Wastes … Rules 2016, Rule 20(2)". */
export function toLaw({ form, act, rule }: Pick<StatutoryObligation, 'form' | 'act' | 'rule'>): string {
  return [form, act, rule].filter((part) => part !== null).join(', ');
}

/** The same without the act, which stands above the rows: "Form 4, Rule 20(2)". */
export function toPlaceInAct({ form, rule }: Pick<StatutoryObligation, 'form' | 'rule'>): string {
  return [form, rule].filter((part) => part !== null).join(', ');
}

/** "All India", "Kerala", "All India except Kerala and Goa". */
export function toPlaces({
  states,
  exceptStates,
}: Pick<StatutoryObligation, 'states' | 'exceptStates'>): string {
  if (states.length > 0) return states.join(', ');
  return exceptStates.length === 0 ? words.allIndia : words.allIndiaExcept(exceptStates.join(', '));
}

/** The first due dates of the task that would be made; of a rolling entry from the chosen day on. */
export function listTaskDates(
  entry: StatutoryObligation,
  firstDate: DateString,
  count: number,
): DateString[] {
  if (entry.schedule === null) return [];
  const { startDate, ...recurrence } = entry.schedule;
  const from = entry.isRolling ? firstDate : startDate;
  // A rolling entry has no day of its own: the day that it begins on is its anchor.
  const { frequency, interval } = recurrence;
  const schedule = entry.isRolling
    ? buildSchedule({ recurrence: { frequency, ...(interval ? { interval } : {}) }, startDate: firstDate })
    : entry.schedule;
  return listOccurrences(schedule, { from, limit: count });
}

/** What one can make of a selection: entries that could become tasks. */
export function canBecomeTask(state: StatutoryState): boolean {
  return state === 'ready' || state === 'unconfirmed';
}
