import { ORDER_MIME_TYPES } from '@anupalan/enums/limits';
import { evidenceSchema } from '@anupalan/validators/entities/scheduled-task';
import { evidenceRequestSchema } from '@anupalan/validators/requests/scheduled-tasks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MemberCaller } from '../../access/caller.ts';
import { listAnswer } from '../../http/list.ts';
import { receiveFile } from '../../http/receive-file.ts';
import { memberRoute } from '../../http/route.ts';
import { sendFile } from '../../http/send-file.ts';
import type { Services } from '../../http/services.ts';
import { validateBody } from '../../http/validate.ts';
import { checkScheduled } from '../scheduled-tasks/service.ts';
import * as service from './service.ts';

const TAG = 'Evidence';

/** Files that show that something was done. */
export function registerEvidence(app: FastifyInstance, services: Services): void {
  const exists = (caller: MemberCaller, id: string) => checkScheduled(services, caller, [id]);
  const pieceOf = (request: FastifyRequest) => (request.params as { evidenceId: string }).evidenceId;
  memberRoute(app, services, {
    key: 'GET /scheduled-tasks/:id/evidence',
    summary: 'List the evidence of a due date, oldest first',
    tag: TAG,
    answer: listAnswer('evidence', evidenceSchema),
    exists,
    handler: async ({ caller, id }) => {
      const evidence = await service.listEvidence(services, caller, id);
      return { message: 'Evidence', data: { evidence, total: evidence.length } };
    },
  });
  memberRoute(app, services, {
    key: 'POST /scheduled-tasks/:id/evidence',
    summary: 'Add a file as evidence of a due date',
    tag: TAG,
    multipart: {
      type: 'object',
      required: ['file'],
      properties: {
        file: { type: 'string', format: 'binary' },
        effectiveDate: { type: 'string', format: 'date' },
      },
    },
    status: 201,
    answer: evidenceSchema,
    exists,
    handler: async ({ caller, id, request }) => {
      const received = await receiveFile(services, request, 'evidence');
      let effectiveDate: string | null;
      try {
        const body = validateBody(evidenceRequestSchema, toFields(received.fields));
        effectiveDate = body.effectiveDate ?? null;
      } catch (error) {
        await services.files.discard(received.spooled);
        throw error;
      }
      const data = await service.addEvidence(services, caller, id, received, effectiveDate);
      return { message: 'The evidence has been saved.', data };
    },
  });
  memberRoute(app, services, {
    key: 'GET /scheduled-tasks/:id/evidence/:evidenceId',
    summary: 'Get the file of a piece of evidence',
    tag: TAG,
    media: ORDER_MIME_TYPES,
    hasRanges: true,
    exists,
    handler: async ({ caller, id, request, reply }) => {
      const piece = await service.getEvidence(services, caller, id, pieceOf(request));
      return sendFile(request, reply, services.files, {
        key: piece.fileKey,
        size: piece.size,
        mimeType: piece.mimeType,
        fileName: piece.fileName,
        etag: piece.sha256.toString('hex'),
      });
    },
  });
  memberRoute(app, services, {
    key: 'DELETE /scheduled-tasks/:id/evidence/:evidenceId',
    summary: 'Delete a piece of evidence',
    tag: TAG,
    exists,
    handler: async ({ caller, id, request }) => {
      await service.deleteEvidence(services, caller, id, pieceOf(request));
      return { message: 'The evidence has been deleted.', data: null };
    },
  });
}

/** A form sends an empty text where nothing was chosen. */
function toFields(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}
