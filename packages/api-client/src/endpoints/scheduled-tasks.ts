import type {
  TaskDaysQuery,
  UpdateScheduledTaskStatusRequest,
} from '@anupalan/validators/requests/scheduled-tasks';
import type { ScheduledTasksQuery } from '@anupalan/validators/requests/scheduled-tasks-list';
import { api, onSuccess, toEnvelope, toListTags, toPage } from '../api.ts';
import { saveDownload } from '../files.ts';
import { toQueryString } from '../query-string.ts';
import type { AuditEntry, Envelope, Evidence, Page, ScheduledTask, TaskDay } from '../types.ts';
import { type UploadProgress, uploadFile } from '../upload.ts';

/** Filters of the list of due dates. Dates are `YYYY-MM-DD`. */
export type ScheduledTaskQuery = Partial<ScheduledTasksQuery>;

/** A status for one or several due dates. */
export type StatusChange = Omit<UpdateScheduledTaskStatusRequest, 'id' | 'ids'> & { ids: string[] };

/** Path of the evidence of a due date, or of one file of it. */
export function toEvidencePath(scheduledTaskId: string, evidenceId?: string): string {
  const all = `/scheduled-tasks/${scheduledTaskId}/evidence`;
  return evidenceId === undefined ? all : `${all}/${evidenceId}`;
}

/** A file to upload for a due date. `effectiveDate` is the day that the file is about (`YYYY-MM-DD`). */
export type EvidenceUpload = {
  scheduledTaskId: string;
  file: File;
  effectiveDate: string | null;
  onProgress?: (progress: UploadProgress) => void;
  signal?: AbortSignal;
};

/** Further cache tags if a due date of a renewal task changes: its order then has the application (D45). */
function listOrderTags(changed: Envelope<{ scheduledTasks: ScheduledTask[] }> | undefined) {
  // A task that repeats is no renewal; most are, and need not ask for their orders again.
  const orders = (changed?.data.scheduledTasks ?? []).flatMap(({ frequency, consentDocumentId }) =>
    frequency === null && consentDocumentId !== null ? consentDocumentId : [],
  );
  return orders.length === 0
    ? []
    : ([
        'Validity',
        ...[...new Set(orders)].map((id) => ({ type: 'ConsentDocument' as const, id })),
      ] as const);
}

/**
 * Statuses that the list of files explains itself: no answer, broken, too large, unsupported, too many files, too
 * often.
 */
const UPLOAD_STATUSES = [0, 400, 413, 415, 422, 429, 500, 502, 503, 504];

/** The file types of an export. */
export type ExportFormat = 'csv' | 'xlsx';

/** Saves the filtered list as a file, under the server's name. Returns whether it succeeded. */
export function exportScheduledTasks(query: ScheduledTaskQuery, format: ExportFormat): Promise<boolean> {
  return saveDownload(
    { path: `/scheduled-tasks/export${toQueryString({ ...query, format })}` },
    `tasks.${format}`,
  );
}

/** Saves some rows as a file. Returns whether it succeeded. */
export function exportSelectedTasks(ids: readonly string[], format: ExportFormat): Promise<boolean> {
  return saveDownload({ path: '/scheduled-tasks/export', data: { ids, format } }, `tasks.${format}`);
}

const toStatusData = ({ ids, ...change }: StatusChange) => ({
  ...(ids.length === 1 ? { id: ids[0] } : { ids }),
  ...change,
});

/** Due dates of tasks. */
export const scheduledTasksApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /generate-tasks/scheduled-tasks, by due date. */
    listScheduledTasks: build.query<Page<ScheduledTask>, ScheduledTaskQuery>({
      query: (params) => ({ path: '/generate-tasks/scheduled-tasks', params }),
      transformResponse: (answer: Envelope<unknown>) => toPage<ScheduledTask>(answer, 'scheduledTasks'),
      providesTags: (result) => toListTags('ScheduledTask', result),
    }),
    /** GET /scheduled-tasks/days: the number of due dates on each day of a year. The period is required. */
    listTaskDays: build.query<
      Page<TaskDay>,
      Partial<TaskDaysQuery> & Pick<TaskDaysQuery, 'startDate' | 'endDate'>
    >({
      query: (params) => ({ path: '/scheduled-tasks/days', params }),
      transformResponse: (answer: Envelope<unknown>) => toPage<TaskDay>(answer, 'days'),
      providesTags: ['ScheduledTask'],
    }),
    /** GET /scheduled-tasks/{id}/history, newest first. */
    listTaskHistory: build.query<Page<AuditEntry>, string>({
      query: (id) => ({ path: `/scheduled-tasks/${id}/history` }),
      transformResponse: (answer: Envelope<unknown>) => toPage<AuditEntry>(answer, 'entries'),
      providesTags: ['ScheduledTask'],
    }),
    /** DELETE /scheduled-tasks/{id}/evidence/{evidenceId}. */
    deleteEvidence: build.mutation<Envelope<null>, { scheduledTaskId: string; evidenceId: string }>({
      query: ({ scheduledTaskId, evidenceId }) => ({
        path: toEvidencePath(scheduledTaskId, evidenceId),
        method: 'DELETE',
      }),
      transformResponse: toEnvelope<null>,
      invalidatesTags: (_result, error) => onSuccess(['ScheduledTask', 'Dashboard'] as const, error),
    }),
    /** POST /scheduled-tasks/{id}/evidence: one file and the day that it is about, with progress. */
    uploadEvidence: build.mutation<Envelope<Evidence>, EvidenceUpload>({
      queryFn: ({ scheduledTaskId, effectiveDate, ...upload }) =>
        uploadFile<Evidence>(
          {
            ...upload,
            path: toEvidencePath(scheduledTaskId),
            fields: effectiveDate === null ? {} : { effectiveDate },
          },
          { expects: UPLOAD_STATUSES },
        ),
      invalidatesTags: (_result, error) => onSuccess(['ScheduledTask', 'Dashboard'] as const, error),
    }),
    /** PATCH /generate-tasks/scheduled-tasks/status, all or nothing. */
    updateScheduledTaskStatus: build.mutation<Envelope<{ scheduledTasks: ScheduledTask[] }>, StatusChange>({
      query: (change) => ({
        path: '/generate-tasks/scheduled-tasks/status',
        method: 'PATCH',
        data: toStatusData(change),
      }),
      transformResponse: toEnvelope<{ scheduledTasks: ScheduledTask[] }>,
      extraOptions: { expects: [409, 422] },
      invalidatesTags: (result, error) =>
        onSuccess(
          ['ScheduledTask', 'Task', 'Dashboard', 'UnreadCount', ...listOrderTags(result)] as const,
          error,
        ),
    }),
  }),
});

export const {
  useListScheduledTasksQuery,
  useListTaskDaysQuery,
  useListTaskHistoryQuery,
  useDeleteEvidenceMutation,
  useUploadEvidenceMutation,
  useUpdateScheduledTaskStatusMutation,
} = scheduledTasksApi;
