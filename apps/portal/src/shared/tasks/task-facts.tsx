import type { Task } from '@anupalan/api-client/types';
import { describeSchedule } from '@anupalan/compliance/schedules/describe';
import { TASK_ORIGIN_LABELS } from '@anupalan/enums/task-origin';
import { KeyValueList, Person, TextLink } from '@anupalan/ui';
import { formatLongDate } from './task-dates.ts';
import { useTaskLinks } from './task-links.ts';
import { useSourceObligation } from './use-orders.ts';
import { taskWords } from './words.ts';

/** Alert days in words: "30, 7 and 1 days before, and on the day". */
export function describeAlertDays(alertDays: readonly number[]): string {
  const before = alertDays.filter((days) => days > 0).sort((a, b) => b - a);
  const last = before.at(-1);
  const list =
    before.length < 2
      ? before.join('')
      : `${before.slice(0, -1).join(', ')} ${taskWords.facts.and} ${before.at(-1)}`;
  const early = before.length === 0 ? '' : taskWords.facts.before(list, last === 1 && before.length === 1);
  const onDay = alertDays.includes(0) ? taskWords.facts.onTheDay : '';
  const words = [early, onDay].filter((part) => part !== '').join(`, ${taskWords.facts.and} `);
  return words === '' ? taskWords.facts.none : words.charAt(0).toUpperCase() + words.slice(1);
}

/** Whether a schedule lies outside the six frequencies, so that the order's own words are kept beside it (D21). */
function isOwnPeriod({ schedule }: Pick<Task, 'schedule'>): boolean {
  return schedule.frequency === null && schedule.interval !== undefined;
}

/** Props of {@link TaskFacts}. */
export type TaskFactsProps = { task: Task };

/** What a task is: how often, until when, who, which alerts. */
export function TaskFacts({ task }: TaskFactsProps) {
  const entryHref = useTaskLinks().toStatutory(task.statutoryId ?? null);
  const obligation = useSourceObligation(task);
  const stated = obligation?.statedFrequency ?? (isOwnPeriod(task) ? (task.citation?.quote ?? null) : null);
  return (
    <KeyValueList
      items={[
        { key: taskWords.facts.repeats, value: describeSchedule(task.schedule) },
        ...(stated === null ? [] : [{ key: taskWords.facts.inOrder, value: `“${stated}”` }]),
        ...(task.happenedOn
          ? [{ key: taskWords.facts.happenedOn, value: formatLongDate(task.happenedOn) }]
          : []),
        {
          key: taskWords.facts.nextDue,
          value: task.dueDate === null ? taskWords.facts.noFurtherDates : formatLongDate(task.dueDate),
        },
        { key: taskWords.facts.assignee, value: task.assignee && <Person name={task.assignee.name} /> },
        { key: taskWords.facts.alerts, value: describeAlertDays(task.alertDays) },
        ...(task.evidenceRequired
          ? [{ key: taskWords.facts.evidence, value: taskWords.facts.required }]
          : []),
        { key: taskWords.facts.origin, value: TASK_ORIGIN_LABELS[task.origin] },
        ...(entryHref === null
          ? []
          : [
              {
                key: taskWords.facts.source,
                value: (
                  <TextLink href={entryHref} isUnderlined>
                    {taskWords.facts.catalogue}
                  </TextLink>
                ),
              },
            ]),
      ]}
    />
  );
}
