import { toEventDueDate } from '@anupalan/compliance/events/event-limit';
import { buildSchedule } from '@anupalan/compliance/schedules/build';
import { FIELD_MESSAGES } from '@anupalan/enums/field-messages';
import type { Citation } from '@anupalan/validators/entities/citation';
import type { DutyEvent } from '@anupalan/validators/entities/duty-event';
import type { Task } from '@anupalan/validators/entities/task';
import type { DutyEventsQuery, StartObligationRequest } from '@anupalan/validators/requests/obligations';
import type { MemberCaller } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';
import { toWindow } from '../../http/list.ts';
import { AppError, invalidField, notFound } from '../../http/problem.ts';
import { isId } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { checkAssignee } from '../accounts/service.ts';
import { findEvent } from '../obligations/entities.ts';
import { acceptIn, getObligationsByIds } from '../obligations/service.ts';
import { toTask } from '../tasks/entities.ts';
import { createTasks, getTasksByIds, todayOf } from '../tasks/service.ts';
import * as repository from './repository.ts';

const NO_EVENT = 'This obligation does not depend on an event: it has its own date, or needs one.';
const REJECTED = 'This obligation was rejected. Accept it first.';

/** Accepted obligations that begin when something happens, with what was made of them. */
export async function listDutyEvents(services: Services, caller: MemberCaller, query: DutyEventsQuery) {
  if (query.consentDocumentId !== undefined && !isId(query.consentDocumentId))
    return { dutyEvents: [], total: 0 };
  return services.db.readOrganisation(caller.organisation.id, async (tx) => {
    // The words decide, which the database cannot read: few obligations have neither a period nor a date.
    const rows = sort(
      (await repository.listUndated(tx, query)).flatMap((row) => {
        const event = findEvent(row);
        return event === null ? [] : [{ ...row, event }];
      }),
      query,
    );
    const { offset, limit } = toWindow(query);
    const page = rows.slice(offset, offset + limit);
    const starts =
      page.length === 0
        ? []
        : await repository.listStarts(
            tx,
            page.map(({ id }) => id),
          );
    return {
      dutyEvents: page.map(
        (row): DutyEvent => ({
          id: row.id,
          title: row.title,
          text: row.text,
          conditionNo: row.conditionNo,
          event: row.event,
          consentDocumentId: row.consentDocumentId,
          documentTitle: row.documentTitle,
          citation: row.citation as Citation,
          starts: starts
            .filter(({ eventObligationId }) => eventObligationId === row.id)
            .map(({ id, happenedOn, dueDate, nextDueOn }) => ({
              taskId: id,
              happenedOn: happenedOn ?? dueDate,
              dueDate,
              done: nextDueOn === null,
            })),
        }),
      ),
      total: rows.length,
    };
  });
}

function sort<R extends Pick<repository.UndatedRow, 'title' | 'documentTitle'>>(
  rows: R[],
  { sortBy, sortOrder }: DutyEventsQuery,
): R[] {
  if (sortBy === undefined) return rows;
  const wordsOf = (row: R) => (sortBy === 'title' ? row.title : row.documentTitle);
  const sign = sortOrder === 'desc' ? -1 : 1;
  return rows.toSorted((a, b) => sign * wordsOf(a).localeCompare(wordsOf(b)));
}

/**
 * Makes the task of something that has happened: once, due when the time limit is over, also where that has passed
 * already. The obligation stays as it is, for the next time.
 * @throws AppError invalid (422) where it waits for no event, was rejected, or the day is in the future
 */
export async function startObligation(
  services: Services,
  caller: MemberCaller,
  id: string,
  { happenedOn, assigneeId = null }: StartObligationRequest,
): Promise<Task> {
  return services.db.forOrganisation(caller.organisation.id, async (tx) => {
    await checkAssignee(tx, assigneeId);
    const [row] = await getObligationsByIds(tx, [id], { lock: true });
    if (!row) throw notFound('obligation');
    const event = findEvent(row);
    if (event === null) throw new AppError('invalid', NO_EVENT);
    if (row.state === 'rejected') throw new AppError('invalid', REJECTED);
    // What is asked for before something happens is begun while that is still planned.
    if (event.limit?.counts !== 'before' && happenedOn > todayOf(services, caller))
      throw invalidField('happenedOn', FIELD_MESSAGES.happenedInFuture);
    if (row.state === 'suggested') await acceptIn(services, tx, caller, [row]);
    const dueDate = toEventDueDate(event.limit, happenedOn);
    const [taskId = ''] = await createTasks(services, tx, caller, [
      {
        name: row.title,
        description: row.text,
        origin: 'Generated',
        schedule: buildSchedule({ frequency: null, startDate: dueDate }),
        beginsOn: dueDate,
        assigneeId,
        consentDocumentId: row.consentDocumentId,
        obligationId: null,
        eventObligationId: row.id,
        happenedOn,
        citation: row.citation as Citation,
      },
    ]);
    return getStarted(tx, taskId);
  });
}

async function getStarted(tx: Tx, taskId: string): Promise<Task> {
  const [task] = await getTasksByIds(tx, [taskId]);
  if (!task) throw notFound('task');
  return toTask(task);
}
