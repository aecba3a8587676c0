import {
  importedTasksSchema,
  importTemplateQuerySchema,
  TASK_IMPORT_MAX_BYTES,
} from '@anupalan/validators/requests/task-import';
import type { FastifyInstance } from 'fastify';
import { signalWhenGone } from '../../../http/client-gone.ts';
import { LIST_UPLOAD, readListUpload } from '../../../http/list-upload.ts';
import { memberRoute } from '../../../http/route.ts';
import type { Services } from '../../../http/services.ts';
import { SHEET_MEDIA } from '../../../http/sheet-media.ts';
import { importTasks } from './import.ts';
import { toCsvTemplate, toWorkbookTemplate } from './template.ts';

const TAG = 'Tasks';

/** Tasks from a spreadsheet. */
export function registerTaskImport(app: FastifyInstance, services: Services): void {
  memberRoute(app, services, {
    key: 'POST /generate-tasks/import',
    summary:
      'Create tasks from a CSV file or a workbook; one invalid row stops the import. A dry run only reports the errors of each row',
    tag: TAG,
    multipart: LIST_UPLOAD,
    answer: importedTasksSchema,
    handler: async ({ caller, request, reply }) => {
      const list = await readListUpload(request, TASK_IMPORT_MAX_BYTES);
      const data = await importTasks(services, caller, { ...list, signal: signalWhenGone(reply) });
      const added = data.created === 1 ? 'The task has' : `${data.created} tasks have`;
      return { message: data.created > 0 ? `${added} been added.` : 'The list has been checked.', data };
    },
  });
  memberRoute(app, services, {
    key: 'GET /generate-tasks/import/template',
    summary:
      'Get the template for a list of tasks, with an explanation of every column (?format=csv or xlsx)',
    tag: TAG,
    query: importTemplateQuerySchema,
    media: SHEET_MEDIA,
    handler: async ({ caller, query, reply }) => {
      const reader = { organisationId: caller.organisation.id, signal: signalWhenGone(reply) };
      const file = query.format === 'csv' ? toCsvTemplate() : await toWorkbookTemplate(reader);
      return reply
        .header('content-type', file.mimeType)
        .header('content-disposition', `attachment; filename="${file.fileName}"`)
        .header('cache-control', 'no-store')
        .send(file.bytes);
    },
  });
}
