import { savedViewSchema } from '@anupalan/validators/entities/saved-view';
import { shape, wholeNumber } from '@anupalan/validators/primitives';
import {
  createSavedViewRequestSchema,
  deleteSavedViewsRequestSchema,
  savedViewsList,
  updateSavedViewRequestSchema,
} from '@anupalan/validators/requests/saved-views';
import type { FastifyInstance } from 'fastify';
import { idsOf } from '../../http/body-ids.ts';
import { listAnswer } from '../../http/list.ts';
import { memberRoute } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import * as service from './service.ts';

const TAG = 'Saved views';

/** Lists as a user set them up; nobody else sees them. */
export function registerSavedViews(app: FastifyInstance, services: Services): void {
  memberRoute(app, services, {
    key: 'GET /saved-views',
    summary: 'List all your saved views by name, without pages',
    tag: TAG,
    query: savedViewsList.schema,
    answer: listAnswer('savedViews', savedViewSchema),
    handler: async ({ caller, query }) => {
      const savedViews = await service.listSavedViews(services, caller, query.screen);
      return { message: 'Saved views', data: { savedViews, total: savedViews.length } };
    },
  });
  memberRoute(app, services, {
    key: 'POST /saved-views',
    summary: 'Save the state of a list as a view; up to 20 for each screen',
    tag: TAG,
    body: createSavedViewRequestSchema,
    status: 201,
    answer: savedViewSchema,
    handler: async ({ caller, body }) => ({
      message: 'The view has been saved.',
      data: await service.createSavedView(services, caller, body),
    }),
  });
  memberRoute(app, services, {
    key: 'PUT /saved-views',
    summary: 'Rename a view, replace its content, or make it the default',
    tag: TAG,
    body: updateSavedViewRequestSchema,
    answer: savedViewSchema,
    existsInBody: (caller, data) => service.checkSavedViews(services, caller, idsOf(data, 'id')),
    handler: async ({ caller, body }) => ({
      message: 'The view has been saved.',
      data: await service.updateSavedView(services, caller, body),
    }),
  });
  memberRoute(app, services, {
    key: 'DELETE /saved-views',
    summary: 'Delete your views',
    tag: TAG,
    body: deleteSavedViewsRequestSchema,
    answer: shape({ deleted: wholeNumber().defined() }),
    existsInBody: (caller, data) => service.checkSavedViews(services, caller, idsOf(data, 'ids')),
    handler: async ({ caller, body }) => ({
      message: 'The view has been deleted.',
      data: { deleted: await service.deleteSavedViews(services, caller, body.ids) },
    }),
  });
}
