import { ERROR_MESSAGES } from '@anupalan/enums/error-codes';
import { ORDER_MIME_TYPES } from '@anupalan/enums/limits';
import { RESULT_MAX_BYTES, RESULT_MESSAGES, RESULT_MIME_TYPES } from '@anupalan/enums/results';
import {
  orderResultsSchema,
  resultReportDetailSchema,
  resultReportSchema,
  resultValueSchema,
} from '@anupalan/validators/entities/result';
import { correctResultRequestSchema, resultReportRequestSchema } from '@anupalan/validators/requests/results';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MemberCaller } from '../../access/caller.ts';
import { findResultType } from '../../files/file-type.ts';
import { AppError } from '../../http/problem.ts';
import { type FileKinds, receiveFile } from '../../http/receive-file.ts';
import { memberRoute } from '../../http/route.ts';
import { sendFile } from '../../http/send-file.ts';
import type { Services } from '../../http/services.ts';
import { validateBody } from '../../http/validate.ts';
import { checkDocument } from '../consent-documents/service.ts';
import { checkValue, correctValue } from './correct.ts';
import * as service from './service.ts';

const TAG = 'Results';
/** Besides those that are uploaded here, evidence and reports of laboratories. */
const MEDIA = [...new Set<string>([...RESULT_MIME_TYPES, ...ORDER_MIME_TYPES])];

const KINDS: FileKinds = { findType: findResultType, unsupported: RESULT_MESSAGES.unsupported };

/** Results of laboratories against the limits of orders. */
export function registerResults(app: FastifyInstance, services: Services): void {
  const exists = (caller: MemberCaller, id: string) => checkDocument(services, caller, id);
  const placeOf = (documentId: string, request: FastifyRequest) => ({
    documentId,
    reportId: reportOf(request),
    id: (request.params as { valueId: string }).valueId,
  });
  const reportOf = (request: FastifyRequest) => (request.params as { resultId: string }).resultId;

  memberRoute(app, services, {
    key: 'GET /consent-documents/:id/results',
    summary: 'Get the measured values of an order with their limits, and the reports',
    tag: TAG,
    answer: orderResultsSchema,
    exists,
    handler: async ({ caller, id }) => ({
      message: 'Results',
      data: await service.listResults(services, caller, id),
    }),
  });
  memberRoute(app, services, {
    key: 'POST /consent-documents/:id/results',
    summary: 'Upload a laboratory report (PDF, picture, XLSX, CSV); the server reads it in the background',
    tag: TAG,
    multipart: {
      type: 'object',
      required: ['file'],
      properties: {
        file: { type: 'string', format: 'binary' },
        sampledOn: { type: 'string', format: 'date' },
      },
    },
    status: 202,
    answer: resultReportSchema,
    exists,
    handler: async ({ caller, id, request }) => {
      if (Number(request.headers['content-length'] ?? 0) > RESULT_MAX_BYTES + 64 * 1024)
        throw new AppError('too_large', ERROR_MESSAGES.too_large);
      const received = await receiveFile(services, request, 'report', KINDS);
      let sampledOn: string | null;
      try {
        const { sampledOn: day } = received.fields;
        sampledOn = validateBody(resultReportRequestSchema, day ? { sampledOn: day } : {}).sampledOn ?? null;
        service.checkSampledOn(services, caller, sampledOn);
      } catch (error) {
        await services.files.discard(received.spooled);
        throw error;
      }
      const data = await service.addReport(services, caller, id, received, sampledOn);
      return { message: 'The report was uploaded and is being read.', data };
    },
  });
  memberRoute(app, services, {
    key: 'GET /consent-documents/:id/results/:resultId',
    summary: 'Get a report with its results and their limits',
    tag: TAG,
    answer: resultReportDetailSchema,
    exists,
    handler: async ({ caller, id, request }) => ({
      message: 'Report',
      data: await service.getReport(services, caller, id, reportOf(request)),
    }),
  });
  memberRoute(app, services, {
    key: 'GET /consent-documents/:id/results/:resultId/file',
    summary: 'Get the file of a report',
    tag: TAG,
    media: MEDIA,
    hasRanges: true,
    exists,
    handler: async ({ caller, id, request, reply }) => {
      const file = await service.getFile(services, caller, id, reportOf(request));
      return sendFile(request, reply, services.files, {
        key: file.fileKey,
        size: Number(file.size),
        mimeType: file.mimeType,
        fileName: file.fileName,
        etag: file.sha256.toString('hex'),
      });
    },
  });
  memberRoute(app, services, {
    key: 'PATCH /consent-documents/:id/results/:resultId/values/:valueId',
    summary: 'Correct a result that was misread; fields that are not sent stay unchanged',
    tag: TAG,
    body: correctResultRequestSchema,
    answer: resultValueSchema,
    exists: async (caller, id, request) => {
      await exists(caller, id);
      await checkValue(services, caller, placeOf(id, request));
    },
    handler: async ({ caller, id, body, request }) => ({
      message: 'The result has been saved.',
      data: await correctValue(services, caller, placeOf(id, request), body),
    }),
  });
  memberRoute(app, services, {
    key: 'DELETE /consent-documents/:id/results/:resultId',
    summary: 'Delete a report and its results; a copy that is evidence is kept',
    tag: TAG,
    exists,
    handler: async ({ caller, id, request }) => {
      await service.deleteReport(services, caller, id, reportOf(request));
      return { message: 'The report has been deleted.', data: null };
    },
  });
}
