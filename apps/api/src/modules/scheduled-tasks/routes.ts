import { auditEntrySchema } from '@anupalan/validators/entities/audit-entry';
import {
  scheduledTaskSchema,
  taskDaySchema,
  taskMonthSchema,
} from '@anupalan/validators/entities/scheduled-task';
import { listOf, shape } from '@anupalan/validators/primitives';
import {
  exportScheduledTasksQuerySchema,
  exportSelectionRequestSchema,
  taskDaysQuerySchema,
  taskMonthsQuerySchema,
  type UpdateScheduledTaskStatusRequest,
  updateScheduledTaskStatusRequestSchema,
} from '@anupalan/validators/requests/scheduled-tasks';
import { scheduledTasksList } from '@anupalan/validators/requests/scheduled-tasks-list';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { idsOf } from '../../http/body-ids.ts';
import { signalWhenGone } from '../../http/client-gone.ts';
import { listAnswer } from '../../http/list.ts';
import { memberRoute } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { SHEET_MEDIA } from '../../http/sheet-media.ts';
import { updateStatus } from './change-status.ts';
import { listDays } from './days.ts';
import { type ExportFile, exportScheduled } from './export.ts';
import { listHistory } from './history.ts';
import { listMonths } from './months.ts';
import * as service from './service.ts';

const TAG = 'Scheduled tasks';

function sendExport(reply: FastifyReply, file: ExportFile): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${file.fileName}"`)
    .type(file.mimeType)
    .send(file.stream);
}

/** The dates of tasks, and what became of them. */
export function registerScheduledTasks(app: FastifyInstance, services: Services): void {
  memberRoute(app, services, {
    key: 'GET /generate-tasks/scheduled-tasks',
    summary: 'List the due dates of tasks, by date',
    tag: TAG,
    query: scheduledTasksList.schema,
    answer: listAnswer('scheduledTasks', scheduledTaskSchema, { isBounded: true }),
    handler: async ({ caller, query }) => ({
      message: 'Scheduled tasks',
      data: await service.listScheduled(services, caller, query),
    }),
  });
  memberRoute(app, services, {
    key: 'GET /scheduled-tasks/export',
    summary: 'Export the filtered list as CSV or as a workbook',
    tag: TAG,
    query: exportScheduledTasksQuerySchema,
    media: SHEET_MEDIA,
    handler: async ({ caller, query, reply }) =>
      sendExport(reply, await exportScheduled(services, caller, query, signalWhenGone(reply))),
  });
  memberRoute(app, services, {
    key: 'POST /scheduled-tasks/export',
    summary: 'Export some rows of the list as CSV or as a workbook, by due date',
    tag: TAG,
    body: exportSelectionRequestSchema,
    media: SHEET_MEDIA,
    existsInBody: (caller, data) => service.checkScheduled(services, caller, idsOf(data, 'ids')),
    handler: async ({ caller, body, reply }) => {
      const query = {
        ids: body.ids,
        format: body.format,
        isPagination: 0 as const,
        pageNo: 1,
        pageSize: 100,
      };
      return sendExport(reply, await exportScheduled(services, caller, query, signalWhenGone(reply)));
    },
  });
  memberRoute(app, services, {
    key: 'GET /scheduled-tasks/months',
    summary: 'Count the due dates of each month by status; uses the filters of the list',
    tag: TAG,
    query: taskMonthsQuerySchema,
    answer: listAnswer('months', taskMonthSchema),
    handler: async ({ caller, query }) => {
      const months = await listMonths(services, caller, query);
      return { message: 'Months', data: { months, total: months.length } };
    },
  });
  memberRoute(app, services, {
    key: 'GET /scheduled-tasks/days',
    summary:
      'Count the due dates of each day of a year by status, rounds separately; uses the filters of the list',
    tag: TAG,
    query: taskDaysQuerySchema,
    answer: listAnswer('days', taskDaySchema),
    handler: async ({ caller, query }) => {
      const days = await listDays(services, caller, query);
      return { message: 'Days', data: { days, total: days.length } };
    },
  });
  memberRoute(app, services, {
    key: 'GET /scheduled-tasks/:id/history',
    summary: 'List the history of a due date and its task, newest first',
    tag: TAG,
    answer: listAnswer('entries', auditEntrySchema),
    exists: (caller, id) => service.checkScheduled(services, caller, [id]),
    handler: async ({ caller, id }) => {
      const entries = await listHistory(services, caller, id);
      return { message: 'History', data: { entries, total: entries.length } };
    },
  });
  memberRoute(app, services, {
    key: 'PATCH /generate-tasks/scheduled-tasks/status',
    summary: 'Complete due dates, change their records, or reopen them',
    tag: TAG,
    body: updateScheduledTaskStatusRequestSchema,
    answer: shape({ scheduledTasks: listOf(scheduledTaskSchema).defined() }),
    existsInBody: (caller, data) => service.checkScheduled(services, caller, idsOf(data, 'id', 'ids')),
    isCheckedByHandler: true,
    handler: async ({ caller, body }) => {
      const scheduledTasks = await updateStatus(services, caller, body as UpdateScheduledTaskStatusRequest);
      return {
        message:
          scheduledTasks.length === 1
            ? 'The status has been saved.'
            : `The status of ${scheduledTasks.length} tasks has been saved.`,
        data: { scheduledTasks },
      };
    },
  });
}
