import type { ImportedTasks } from '@anupalan/validators/requests/task-import';
import { api } from '../api.ts';
import type { Envelope } from '../types.ts';
import { uploadFile } from '../upload.ts';

/** Where the template of a list of tasks is, in either format. */
export function toTaskTemplatePath(format: 'csv' | 'xlsx'): string {
  return `/generate-tasks/import/template?format=${format}`;
}

/** Tasks from a spreadsheet. */
export const taskImportApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * POST /generate-tasks/import. A dry run only tells what is wrong in which row; otherwise one wrong row stops all.
     * What is wrong with the file is shown in place.
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
