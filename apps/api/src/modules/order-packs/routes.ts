import { ORDER_PACK_FILES, ORDER_PACK_KINDS, ORDER_PACK_MESSAGES } from '@anupalan/enums/order-packs';
import { orderPackSchema } from '@anupalan/validators/entities/order-pack';
import { createOrderPackRequestSchema } from '@anupalan/validators/requests/order-packs';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MemberCaller } from '../../access/caller.ts';
import { listAnswer } from '../../http/list.ts';
import { AppError } from '../../http/problem.ts';
import { memberRoute } from '../../http/route.ts';
import { sendFile } from '../../http/send-file.ts';
import type { Services } from '../../http/services.ts';
import { checkDocument } from '../consent-documents/service.ts';
import * as service from './service.ts';

const TAG = 'Consent documents';

const packOf = (request: FastifyRequest): string => (request.params as { packId: string }).packId;

/** Inspection packs and half-yearly reports of an order. */
export function registerOrderPacks(app: FastifyInstance, services: Services): void {
  const exists = (caller: MemberCaller, id: string) => checkDocument(services, caller, id);
  const packExists = (caller: MemberCaller, id: string, request: FastifyRequest) =>
    service.getPack(services, caller, id, packOf(request));
  memberRoute(app, services, {
    key: 'GET /consent-documents/:id/packs',
    summary:
      'List the inspection packs and half-yearly reports of an order, newest first; each is kept for seven days',
    tag: TAG,
    answer: listAnswer('packs', orderPackSchema),
    exists,
    handler: async ({ caller, id }) => {
      const packs = await service.listPacks(services, caller, id);
      return { message: 'Packs', data: { packs, total: packs.length } };
    },
  });
  memberRoute(app, services, {
    key: 'POST /consent-documents/:id/packs',
    summary: 'Request an inspection pack or a half-yearly report; you get a notification when it is ready',
    tag: TAG,
    body: createOrderPackRequestSchema,
    status: 202,
    answer: orderPackSchema,
    exists,
    handler: async ({ caller, id, body }) => ({
      message: 'We are making it. You will get a notification when it is ready.',
      data: await service.createPack(services, caller, id, body),
    }),
  });
  memberRoute(app, services, {
    key: 'GET /consent-documents/:id/packs/:packId/file',
    summary: 'Get the file of a pack that is ready',
    tag: TAG,
    media: ORDER_PACK_KINDS.map((kind) => ORDER_PACK_FILES[kind].mimeType),
    hasRanges: true,
    exists: packExists,
    handler: async ({ caller, id, request, reply }) => {
      const pack = await service.getPack(services, caller, id, packOf(request));
      const { fileKey, fileName, size, sha256 } = pack;
      if (!fileKey || !fileName || !size || !sha256)
        throw new AppError('conflict', ORDER_PACK_MESSAGES.notReady);
      return sendFile(request, reply, services.files, {
        key: fileKey,
        size: Number(size),
        mimeType: ORDER_PACK_FILES[service.toPack(pack).kind].mimeType,
        fileName,
        etag: sha256.toString('hex'),
      });
    },
  });
  memberRoute(app, services, {
    key: 'DELETE /consent-documents/:id/packs/:packId',
    summary: 'Delete a pack, or cancel one that is not ready',
    tag: TAG,
    exists: packExists,
    handler: async ({ caller, id, request }) => {
      await service.deletePack(services, caller, id, packOf(request));
      return { message: 'The pack has been deleted.', data: null };
    },
  });
}
