import { limitSchema, particularSchema } from '@anupalan/validators/entities/limit';
import {
  addLimitRequestSchema,
  addParticularRequestSchema,
  updateLimitRequestSchema,
  updateParticularRequestSchema,
} from '@anupalan/validators/requests/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MemberCaller } from '../../access/caller.ts';
import { memberRoute } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { checkDocument } from '../consent-documents/service.ts';
import { toLimit, toParticular } from './entities.ts';
import { type FindingSort, LIMITS, PARTICULARS } from './findings.ts';
import * as service from './service.ts';

const TAG = 'Limits and particulars';

type Params = { limitId?: string; particularId?: string };

/** Limits and particulars of an order, corrected by a person. */
export function registerLimits(app: FastifyInstance, services: Services): void {
  const ofDocument = (caller: MemberCaller, id: string) => checkDocument(services, caller, id);
  const placeOf = (documentId: string, request: FastifyRequest) => {
    const { limitId, particularId } = request.params as Params;
    return { documentId, id: limitId ?? particularId ?? '' };
  };
  const ofRow =
    <V>(sort: FindingSort<V>) =>
    async (caller: MemberCaller, id: string, request: FastifyRequest) => {
      await checkDocument(services, caller, id);
      await service.checkFinding(services, caller, sort, placeOf(id, request));
    };

  memberRoute(app, services, {
    key: 'POST /consent-documents/:id/limits',
    summary: 'Add a limit that the reading missed',
    tag: TAG,
    body: addLimitRequestSchema,
    status: 201,
    answer: limitSchema,
    exists: ofDocument,
    handler: async ({ caller, id, body }) => {
      const { citation, point = null, unit = null, averaging = null, ...values } = body;
      const added = await service.addFinding(services, caller, LIMITS, {
        documentId: id,
        values: { ...values, point, unit, averaging },
        citation,
      });
      return { message: 'The limit has been added.', data: toLimit(added) };
    },
  });
  memberRoute(app, services, {
    key: 'PATCH /consent-documents/:id/limits/:limitId',
    summary: 'Correct a limit; fields that are not sent stay unchanged',
    tag: TAG,
    body: updateLimitRequestSchema,
    answer: limitSchema,
    exists: ofRow(LIMITS),
    handler: async ({ caller, id, body, request }) => {
      const { citation, ...changes } = body;
      const place = placeOf(id, request);
      const data = await service.correctFinding(services, caller, LIMITS, place, { changes, citation });
      return { message: 'The limit has been saved.', data: toLimit(data) };
    },
  });
  memberRoute(app, services, {
    key: 'DELETE /consent-documents/:id/limits/:limitId',
    summary: 'Remove a limit; the next reading does not add it again',
    tag: TAG,
    exists: ofRow(LIMITS),
    handler: async ({ caller, id, request }) => {
      await service.removeFinding(services, caller, LIMITS, placeOf(id, request));
      return { message: 'The limit has been removed.', data: null };
    },
  });
  memberRoute(app, services, {
    key: 'POST /consent-documents/:id/particulars',
    summary: 'Add a particular that the reading missed',
    tag: TAG,
    body: addParticularRequestSchema,
    status: 201,
    answer: particularSchema,
    exists: ofDocument,
    handler: async ({ caller, id, body }) => {
      const { citation, value = null, unit = null, ...values } = body;
      const added = await service.addFinding(services, caller, PARTICULARS, {
        documentId: id,
        values: { ...values, value, unit },
        citation,
      });
      return { message: 'The particular has been added.', data: toParticular(added) };
    },
  });
  memberRoute(app, services, {
    key: 'PATCH /consent-documents/:id/particulars/:particularId',
    summary: 'Correct a particular; fields that are not sent stay unchanged',
    tag: TAG,
    body: updateParticularRequestSchema,
    answer: particularSchema,
    exists: ofRow(PARTICULARS),
    handler: async ({ caller, id, body, request }) => {
      const { citation, ...changes } = body;
      const place = placeOf(id, request);
      const data = await service.correctFinding(services, caller, PARTICULARS, place, { changes, citation });
      return { message: 'The particular has been saved.', data: toParticular(data) };
    },
  });
  memberRoute(app, services, {
    key: 'DELETE /consent-documents/:id/particulars/:particularId',
    summary: 'Remove a particular; the next reading does not add it again',
    tag: TAG,
    exists: ofRow(PARTICULARS),
    handler: async ({ caller, id, request }) => {
      await service.removeFinding(services, caller, PARTICULARS, placeOf(id, request));
      return { message: 'The particular has been removed.', data: null };
    },
  });
}
