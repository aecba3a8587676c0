import { Readable } from 'node:stream';
import { ERROR_MESSAGES } from '@anupalan/enums/error-codes';
import { ORDER_MAX_BYTES, ORDER_MAX_PAGES, ORDER_MIME_TYPES } from '@anupalan/enums/limits';
import { consentDocumentSchema } from '@anupalan/validators/entities/consent-document';
import { consentValiditySchema } from '@anupalan/validators/entities/consent-validity';
import { pageWordsSchema } from '@anupalan/validators/entities/page-words';
import {
  confirmFigureRequestSchema,
  consentDocumentsList,
  pageWordsQuerySchema,
  unlockConsentDocumentRequestSchema,
  updateConsentDocumentRequestSchema,
} from '@anupalan/validators/requests/consent-documents';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MemberCaller } from '../../access/caller.ts';
import { signalWhenGone } from '../../http/client-gone.ts';
import { listAnswer } from '../../http/list.ts';
import { AppError, notFound } from '../../http/problem.ts';
import { memberRoute } from '../../http/route.ts';
import { sendFile } from '../../http/send-file.ts';
import type { Services } from '../../http/services.ts';
import type { RedatedOrder } from '../tasks/redate-order.ts';
import { checkDoubt, confirmFigure } from './confirm-figure.ts';
import { updateDocument } from './correct.ts';
import { createFollower } from './events.ts';
import { getPageWords } from './page-words.ts';
import { receiveOrder } from './receive-order.ts';
import * as repository from './repository.ts';
import * as service from './service.ts';
import { unlockDocument } from './unlock.ts';

const TAG = 'Consent documents';

