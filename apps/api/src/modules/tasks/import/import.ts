import { buildSchedule } from '@anupalan/compliance/schedules/build';
import { describeSchedule } from '@anupalan/compliance/schedules/describe';
import { firstOccurrenceOnOrAfter } from '@anupalan/compliance/schedules/occurrences';
import type { Schedule } from '@anupalan/compliance/schedules/types';
import type { ImportedTasks } from '@anupalan/validators/requests/task-import';
import type { MemberCaller } from '../../../access/caller.ts';
import type { Tx } from '../../../database/database.ts';
import type { Services } from '../../../http/services.ts';
import { toText } from '../../../sheets/sheet.ts';
import { takeTurns } from '../../../threads/take-turns.ts';
import { lockOrganisation } from '../repository.ts';
import { createTasks, type TaskSeed, todayOf } from '../service.ts';
import { type ParsedRow, parseRow, toHeading } from './parse-row.ts';
import type { ListRow } from './read-list.ts';
import { readTaskListInThread } from './read-list-in-thread.ts';
import * as repository from './repository.ts';

type Row = ParsedRow & ListRow & { assignee: string | null; taskId: string | null };

const SAME_ABOVE = 'The same task is in row';
const SAME_THERE = 'A task with this name and these dates already exists';

/**
 * Makes tasks of every row of a list, or of none: one wrong row stops all. A dry run only tells what would happen.
 * @param input `signal`: when nobody waits for the answer any more, which ends the reading of the file
 * @throws AppError invalid (422), unsupported_file (415) for a file that is no list
 */
export async function importTasks(
  services: Services,
  caller: MemberCaller,
  input: { bytes: Buffer; dryRun: boolean; signal: AbortSignal },
): Promise<ImportedTasks> {
  const { signal } = input;
  const list = await readTaskListInThread(input.bytes, { organisationId: caller.organisation.id, signal });
  const today = todayOf(services, caller);
  return services.db.forOrganisation(caller.organisation.id, async (tx) => {
    if (!input.dryRun) await lockOrganisation(tx, caller.organisation.id);
    const rows = await checkRows(tx, list, today);
    const isRight = rows.every(({ errors }) => errors.length === 0);
    if (isRight && !input.dryRun) {
      const ids = await createTasks(services, tx, caller, rows.map(toSeed));
      for (const [index, row] of rows.entries()) row.taskId = ids[index] ?? null;
    }
    return {
      dryRun: input.dryRun,
      created: rows.filter(({ taskId }) => taskId !== null).length,
      rows: rows.map(({ row, cells, task, assignee, errors, taskId }) => ({
        row,
        name: toText(cells.name),
        repeats: task && describeSchedule(task.schedule),
        dueDate: task && firstOccurrenceOnOrAfter(task.schedule, today),
        assignee,
        errors,
        taskId,
      })),
    };
  });
}

function toSeed({ task }: Row): TaskSeed {
  if (task === null) throw new Error('A row without errors has a task');
  return {
    name: task.name,
    description: task.description ?? '',
    origin: 'Received',
    schedule: task.schedule,
    ...(task.alertDays ? { alertDays: task.alertDays } : {}),
    assigneeId: task.assigneeId ?? null,
    consentDocumentId: null,
    obligationId: null,
    citation: null,
  };
}

async function checkRows(tx: Tx, list: readonly ListRow[], today: string): Promise<Row[]> {
  const assignable = await repository.listAssignable(tx);
  const turn = takeTurns();
  const known = new Set<string>();
  for (const task of await repository.listSchedules(tx)) {
    await turn();
    known.add(toKey(task));
  }
  const seen = new Map<string, number>();
  const rows: Row[] = [];
  for (const { row, cells } of list) {
    await turn();
    const parsed = parseRow(cells, today, (text) => findAssignee(assignable, text));
    if (parsed.task) {
      const key = toKey(parsed.task);
      const above = seen.get(key);
      const message = above === undefined ? (known.has(key) ? SAME_THERE : null) : `${SAME_ABOVE} ${above}`;
      if (message !== null) parsed.errors.push({ column: toHeading('name'), message });
      else seen.set(key, row);
    }
    const assignee = assignable.find(({ id }) => id === parsed.task?.assigneeId)?.name ?? null;
    rows.push({ row, cells, ...parsed, assignee, taskId: null });
  }
  return rows;
}

/** Two tasks of one name and the same dates are one task. */
function toKey({ name, schedule }: { name: string; schedule: unknown }): string {
  const { startDate, endDate, ...recurrence } = schedule as Schedule;
  const whole = buildSchedule({ recurrence, startDate, ...(endDate ? { endDate } : {}) });
  return JSON.stringify([name.toLowerCase(), whole]);
}

function findAssignee(
  assignable: readonly { id: string; name: string; email: string }[],
  text: string,
): { id: string } | { message: string } {
  const wanted = text.toLowerCase();
  const found = assignable.filter(({ name, email }) =>
    [name, email].some((each) => each.toLowerCase() === wanted),
  );
  const [first] = found;
  if (first === undefined) return { message: `Nobody in your organisation is called ${text}` };
  return found.length === 1 ? first : { message: `Several people are called ${text}: write the email` };
}
