import type { Schedule } from '@anupalan/compliance/schedules/types';
import { addedTasksSchema, taskDetailSchema, taskSchema } from '@anupalan/validators/entities/task';
import { listOf, shape, wholeNumber } from '@anupalan/validators/primitives';
import {
  addTasksRequestSchema,
  assignTasksRequestSchema,
  deleteTasksRequestSchema,
  tasksList,
  updateTaskRequestSchema,
} from '@anupalan/validators/requests/tasks';
import type { FastifyInstance } from 'fastify';
import { idsOf } from '../../http/body-ids.ts';
import { listAnswer } from '../../http/list.ts';
import { memberRoute } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { checkObligations } from '../obligations/service.ts';
import { getRows } from '../statutory/service.ts';
import { addFromObligations } from './accept-obligations.ts';
import { addFromCatalogue } from './add-statutory.ts';
import { assignTasks } from './assign.ts';
import { registerRenewal } from './renewal-routes.ts';
import * as service from './service.ts';

const TAG = 'Tasks';

/** Obligations that somebody keeps. */
export function registerTasks(app: FastifyInstance, services: Services): void {
  memberRoute(app, services, {
    key: 'GET /generate-tasks',
    summary: 'List the tasks of the organisation',
    tag: TAG,
    query: tasksList.schema,
    answer: listAnswer('tasks', taskSchema),
    handler: async ({ caller, query }) => ({
      message: 'Tasks',
      data: await service.listTasks(services, caller, query),
    }),
  });
  memberRoute(app, services, {
    key: 'GET /tasks/:id',
    summary: 'Get a task with its last and next due dates',
    tag: TAG,
    answer: taskDetailSchema,
    exists: (caller, id) => service.checkTasks(services, caller, [id]),
    isCheckedByHandler: true,
    handler: async ({ caller, id }) => ({
      message: 'Task',
      data: await service.getTask(services, caller, id),
    }),
  });
  memberRoute(app, services, {
    key: 'PUT /generate-tasks/frequency',
    summary: 'Change the schedule, the alerts, the assignee or the name of a task',
    tag: TAG,
    body: updateTaskRequestSchema,
    answer: taskSchema,
    existsInBody: (caller, data) => service.checkTasks(services, caller, idsOf(data, 'id')),
    handler: async ({ caller, body }) => ({
      message: 'The task has been saved.',
      data: await service.updateTask(services, caller, body),
    }),
  });
  memberRoute(app, services, {
    key: 'POST /generate-tasks/add',
    summary: 'Create tasks: by hand, from obligations, or from entries of the statutory catalogue',
    tag: TAG,
    isBare: true,
    body: addTasksRequestSchema,
    bodyContext: (caller) => ({ today: service.todayOf(services, caller) }),
    status: 201,
    answer: addedTasksSchema,
    existsInBody: async (caller, data) => {
      await checkObligations(services, caller, idsOf(data, 'obligationIds'));
      getRows(idsOf(data, 'statutoryIds'));
    },
    handler: async ({ caller, body }) => {
      if (body.obligationIds) {
        const data = await addFromObligations(services, caller, body.obligationIds, body.assigneeId ?? null);
        return { message: toMessage(data.tasks.length), data };
      }
      if (body.statutoryIds) {
        const data = await addFromCatalogue(services, caller, { ...body, statutoryIds: body.statutoryIds });
        return { message: toMessage(data.tasks.length), data };
      }
      const task = await service.addByHand(services, caller, {
        ...body,
        name: body.name ?? '',
        schedule: body.schedule as Schedule,
      });
      return { message: toMessage(1), data: { tasks: [task], skipped: [] } };
    },
  });
  memberRoute(app, services, {
    key: 'PATCH /generate-tasks/assignee',
    summary: 'Assign several tasks to a person, or remove their assignee',
    tag: TAG,
    body: assignTasksRequestSchema,
    answer: shape({ tasks: listOf(taskSchema).defined() }),
    existsInBody: (caller, data) => service.checkTasks(services, caller, idsOf(data, 'ids')),
    handler: async ({ caller, body }) => {
      const tasks = await assignTasks(services, caller, body);
      return {
        message:
          tasks.length === 1 ? 'The task has been assigned.' : `${tasks.length} tasks have been assigned.`,
        data: { tasks },
      };
    },
  });
  memberRoute(app, services, {
    key: 'POST /generate-tasks/delete',
    summary: 'Delete tasks; completed due dates are kept',
    tag: TAG,
    body: deleteTasksRequestSchema,
    answer: shape({ deleted: wholeNumber().defined() }),
    existsInBody: (caller, data) => service.checkTasks(services, caller, idsOf(data, 'ids')),
    handler: async ({ caller, body }) => {
      const deleted = await service.deleteTasks(services, caller, body.ids);
      return {
        message: deleted === 1 ? 'The task has been deleted.' : `${deleted} tasks have been deleted.`,
        data: { deleted },
      };
    },
  });
  registerRenewal(app, services);
}

function toMessage(count: number): string {
  if (count === 0) return 'No task was added.';
  return count === 1 ? 'The task has been added.' : `${count} tasks have been added.`;
}
