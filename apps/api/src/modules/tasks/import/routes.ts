import {
  importedTasksSchema,
  importTasksRequestSchema,
  importTemplateQuerySchema,
  TASK_IMPORT_MAX_BYTES,
} from '@anupalan/validators/requests/task-import';
import type { FastifyInstance } from 'fastify';
import { readSmallForm } from '../../../http/multipart.ts';
import { invalidField } from '../../../http/problem.ts';
import { memberRoute } from '../../../http/route.ts';
import type { Services } from '../../../http/services.ts';
import { SHEET_MEDIA } from '../../../http/sheet-media.ts';
import { validateBody } from '../../../http/validate.ts';
import { importTasks } from './import.ts';
import { toCsvTemplate, toWorkbookTemplate } from './template.ts';

const TAG = 'Tasks';
const TOO_LARGE = 'The list may be at most 2 MB.';

/** Tasks from a spreadsheet. */
export function registerTaskImport(app: FastifyInstance, services: Services): void {
  memberRoute(app, services, {
    key: 'POST /generate-tasks/import',
    summary:
      'Make tasks of a CSV file or a workbook; one wrong row stops all. A dry run only tells what is wrong in which row',
    tag: TAG,
    multipart: {
      type: 'object',
      required: ['file'],
      properties: {
        file: { type: 'string', format: 'binary' },
        dryRun: { type: 'string', enum: ['1', '0', 'true', 'false'] },
      },
    },
    answer: importedTasksSchema,
    handler: async ({ caller, request }) => {
      const form = await readSmallForm(request, TASK_IMPORT_MAX_BYTES, TOO_LARGE);
      const { dryRun } = validateBody(importTasksRequestSchema, form.fields);
      if (!form.files.file) throw invalidField('file', 'Choose a file');
      const data = await importTasks(services, caller, {
        bytes: form.files.file.bytes,
        dryRun: dryRun === '1' || dryRun === 'true',
      });
      const added = data.created === 1 ? 'The task has' : `${data.created} tasks have`;
      return { message: data.created > 0 ? `${added} been added.` : 'The list has been checked.', data };
    },
  });
  memberRoute(app, services, {
    key: 'GET /generate-tasks/import/template',
    summary: 'The template of a list of tasks, with every column explained (?format=csv or xlsx)',
    tag: TAG,
    query: importTemplateQuerySchema,
    media: SHEET_MEDIA,
    handler: async ({ query, reply }) => {
      const file = query.format === 'csv' ? toCsvTemplate() : await toWorkbookTemplate();
      return reply
        .header('content-type', file.mimeType)
        .header('content-disposition', `attachment; filename="${file.fileName}"`)
        .header('cache-control', 'no-store')
        .send(file.bytes);
    },
  });
}
