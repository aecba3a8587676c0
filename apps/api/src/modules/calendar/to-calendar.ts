import { describeSchedule } from '@anupalan/compliance/schedules/describe';
import type { Schedule } from '@anupalan/compliance/schedules/types';
import { BRAND } from '@anupalan/enums/brand';
import ical, { ICalEventTransparency } from 'ical-generator';

/** A due date of a calendar. */
export type FeedDate = {
  taskId: string;
  dueDate: string;
  completedAt: Date | null;
  updatedAt: Date;
  task: {
    name: string;
    schedule: Schedule;
    assigneeName: string | null;
    orderTitle: string | null;
    updatedAt: Date;
  };
  link: string;
};

/** How often a calendar may ask again, in seconds. */
const ASKED_EVERY_SECONDS = 3600;

/**
 * Writes a calendar (RFC 5545): one all-day event a due date, which takes nobody's time. A task that repeats more often
 * than weekly is a round: the rounds of a day are one event. The ids follow from task and date, so a date keeps its
 * event whatever happens to it.
 * @param today the organisation's day, by which an open date is late
 */
export function toCalendar(values: {
  name: string;
  /** Host of the portal, in the ids of the events. */
  host: string;
  today: string;
  dates: readonly FeedDate[];
  rounds: readonly FeedDate[];
  roundsLink: string;
}): string {
  const calendar = ical({
    name: values.name,
    prodId: { company: BRAND.name, product: 'Due dates' },
    ttl: ASKED_EVERY_SECONDS,
  });
  const addEvent = (event: {
    id: string;
    day: string;
    summary: string;
    notes: string[];
    link: string;
    at: Date;
  }) =>
    calendar.createEvent({
      id: `${event.id}@${values.host}`,
      // A calendar date has no zone: as an instant it is read back in UTC, and only its day is written.
      start: new Date(`${event.day}T00:00:00Z`),
      timezone: 'UTC',
      allDay: true,
      summary: event.summary,
      description: event.notes.join('\n'),
      url: event.link,
      transparency: ICalEventTransparency.TRANSPARENT,
      stamp: event.at,
    });
  for (const date of values.dates) {
    const { task } = date;
    addEvent({
      id: `${date.taskId}-${date.dueDate}`,
      day: date.dueDate,
      summary: `${toState(date, values.today)}${task.name}`,
      notes: [
        `Repeats: ${describeSchedule(task.schedule)}`,
        ...(task.orderTitle ? [`Order: ${task.orderTitle}`] : []),
        ...(task.assigneeName ? [`Assigned to: ${task.assigneeName}`] : []),
        date.link,
      ],
      link: date.link,
      at: latest([date.updatedAt, task.updatedAt]),
    });
  }
  for (const [day, dates] of Map.groupBy(values.rounds, ({ dueDate }) => dueDate)) {
    const open = dates.filter(({ completedAt }) => completedAt === null);
    addEvent({
      id: `rounds-${day}`,
      day,
      summary:
        open.length === 0
          ? `Done: ${inRounds(dates.length)}`
          : `${toDayState(day, values.today)}${inRounds(open.length)}`,
      notes: [
        ...dates.map(({ task, completedAt }) => `${completedAt ? 'Done: ' : ''}${task.name}`),
        values.roundsLink,
      ],
      link: values.roundsLink,
      at: latest(dates.flatMap(({ updatedAt, task }) => [updatedAt, task.updatedAt])),
    });
  }
  return calendar.toString();
}

const inRounds = (count: number) => (count === 1 ? '1 round' : `${count} rounds`);
const toDayState = (day: string, today: string) => (day < today ? 'Late: ' : '');

function toState({ completedAt, dueDate }: FeedDate, today: string): string {
  return completedAt ? 'Done: ' : toDayState(dueDate, today);
}

function latest(moments: readonly Date[]): Date {
  return new Date(Math.max(...moments.map((moment) => moment.getTime())));
}
