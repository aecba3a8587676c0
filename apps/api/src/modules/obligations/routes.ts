import { obligationSchema } from '@anupalan/validators/entities/obligation';
import { listOf, shape } from '@anupalan/validators/primitives';
import {
  addObligationRequestSchema,
  mergeObligationsRequestSchema,
  obligationsList,
  splitObligationRequestSchema,
  updateObligationRequestSchema,
  updateObligationsRequestSchema,
} from '@anupalan/validators/requests/obligations';
import type { FastifyInstance } from 'fastify';
import type { MemberCaller } from '../../access/caller.ts';
import { idsOf } from '../../http/body-ids.ts';
import { listAnswer } from '../../http/list.ts';
import { memberRoute } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { checkDocument } from '../consent-documents/service.ts';
import { pastCyclesOf } from '../past-cycles/service.ts';
import { citeTask } from '../tasks/cite-task.ts';
import { addObligation } from './add.ts';
import { registerLearnedReadings } from './learned-routes.ts';
import { type CiteTask, mergeObligations } from './merge.ts';
import * as service from './service.ts';
import { splitObligation } from './split.ts';
import { undoRework } from './undo.ts';

const TAG = 'Obligations';

const obligationsAnswer = shape({ obligations: listOf(obligationSchema).defined() });

/** What an order demands, and what a person decides about it. */
export function registerObligations(app: FastifyInstance, services: Services): void {
  registerReview(app, services);
  registerRework(app, services);
  registerLearnedReadings(app, services);
}

function registerReview(app: FastifyInstance, services: Services): void {
  memberRoute(app, services, {
    key: 'GET /consent-documents/:id/obligations',
    summary: 'List the obligations of an order, in the order of the document',
    tag: TAG,
    query: obligationsList.schema,
    answer: listAnswer('obligations', obligationSchema),
    exists: (caller, id) => checkDocument(services, caller, id),
    handler: async ({ caller, id, query }) => ({
      message: 'Obligations',
      data: await service.listObligations(services, caller, id, query),
    }),
  });
  memberRoute(app, services, {
    key: 'PATCH /obligations',
    summary: 'Accept, reject or reset several obligations',
    tag: TAG,
    body: updateObligationsRequestSchema,
    answer: obligationsAnswer,
    existsInBody: (caller, data) => service.checkObligations(services, caller, idsOf(data, 'ids')),
    handler: async ({ caller, body }) => ({
      message: 'Saved',
      data: {
        obligations: await service.updateStates(services, caller, body, pastCyclesOf(services, caller)),
      },
    }),
  });
  memberRoute(app, services, {
    key: 'PATCH /obligations/:id',
    summary: 'Change an obligation',
    tag: TAG,
    body: updateObligationRequestSchema,
    answer: obligationSchema,
    exists: (caller, id) => service.checkObligations(services, caller, [id]),
    handler: async ({ caller, id, body }) => ({
      message: 'Saved',
      data: await service.updateObligation(services, caller, id, body, pastCyclesOf(services, caller)),
    }),
  });
}

/** A person completes the reading: adds what it missed, merges and splits what it found (D47). */
function registerRework(app: FastifyInstance, services: Services): void {
  const exists = (caller: MemberCaller, id: string) => service.checkObligations(services, caller, [id]);
  const cite: CiteTask = (tx, taskId, citation) => citeTask(services, tx, taskId, citation);
  memberRoute(app, services, {
    key: 'POST /consent-documents/:id/obligations',
    summary: 'Add an obligation from a passage of an order',
    tag: TAG,
    status: 201,
    body: addObligationRequestSchema,
    answer: obligationSchema,
    exists: (caller, id) => checkDocument(services, caller, id),
    handler: async ({ caller, id, body }) => ({
      message: 'The obligation has been added.',
      data: await addObligation(services, caller, id, body),
    }),
  });
  memberRoute(app, services, {
    key: 'POST /obligations/merge',
    summary: 'Merge several obligations; the one with a task is kept, otherwise the first in the order',
    tag: TAG,
    body: mergeObligationsRequestSchema,
    answer: obligationSchema,
    existsInBody: (caller, data) => service.checkObligations(services, caller, idsOf(data, 'ids')),
    handler: async ({ caller, body }) => ({
      message: `${body.ids.length} obligations have been merged.`,
      data: await mergeObligations(services, caller, body.ids, cite, pastCyclesOf(services, caller)),
    }),
  });
  memberRoute(app, services, {
    key: 'POST /obligations/:id/split',
    summary: 'Split an obligation into several; the first part keeps its id and its task',
    tag: TAG,
    body: splitObligationRequestSchema,
    answer: obligationsAnswer,
    exists,
    handler: async ({ caller, id, body }) => ({
      message: `The obligation has been split into ${body.parts.length}.`,
      data: {
        obligations: await splitObligation(services, caller, id, body, cite, pastCyclesOf(services, caller)),
      },
    }),
  });
  memberRoute(app, services, {
    key: 'POST /obligations/:id/undo',
    summary: 'Undo the last addition, merge or split of an obligation',
    tag: TAG,
    answer: obligationsAnswer,
    exists,
    handler: async ({ caller, id }) => ({
      message: 'Undone',
      data: { obligations: await undoRework(services, caller, id, cite) },
    }),
  });
}
