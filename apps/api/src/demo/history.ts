import { listOccurrences } from '@anupalan/compliance/schedules/occurrences';
import type { Schedule } from '@anupalan/compliance/schedules/types';
import { v7 as uuidv7 } from 'uuid';
import type { MemberCaller } from '../access/caller.ts';
import type { Services } from '../http/services.ts';

/**
 * Gives the demo's tasks a past: their dates since a day, most of them completed in time, some late, the latest few
 * of some still open. The same pattern every time; nothing is drawn by chance.
 */
export async function makeHistory(
  services: Services,
  owner: MemberCaller,
  since: string,
  today: string,
): Promise<void> {
  await services.db.forOrganisation(owner.organisation.id, async (tx) => {
    const tasks = await tx.selectFrom('tasks').select(['id', 'schedule']).orderBy('id').execute();
    const rows = tasks.flatMap((task, taskIndex) => {
      const dates = listOccurrences(task.schedule as Schedule, { from: since, until: today }).filter(
        (date) => date < today,
      );
      return dates.map((dueDate, index) => {
        const isLast = index === dates.length - 1;
        const isOpen = isLast && taskIndex % 7 === 3;
        const daysLate = (taskIndex + index) % 11 === 5 ? 3 : (index % 3) - 2;
        return {
          id: uuidv7(),
          organisationId: owner.organisation.id,
          taskId: task.id,
          dueDate,
          completedAt: isOpen
            ? null
            : earlier(new Date(Date.parse(`${dueDate}T06:30:00Z`) + daysLate * 86_400_000), services.now()),
          completedBy: isOpen ? null : owner.userId,
        };
      });
    });
    for (let from = 0; from < rows.length; from += 1000) {
      await tx
        .insertInto('scheduledTasks')
        .values(rows.slice(from, from + 1000))
        .onConflict((conflict) => conflict.columns(['taskId', 'dueDate']).doNothing())
        .execute();
    }
  });
}

function earlier(date: Date, limit: Date): Date {
  return date < limit ? date : limit;
}
