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
import { getObligationsByIds } from '../obligations/service.ts';
import { getByIds } from '../scheduled-tasks/service.ts';
import { getTasksByIds, todayOf } from '../tasks/service.ts';
import { suggestScope } from './suggest-scope.ts';

/** What an enquiry is for: a task and perhaps one of its dates, or an obligation that is no task yet. */
export type Target = {
  taskId: string | null;
  scheduledTaskId: string | null;
  name: string;
  description: string;
  dueDate: string | null;
  consentDocumentId: string | null;
  /** The words of the order, and their page. */
  source: { quote: string; page: number | null } | null;
};

/** What of them a call names. */
export type TargetIds = Partial<
  Record<'taskId' | 'scheduledTaskId' | 'obligationId', string | null | undefined>
>;

function toSource(citation: unknown): Target['source'] {
  const found = citation as Citation | null;
  return found === null ? null : { quote: found.quote, page: found.page };
}

/**
 * Finds what an enquiry is for; null where it names nothing. An obligation that is a task already is that task.
 * @throws AppError not_found (404) for what is not the organisation's, or where two ids do not belong together
 */
export async function findTarget(tx: Tx, today: string, ids: TargetIds): Promise<Target | null> {
  const { taskId, scheduledTaskId, obligationId } = ids;
  if (scheduledTaskId) {
    const [date] = isId(scheduledTaskId) ? await getByIds(tx, [scheduledTaskId], today) : [];
    if (!date || (taskId && taskId !== date.taskId)) throw notFound('scheduled task');
    return { ...(await ofTask(tx, date.taskId)), scheduledTaskId: date.id, dueDate: date.dueDate };
  }
  if (taskId) return ofTask(tx, taskId);
  if (!obligationId) return null;
  const [obligation] = await getObligationsByIds(tx, [obligationId]);
  if (!obligation) throw notFound('obligation');
  if (obligation.taskId !== null) return ofTask(tx, obligation.taskId);
  return {
    taskId: null,
    scheduledTaskId: null,
    name: obligation.title,
    description: obligation.text,
    dueDate: obligation.recurring ? null : obligation.dueDate,
    consentDocumentId: obligation.consentDocumentId,
    source: toSource(obligation.citation),
  };
}

async function ofTask(tx: Tx, id: string): Promise<Target> {
  const [task] = await getTasksByIds(tx, [id]);
  if (!task) throw notFound('task');
  return {
    taskId: task.id,
    scheduledTaskId: null,
    name: task.name,
    description: task.description,
    dueDate: task.dueDate,
    consentDocumentId: task.consentDocumentId,
    source: toSource(task.citation),
  };
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

/** What an enquiry about a task or an obligation is filled in with; a day that has passed is left out. */
export async function prefillEnquiry(
  services: Services,
  caller: MemberCaller,
  query: EnquiryPrefillQuery,
): Promise<EnquiryPrefill> {
  const today = todayOf(services, caller);
  const target = await services.db.forOrganisation(caller.organisation.id, (tx) =>
    findTarget(tx, today, query),
  );
  if (!target) throw invalidField('taskId', 'Name a task, one of its due dates, or an obligation.');
  const { taskId, scheduledTaskId, name, description, dueDate, source } = target;
  const limits = await listLimits(services, caller, target.consentDocumentId);
  return {
    taskId,
    scheduledTaskId,
    subject: name.slice(0, SUBJECT_MAX_LENGTH),
    ...suggestScope([name, description, source?.quote ?? ''].join('\n'), limits),
    dueDate: dueDate !== null && dueDate >= today ? dueDate : null,
    source,
  };
}