/** Orders: upload, what was read, the file itself, their validity. */
export function registerConsentDocuments(app: FastifyInstance, services: Services): void {
  const follow = createFollower(services);
  const exists = (caller: MemberCaller, id: string) => service.checkDocument(services, caller, id);
  const findFile = async (caller: MemberCaller, id: string) => {
    const file = await services.db.forOrganisation(caller.organisation.id, (tx) =>
      repository.findFile(tx, id),
    );
    if (!file) throw notFound('document');
    return file;
  };

  memberRoute(app, services, {
    key: 'POST /generate-tasks',
    summary: 'Upload an order; the server reads it in the background',
    tag: TAG,
    multipart: {
      type: 'object',
      properties: {
        file: {
          type: 'array',
          items: { type: 'string', format: 'binary' },
          minItems: 1,
          maxItems: ORDER_MAX_PAGES,
        },
        rotation: {
          type: 'string',
          description: 'The rotation of each picture: a JSON array of 0, 90, 180 and 270',
        },
      },
      required: ['file'],
    },
    status: 202,
    answer: consentDocumentSchema,
    handler: async ({ caller, request, reply }) => {
      // A length that says too much is refused before a byte is read; a chunked body is counted.
      if (Number(request.headers['content-length'] ?? 0) > ORDER_MAX_BYTES + 64 * 1024)
        throw new AppError('too_large', ERROR_MESSAGES.too_large);
      const received = await receiveOrder(services, request);
      return {
        message: 'The order was uploaded and is being read.',
        data: await service.addDocument(services, caller, received, signalWhenGone(reply)),
      };
    },
  });
  memberRoute(app, services, {
    key: 'GET /consent-documents',
    summary: 'List the orders of the organisation',
    tag: TAG,
    query: consentDocumentsList.schema,
    answer: listAnswer('consentDocuments', consentDocumentSchema),
    handler: async ({ caller, query }) => ({
      message: 'Consent documents',
      data: await service.listDocuments(services, caller, query),
    }),
  });
  memberRoute(app, services, {
    key: 'GET /consent-documents/check-validity',
    summary: 'Show which consents are in force',
    tag: TAG,
    answer: consentValiditySchema,
    handler: async ({ caller }) => ({
      message: 'Validity',
      data: await service.checkValidity(services, caller),
    }),
  });
  memberRoute(app, services, {
    key: 'GET /consent-documents/:id',
    summary: 'Get an order with its facts, limits and questions',
    tag: TAG,
    answer: consentDocumentSchema,
    exists,
    handler: async ({ caller, id }) => ({
      message: 'Consent document',
      data: await service.getDocument(services, caller, id),
    }),
  });
  memberRoute(app, services, {
    key: 'PATCH /consent-documents/:id',
    summary: 'Correct the title or facts of an order, and answer its questions',
    tag: TAG,
    body: updateConsentDocumentRequestSchema,
    answer: consentDocumentSchema,
    exists,
    handler: async ({ caller, id, body }) => {
      const { document, redated } = await updateDocument(services, caller, id, body);
      return { message: `The order has been saved.${toRedatedWords(redated)}`, data: document };
    },
  });
  memberRoute(app, services, {
    key: 'DELETE /consent-documents/:id',
    summary: 'Archive an order',
    tag: TAG,
    exists,
    handler: async ({ caller, id }) => {
      await service.deleteDocument(services, caller, id);
      return { message: 'The order has been deleted.', data: null };
    },
  });
  memberRoute(app, services, {
    key: 'POST /consent-documents/:id/read-again',
    summary: 'Read an order again; decisions of people are kept',
    tag: TAG,
    status: 202,
    answer: consentDocumentSchema,
    exists,
    handler: async ({ caller, id, reply }) => ({
      message: 'The order is being read again.',
      data: await service.readAgain(services, caller, id, signalWhenGone(reply)),
    }),
  });
  memberRoute(app, services, {
    key: 'POST /consent-documents/:id/unlock',
    summary: 'Open a protected order with its password and read it; the password is not stored',
    tag: TAG,
    body: unlockConsentDocumentRequestSchema,
    isSecret: true,
    status: 202,
    answer: consentDocumentSchema,
    exists,
    handler: async ({ caller, id, body, reply }) => ({
      message: 'The order is unlocked and is being read.',
      data: await unlockDocument(services, caller, id, body.password, signalWhenGone(reply)),
    }),
  });
  memberRoute(app, services, {
    key: 'GET /consent-documents/:id/file',
    summary: 'Get the file as it is shown, or with `?original=1` as it was uploaded',
    tag: TAG,
    media: [...ORDER_MIME_TYPES, 'application/zip'],
    hasRanges: true,
    exists: findFile,
    handler: async ({ caller, id, request, reply }) => {
      const file = await findFile(caller, id);
      const wantsOriginal = (request.query as { original?: string }).original === '1';
      const digest = file.sha256.toString('hex');
      return sendFile(
        request,
        reply,
        services.files,
        file.shownKey && file.shownSize && !wantsOriginal
          ? {
              key: file.shownKey,
              size: file.shownSize,
              mimeType: 'application/pdf',
              fileName: `${file.fileName}.pdf`,
              etag: `${digest}-pdf`,
            }
          : {
              key: file.fileKey,
              size: file.size,
              mimeType: file.mimeType,
              fileName: file.fileName,
              etag: digest,
            },
      );
    },
  });
  memberRoute(app, services, {
    key: 'GET /consent-documents/:id/paragraphs',
    summary: 'Get the text of a DOCX, which has no pages; empty for other files',
    tag: TAG,
    answer: { type: 'object', properties: { paragraphs: { type: 'array', items: { type: 'object' } } } },
    exists: findFile,
    handler: async ({ caller, id }) => ({
      message: 'Paragraphs',
      data: { paragraphs: (await findFile(caller, id)).paragraphs ?? [] },
    }),
  });
  memberRoute(app, services, {
    key: 'GET /consent-documents/:id/words',
    summary: 'Get the words recognised on a page, with their places; empty if the file contains text',
    tag: TAG,
    query: pageWordsQuerySchema,
    answer: pageWordsSchema,
    exists: findFile,
    handler: async ({ caller, id, query }) => ({
      message: 'Words of the page',
      data: await getPageWords(services, caller, id, query.page),
    }),
  });
  memberRoute(app, services, {
    key: 'PATCH /consent-documents/:id/doubts/:doubtId',
    summary: 'Confirm that a value is as printed on the page, or withdraw that; a new reading keeps it',
    tag: TAG,
    body: confirmFigureRequestSchema,
    answer: consentDocumentSchema,
    exists: (caller, id, request) => checkDoubt(services, caller, toFigure(id, request)),
    handler: async ({ caller, id, body, request }) => ({
      message: body.isConfirmed ? 'The figure has been confirmed.' : 'The figure must be checked again.',
      data: await confirmFigure(services, caller, toFigure(id, request), body.isConfirmed),
    }),
  });
  memberRoute(app, services, {
    key: 'GET /consent-documents/:id/events',
    summary: 'Follow the progress of the reading, as server-sent events',
    tag: TAG,
    isBackground: true,
    media: ['text/event-stream'],
    exists,
    handler: async ({ caller, id, request, reply }) => {
      const events = follow(caller, id, request, reply);
      return reply
        .type('text/event-stream; charset=utf-8')
        .header('x-accel-buffering', 'no')
        .send(Readable.from(events));
    },
  });
}

function toFigure(documentId: string, { params }: FastifyRequest): { documentId: string; doubtId: string } {
  return { documentId, doubtId: (params as { doubtId: string }).doubtId };
}

/** What followed from a corrected date, as a sentence after another; nothing where nothing did. */
function toRedatedWords({ obligations, tasks }: RedatedOrder): string {
  if (obligations === 0) return '';
  const dates = obligations === 1 ? ' 1 due date follows' : ` ${obligations} due dates follow`;
  const made = tasks === 0 ? '' : tasks === 1 ? ', and 1 task' : `, and ${tasks} tasks`;
  return `${dates} the corrected date${made}.`;
}
