import { SUBJECT_MAX_LENGTH } from '@anupalan/enums/limits';
import type { Citation } from '@anupalan/validators/entities/citation';
import type { EnquiryPrefill } from '@anupalan/validators/entities/enquiry';
import type { EnquiryPrefillQuery } from '@anupalan/validators/requests/enquiries';
import type { MemberCaller } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';
import { AppError, invalidField, notFound } from '../../http/problem.ts';
import { isId } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { getDocument } from '../consent-documents/service.ts';
import { getByIds } from '../scheduled-tasks/service.ts';
import { getAll, todayOf } from '../tasks/service.ts';
import { suggestScope } from './suggest-scope.ts';

/** A task and perhaps one of its dates, which an enquiry is for. */
export type Target = {
  task: Awaited<ReturnType<typeof getAll>>[number];
  date: { id: string; dueDate: string } | null;
};

/**
 * Finds what an enquiry is for; null where it names nothing.
 * @throws AppError not_found (404) for a task or a date that is not the organisation's
 */
export async function findTarget(
  tx: Tx,
  today: string,
  ids: { taskId?: string | null | undefined; scheduledTaskId?: string | null | undefined },
): Promise<Target | null> {
  const { taskId, scheduledTaskId } = ids;
  if (!taskId && !scheduledTaskId) return null;
  const [date] = scheduledTaskId && isId(scheduledTaskId) ? await getByIds(tx, [scheduledTaskId], today) : [];
  if (scheduledTaskId && !date) throw notFound('scheduled task');
  const wanted = date?.taskId ?? taskId ?? '';
  if (taskId && taskId !== wanted) throw notFound('scheduled task');
  const [task] = await getAll(tx, [wanted]);
  if (!task) throw notFound('task');
  return { task, date: date ? { id: date.id, dueDate: date.dueDate } : null };
}

/** The words of the order that a task stands on, and their page. */
export function toSource(task: Target['task']): { quote: string; page: number | null } | null {
  const citation = task.citation as Citation | null;
  return citation === null ? null : { quote: citation.quote, page: citation.page };
}

async function listLimits(services: Services, caller: MemberCaller, documentId: string | null) {
  if (documentId === null) return [];
  try {
    return (await getDocument(services, caller, documentId)).limits;
  } catch (error) {
    // An order that was archived since leaves its tasks behind, and no limits.
    if (error instanceof AppError && error.code === 'not_found') return [];
    throw error;
  }
}

/** What an enquiry about a task is filled in with; a day that has passed is left out. */
export async function prefillEnquiry(
  services: Services,
  caller: MemberCaller,
  query: EnquiryPrefillQuery,
): Promise<EnquiryPrefill> {
  const today = todayOf(services, caller);
  const target = await services.db.forOrganisation(caller.organisation.id, (tx) =>
    findTarget(tx, today, query),
  );
  if (!target) throw invalidField('taskId', 'Name a task or one of its due dates.');
  const { task, date } = target;
  const source = toSource(task);
  const limits = await listLimits(services, caller, task.consentDocumentId);
  const dueDate = date?.dueDate ?? task.dueDate;
  return {
    taskId: task.id,
    scheduledTaskId: date?.id ?? null,
    subject: task.name.slice(0, SUBJECT_MAX_LENGTH),
    ...suggestScope([task.name, task.description, source?.quote ?? ''].join('\n'), limits),
    dueDate: dueDate !== null && dueDate >= today ? dueDate : null,
    source,
  };
}
