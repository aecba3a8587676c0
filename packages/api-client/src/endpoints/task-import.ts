import type { ImportedTasks } from '@anupalan/validators/requests/task-import';
import { api } from '../api.ts';
import type { Envelope } from '../types.ts';
import { uploadFile } from '../upload.ts';

/** The path of the template for a list of tasks, in either format. */
export function toTaskTemplatePath(format: 'csv' | 'xlsx'): string {
  return `/generate-tasks/import/template?format=${format}`;
}

/** Tasks from a spreadsheet. */
export const taskImportApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * POST /generate-tasks/import. A dry run only reports the errors of each row. Otherwise one invalid row stops the
     * import. The screen shows errors of the file itself.
     */
    importTasks: build.mutation<
      Envelope<ImportedTasks>,
      { file: File; dryRun: boolean; signal?: AbortSignal }
    >({
      queryFn: ({ file, dryRun, signal }) =>
        uploadFile<ImportedTasks>(
          { path: '/generate-tasks/import', file, fields: { dryRun: dryRun ? '1' : '0' }, signal },
          { expects: [0, 413, 415, 422, 429, 503] },
        ),
      invalidatesTags: (result) =>
        result !== undefined && result.data.created > 0
          ? [{ type: 'Task', id: 'LIST' }, 'ScheduledTask', 'Dashboard', 'UnreadCount']
          : [],
    }),
  }),
});

export const { useImportTasksMutation } = taskImportApi;
