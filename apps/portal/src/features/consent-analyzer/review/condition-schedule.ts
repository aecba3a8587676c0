import type { Obligation, Schedule } from '@anupalan/api-client/types';
import { buildSchedule } from '@anupalan/compliance/schedules/build';
import { describeSchedule, formatDate } from '@anupalan/compliance/schedules/describe';
import { firstOccurrenceOnOrAfter, listOccurrences } from '@anupalan/compliance/schedules/occurrences';
import { FREQUENCIES_BY_PERIOD, FREQUENCY_LABELS, type Frequency } from '@anupalan/enums/frequencies';
import type { UpdateObligationRequest } from '@anupalan/validators/requests/obligations';
import { toDayText } from '../../../shared/time-zone.ts';
import { isOnce } from './conditions.ts';
import { rowWords } from './words.ts';

/** What "Repeats" can be: one of the six, once, the order's own interval, or nothing yet. */
export type Repeats = Frequency | 'once' | 'interval' | 'none';

/** Where a value of a row came from; the words stand beside its label. */
export type ValueSource = string | null;

/** When something is due, as far as it is known. */
export type Timing = Pick<Obligation, 'schedule' | 'frequency' | 'recurring' | 'dueDate'>;

/** The choice that an obligation stands at. */
export function toRepeats({ schedule, frequency, dueDate }: Timing): Repeats {
  if (schedule?.interval !== undefined) return 'interval';
  if (schedule !== null) return schedule.frequency ?? 'once';
  if (frequency !== null) return frequency;
  return dueDate === null ? 'none' : 'once';
}

/** Choices of "Repeats"; the order's own interval only where there is one, "not set" only where nothing is. */
export function listRepeats(obligation: Timing): { value: Repeats; label: string }[] {
  const { schedule } = obligation;
  const options: { value: Repeats; label: string }[] = FREQUENCIES_BY_PERIOD.map((value) => ({
    value,
    label: FREQUENCY_LABELS[value],
  }));
  options.push({ value: 'once', label: rowWords.once });
  if (schedule?.interval !== undefined) {
    options.push({ value: 'interval', label: describeSchedule({ ...schedule, endDate: undefined }) });
  }
  if (toRepeats(obligation) === 'none') options.unshift({ value: 'none', label: rowWords.notSet });
  return options;
}

/** The day it is due first from today on: the due date of a one-off, the next date of a series. */
export function findFirstDue(obligation: Timing, today: string): string | null {
  const { schedule, dueDate } = obligation;
  if (schedule === null) return isOnce(obligation) ? dueDate : null;
  if (isOnce(obligation)) return dueDate ?? schedule.startDate;
  return firstOccurrenceOnOrAfter(schedule, today);
}

/** The schedule that a choice and a first due date make, or null while one of them is missing. */
export function toSchedule(
  repeats: Repeats,
  firstDue: string | null,
  before: Schedule | null,
): Schedule | null {
  if (repeats === 'none' || firstDue === null) return null;
  if (repeats === 'once') return buildSchedule({ frequency: null, startDate: firstDue });
  if (repeats !== 'interval') {
    const recurrence = { frequency: repeats, months: before?.months };
    return buildSchedule({ recurrence, startDate: firstDue, endDate: before?.endDate });
  }
  if (before?.interval === undefined) return null;
  const recurrence = { frequency: null, interval: before.interval, months: before.months };
  return buildSchedule({ recurrence, startDate: firstDue, endDate: before.endDate });
}

/**
 * The change that a person's choice makes. All three are sent, in agreement, so that the list shows at once what the
 * server will answer (`schedule` wins there).
 */
export function toScheduleChanges(
  repeats: Repeats,
  firstDue: string | null,
  before: Schedule | null,
): Pick<UpdateObligationRequest, 'frequency' | 'dueDate' | 'schedule'> {
  const frequency = repeats === 'once' || repeats === 'interval' || repeats === 'none' ? null : repeats;
  return { frequency, dueDate: firstDue, schedule: toSchedule(repeats, firstDue, before) };
}

/** Where the frequency came from: the order's own words, or its absence; a note names who corrected the same wording. */
export function toRepeatsSource({
  statedFrequency,
  schedule,
  learnedFrom,
  retimed,
}: Obligation): ValueSource {
  if (retimed) return rowWords.setBy(retimed.by);
  if (learnedFrom) return rowWords.correctedBefore;
  if (statedFrequency !== null && statedFrequency !== '') return rowWords.readFromPage;
  return schedule === null ? null : rowWords.workedOut;
}

/**
 * Where the first due date came from: printed where its day (of a series) or its year (of a deadline) stands in the
 * quoted words, counted otherwise ("within 30 days" of the order).
 */
export function toFirstDueSource(obligation: Obligation): ValueSource {
  const { dueDate, schedule, citation, learnedFrom, retimed } = obligation;
  if (retimed) return rowWords.setBy(retimed.by);
  if (learnedFrom) return rowWords.correctedBefore;
  if (dueDate === null) return schedule === null ? null : rowWords.workedOut;
  const printed = isOnce(obligation)
    ? new RegExp(dueDate.slice(0, 4))
    : new RegExp(`(^|\\D)0?${Number(dueDate.slice(8))}(?!\\d)`);
  return printed.test(citation.quote) ? rowWords.readFromPage : rowWords.workedOut;
}

/** Who corrected when a condition is due, and what was read of it; null for one that is due as it was read. */
export function toRetimedWords({ retimed }: Pick<Obligation, 'retimed'>): string | null {
  if (!retimed) return null;
  const { by, at, schedule, dueDate } = retimed;
  const read =
    schedule !== null
      ? describeSchedule(schedule)
      : dueDate !== null
        ? rowWords.onceOn(formatDate(dueDate))
        : null;
  return rowWords.retimed(by, toDayText(at), read);
}

/** "Every month on the 10th. Next 10 Dec 2026, 10 Jan 2027 and 10 Feb 2027." */
export function toPreview(schedule: Schedule, today: string): string {
  const words = describeSchedule(schedule);
  if (schedule.frequency === null && schedule.interval === undefined) return `${words}.`;
  const dates = listOccurrences(schedule, { from: today, limit: 3 }).map(formatDate);
  if (dates.length === 0) return rowWords.noDateLeft(words);
  return rowWords.nextDates(words, dates);
}

/** The quiet line of a closed row: the period in words and the next date, or what is missing. */
export function toRowMeta(obligation: Obligation, today: string): string[] {
  const { schedule, statedFrequency, dueDate } = obligation;
  if (schedule !== null) {
    const words = describeSchedule(schedule);
    const next = isOnce(obligation) ? null : firstOccurrenceOnOrAfter(schedule, today);
    return next === null ? [words] : [words, rowWords.next(formatDate(next))];
  }
  if (dueDate !== null && isOnce(obligation)) return [rowWords.onceOn(formatDate(dueDate))];
  return [statedFrequency !== null && statedFrequency !== '' ? `"${statedFrequency}"` : rowWords.noDate];
}
