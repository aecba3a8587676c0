import type { Citation } from '@anupalan/api-client/types';
import type { DateString } from '@anupalan/compliance/schedules/types';
import { hasAccess } from '@anupalan/validators/permission-name';
import { useCallback } from 'react';
import { findScreenPath, useAppRole, useSession } from '../session/use-session.ts';

/** A query with some of its values changed; an empty value takes it away. `?` alone for none. */
export function toQueryHref(params: URLSearchParams, changes: Readonly<Record<string, string>>): string {
  // Of its text, not of itself: that would be walked through pair by pair, in a function that every row calls.
  const next = new URLSearchParams(params.toString());
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return `?${next.toString()}`;
}

/** Links from a task to what belongs to it; null where the area or the user has no such screen. */
export type TaskLinks = {
  /** Tasks and Alerts with filters, or the list of tasks where there is no such screen. */
  toOccurrences: (filters?: Readonly<Record<string, string>>) => string | null;
  /** One due date in its drawer. */
  toOccurrence: (occurrence: { taskId: string; dueDate: DateString }) => string | null;
  /** A task in its drawer. */
  toTask: (taskId: string) => string | null;
  /** The page of the order that a task comes from. */
  toSource: (source: TaskSource) => string | null;
  /** The entry of the statutory catalogue that a task was made of. */
  toStatutory: (statutoryId: string | null) => string | null;
  /** The order with its facts. */
  toDocument: (documentId: string) => string | null;
};

/** What a task comes from. */
export type TaskSource = {
  consentDocumentId: string | null;
  obligationId?: string | null;
  citation?: Pick<Citation, 'page'> | null;
};

function withQuery(path: string | null, query: Readonly<Record<string, string>>): string | null {
  if (path === null) return null;
  const words = new URLSearchParams(query).toString();
  return words === '' ? path : `${path}?${words}`;
}

/** The links of who is signed in. A screen that they may not open is no link. */
export function useTaskLinks(): TaskLinks {
  const role = useAppRole();
  const permissions = useSession()?.permissions;
  const findPath = useCallback(
    (screen: 'tasksAndAlerts' | 'reportingTasks' | 'consentAnalyzer' | 'consentDocuments', name: string) =>
      role !== null && hasAccess(permissions ?? [], name) ? findScreenPath(role, screen) : null,
    [role, permissions],
  );
  const occurrences = findPath('tasksAndAlerts', 'Tasks & Alerts');
  const tasks = findPath('reportingTasks', 'Reporting Task');
  const analyzer = findPath('consentAnalyzer', 'Consent Analyzer');
  const documents = findPath('consentDocuments', 'Consent Documents');
  return {
    toOccurrences: (filters = {}) => withQuery(occurrences, filters) ?? tasks,
    toOccurrence: ({ taskId, dueDate }) =>
      withQuery(occurrences, { task: taskId, due: dueDate }) ?? withQuery(tasks, { task: taskId }),
    toTask: (taskId) => withQuery(tasks, { task: taskId }),
    toSource: ({ consentDocumentId, obligationId, citation }) => {
      if (consentDocumentId === null) return null;
      if (analyzer === null) return documents === null ? null : `${documents}/${consentDocumentId}`;
      return withQuery(`${analyzer}/${consentDocumentId}`, {
        ...(citation?.page ? { page: String(citation.page) } : {}),
        ...(obligationId ? { obligation: obligationId } : {}),
      });
    },
    toStatutory: (statutoryId) =>
      tasks === null || statutoryId === null
        ? null
        : withQuery(`${tasks}/catalogue`, { view: 'all', entry: statutoryId }),
    toDocument: (documentId) => (documents === null ? null : `${documents}/${documentId}`),
  };
}
