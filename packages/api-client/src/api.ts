import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query.ts';
import type { Envelope, Page } from './types.ts';

/** Tags that endpoints provide and invalidate. */
export const TAGS = [
  'Profile',
  'Organisation',
  'ConsentDocument',
  'Obligation',
  'Task',
  'ScheduledTask',
  'CatchUp',
  'Role',
  'User',
  'Assignable',
  'Dashboard',
  'Validity',
  'Notification',
  'UnreadCount',
  'SupportRequest',
  'Statutory',
  'SavedView',
  'LearnedReading',
  'Lab',
  'Enquiry',
  'TechnicalDocument',
  'TechnicalFolder',
  'AuditEntry',
  'Result',
  'OrderPack',
  'CalendarAddress',
] as const;

/** A cache tag. */
export type Tag = (typeof TAGS)[number];

/** The API. Endpoints are injected per domain, so that a screen loads only what it uses. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAGS,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

/**
 * The `data` of an envelope, for queries. Mutations return the whole envelope, because its message is shown as a toast.
 */
export function toData<T>(answer: Envelope<unknown>): T {
  return answer.data as T;
}

/** The typed envelope of a mutation. */
export function toEnvelope<T>(answer: Envelope<unknown>): Envelope<T> {
  return answer as Envelope<T>;
}

/** A page of a list. Its rows are under `name`. */
export function toPage<T>(answer: Envelope<unknown>, name: string): Page<T> {
  const data = (answer.data ?? {}) as Record<string, unknown>;
  const rows = data[name];
  return {
    rows: Array.isArray(rows) ? (rows as T[]) : [],
    total: typeof data.total === 'number' ? data.total : 0,
    ...(data.totalIsMinimum === true ? { totalIsMinimum: true } : {}),
  };
}

/** Tags of the rows of a list and of the list itself. */
export function toListTags<T extends Tag>(type: T, page: Page<{ id: string }> | undefined) {
  return [{ type, id: 'LIST' }, ...(page?.rows ?? []).map(({ id }) => ({ type, id }))];
}

/**
 * Tags to invalidate, but only after a mutation succeeded. A failed call has changed nothing, and a tag with an
 * undefined id would refetch everything of its type.
 */
export function onSuccess<T>(tags: readonly T[], error: unknown): readonly T[] {
  return error === undefined ? tags : [];
}
