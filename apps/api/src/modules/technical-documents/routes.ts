import { TECHNICAL_MESSAGES, TECHNICAL_MIME_TYPES } from '@anupalan/enums/technical-documents';
import {
  technicalDocumentSchema,
  technicalVersionSchema,
} from '@anupalan/validators/entities/technical-document';
import {
  createTechnicalDocumentRequestSchema,
  technicalDocumentsList,
  updateTechnicalDocumentRequestSchema,
} from '@anupalan/validators/requests/technical-documents';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { MemberCaller } from '../../access/caller.ts';
import { findTechnicalMimeType } from '../../files/file-type.ts';
import { idsOf } from '../../http/body-ids.ts';
import { listAnswer } from '../../http/list.ts';
import { type FileKinds, receiveFile } from '../../http/receive-file.ts';
import { memberRoute } from '../../http/route.ts';
import { sendFile } from '../../http/send-file.ts';
import type { Services } from '../../http/services.ts';
import { validateBody } from '../../http/validate.ts';
import { registerFolders } from './folder-routes.ts';
import { checkFolder } from './folders.ts';
import { listDocuments } from './repository.ts';
import * as service from './service.ts';

const TAG = 'Technical documents';
const MEDIA = Object.keys(TECHNICAL_MIME_TYPES);
const KINDS: FileKinds = { findType: findTechnicalMimeType, unsupported: TECHNICAL_MESSAGES.unsupported };
const file = { type: 'string', format: 'binary' };

/** Manuals, drawings and reports of an organisation, in folders and with their versions. */
export function registerTechnicalDocuments(app: FastifyInstance, services: Services): void {
  const exists = (caller: MemberCaller, id: string) => service.getDocument(services, caller, id);
  memberRoute(app, services, {
    key: 'GET /technical-documents',
    summary: 'List documents in their current version, the last changed first',
    tag: TAG,
    query: technicalDocumentsList.schema,
    answer: listAnswer('technicalDocuments', technicalDocumentSchema),
    handler: async ({ caller, query }) => ({
      message: 'Technical documents',
      data: await services.db.forOrganisation(caller.organisation.id, (tx) => listDocuments(tx, query)),
    }),
  });
  memberRoute(app, services, {
    key: 'GET /technical-documents/:id',
    summary: 'Get a document in its current version',
    tag: TAG,
    answer: technicalDocumentSchema,
    exists,
    handler: async ({ caller, id }) => ({ message: 'Technical document', data: await exists(caller, id) }),
  });
  memberRoute(app, services, {
    key: 'POST /technical-documents',
    summary: 'Upload a document of up to 25 MB: PDF, Office, picture or text; the content decides the type',
    tag: TAG,
    multipart: {
      type: 'object',
      required: ['file'],
      properties: {
        file,
        title: { type: 'string' },
        description: { type: 'string' },
        folderId: { type: 'string', format: 'uuid' },
      },
    },
    status: 201,
    answer: technicalDocumentSchema,
    handler: async ({ caller, request }) => {
      const received = await receiveFile(services, request, 'document', KINDS);
      try {
        const fields = toFields(received.fields);
        for (const folderId of idsOf(fields, 'folderId')) await checkFolder(services, caller, folderId);
        const body = validateBody(createTechnicalDocumentRequestSchema, fields);
        const data = await service.createDocument(services, caller, received, body);
        return { message: 'The document has been saved.', data };
      } catch (error) {
        await services.files.discard(received.spooled);
        throw error;
      }
    },
  });
  memberRoute(app, services, {
    key: 'PATCH /technical-documents/:id',
    summary: 'Rename, describe or move a document',
    tag: TAG,
    body: updateTechnicalDocumentRequestSchema,
    answer: technicalDocumentSchema,
    exists,
    existsInBody: async (caller, data) => {
      for (const folderId of idsOf(data, 'folderId')) await checkFolder(services, caller, folderId);
    },
    handler: async ({ caller, id, body }) => ({
      message: 'The document has been saved.',
      data: await service.updateDocument(services, caller, id, body),
    }),
  });
  memberRoute(app, services, {
    key: 'DELETE /technical-documents/:id',
    summary: 'Delete a document with all its versions',
    tag: TAG,
    exists,
    handler: async ({ caller, id }) => {
      await service.deleteDocument(services, caller, id);
      return { message: 'The document has been deleted.', data: null };
    },
  });
  memberRoute(app, services, {
    key: 'GET /technical-documents/:id/file',
    summary: 'Get the file of the current version',
    tag: TAG,
    media: MEDIA,
    hasRanges: true,
    exists,
    handler: ({ caller, id, request, reply }) => send(services, caller, id, null, request, reply),
  });
  memberRoute(app, services, {
    key: 'GET /technical-documents/:id/versions',
    summary: 'List the versions of a document, newest first',
    tag: TAG,
    answer: listAnswer('versions', technicalVersionSchema),
    exists,
    handler: async ({ caller, id }) => {
      const versions = await service.listVersions(services, caller, id);
      return { message: 'Versions', data: { versions, total: versions.length } };
    },
  });
  memberRoute(app, services, {
    key: 'POST /technical-documents/:id/versions',
    summary: 'Upload a new version of a document',
    tag: TAG,
    multipart: { type: 'object', required: ['file'], properties: { file } },
    status: 201,
    answer: technicalDocumentSchema,
    exists,
    handler: async ({ caller, id, request }) => {
      const received = await receiveFile(services, request, 'document', KINDS);
      const data = await service.addVersion(services, caller, id, received);
      return { message: `Version ${data.version} has been saved.`, data };
    },
  });
  memberRoute(app, services, {
    key: 'GET /technical-documents/:id/versions/:number/file',
    summary: 'Get the file of a version',
    tag: TAG,
    media: MEDIA,
    hasRanges: true,
    exists,
    handler: ({ caller, id, request, reply }) =>
      send(services, caller, id, numberOf(request), request, reply),
  });
  memberRoute(app, services, {
    key: 'POST /technical-documents/:id/versions/:number/restore',
    summary: 'Restore an older version as a new one',
    tag: TAG,
    status: 201,
    answer: technicalDocumentSchema,
    exists,
    handler: async ({ caller, id, request }) => {
      const number = numberOf(request);
      const data = await service.restoreVersion(services, caller, id, number);
      return { message: `Version ${number} has been restored as version ${data.version}.`, data };
    },
  });
  registerFolders(app, services, TAG);
}

/** The number in a path; 0, which no version has, for what is none. */
function numberOf(request: FastifyRequest): number {
  const { number } = request.params as { number: string };
  return /^[1-9]\d{0,4}$/.test(number) ? Number(number) : 0;
}

async function send(
  services: Services,
  caller: MemberCaller,
  id: string,
  number: number | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const version = await service.getVersion(services, caller, id, number);
  return sendFile(request, reply, services.files, {
    key: version.fileKey,
    size: version.size,
    mimeType: version.mimeType.startsWith('text/') ? `${version.mimeType}; charset=utf-8` : version.mimeType,
    fileName: version.fileName,
    etag: version.sha256.toString('hex'),
  });
}

/** A form sends an empty text where nothing was chosen. */
function toFields(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}
