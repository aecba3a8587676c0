import { ORDER_MIME_TYPES } from '@anupalan/enums/limits';
import { enquirySchema } from '@anupalan/validators/entities/enquiry';
import { decideReportRequestSchema, reportFieldsSchema } from '@anupalan/validators/requests/enquiries';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MemberCaller } from '../../access/caller.ts';
import { receiveFile } from '../../http/receive-file.ts';
import { memberRoute } from '../../http/route.ts';
import { sendFile } from '../../http/send-file.ts';
import type { Services } from '../../http/services.ts';
import { validateBody } from '../../http/validate.ts';
import { checkSampledOn } from '../results/service.ts';
import { addReport, decideReport, getReport } from './reports.ts';

const TAG = 'Enquiries';

/** Reports of laboratories and what companies say to them (D27). */
export function registerReports(
  app: FastifyInstance,
  services: Services,
  exists: (caller: MemberCaller, id: string) => Promise<unknown>,
): void {
  const existsWithReport = async (caller: MemberCaller, id: string, request: FastifyRequest) => {
    await exists(caller, id);
    await getReport(services, caller, id, reportOf(request));
  };
  const reportOf = (request: FastifyRequest) => (request.params as { reportId: string }).reportId;
  memberRoute(app, services, {
    key: 'POST /enquiries/:id/reports',
    summary: 'Send a report',
    tag: TAG,
    multipart: {
      type: 'object',
      required: ['file'],
      properties: {
        file: { type: 'string', format: 'binary' },
        reportNo: { type: 'string' },
        sampledOn: { type: 'string', format: 'date' },
        note: { type: 'string' },
      },
    },
    status: 201,
    answer: enquirySchema,
    exists,
    handler: async ({ caller, id, request }) => {
      const received = await receiveFile(services, request, 'report');
      try {
        const fields = validateBody(reportFieldsSchema, received.fields);
        checkSampledOn(services, caller, fields.sampledOn ?? null);
        const data = await addReport(services, caller, id, received, fields);
        return { message: 'The report has been sent.', data };
      } finally {
        // What was kept is not in the spool any more; of what was refused nothing stays.
        await services.files.discard(received.spooled);
      }
    },
  });
  memberRoute(app, services, {
    key: 'GET /enquiries/:id/reports/:reportId',
    summary: 'Get the file of a report',
    tag: TAG,
    media: ORDER_MIME_TYPES,
    hasRanges: true,
    exists,
    handler: async ({ caller, id, request, reply }) => {
      const report = await getReport(services, caller, id, reportOf(request));
      return sendFile(request, reply, services.files, {
        key: report.fileKey,
        size: Number(report.size),
        mimeType: report.mimeType,
        fileName: report.fileName,
        etag: report.sha256.toString('hex'),
      });
    },
  });
  memberRoute(app, services, {
    key: 'PATCH /enquiries/:id/reports/:reportId',
    summary: 'Approve or reject a report; an approved report becomes evidence of the due date',
    tag: TAG,
    body: decideReportRequestSchema,
    answer: enquirySchema,
    exists: existsWithReport,
    handler: async ({ caller, id, request, body }) => {
      const { enquiry, isEvidence } = await decideReport(services, caller, id, reportOf(request), body);
      const message =
        body.status === 'rejected'
          ? 'The report has been rejected. The laboratory can see why.'
          : isEvidence
            ? 'The report has been approved and kept as evidence of the due date.'
            : 'The report has been approved.';
      return { message, data: enquiry };
    },
  });
}
