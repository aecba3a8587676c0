import { technicalFolderSchema } from '@anupalan/validators/entities/technical-document';
import {
  createTechnicalFolderRequestSchema,
  updateTechnicalFolderRequestSchema,
} from '@anupalan/validators/requests/technical-documents';
import type { FastifyInstance } from 'fastify';
import type { MemberCaller } from '../../access/caller.ts';
import { idsOf } from '../../http/body-ids.ts';
import { listAnswer } from '../../http/list.ts';
import { memberRoute } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import * as folders from './folders.ts';

/** The folders of technical documents, two levels deep. */
export function registerFolders(app: FastifyInstance, services: Services, tag: string): void {
  const exists = (caller: MemberCaller, id: string) => folders.checkFolder(services, caller, id);
  memberRoute(app, services, {
    key: 'GET /technical-folders',
    summary: 'List all folders by path, with the number of documents directly in each',
    tag,
    answer: listAnswer('folders', technicalFolderSchema),
    handler: async ({ caller }) => {
      const all = await folders.listFolders(services, caller);
      return { message: 'Folders', data: { folders: all, total: all.length } };
    },
  });
  memberRoute(app, services, {
    key: 'POST /technical-folders',
    summary: 'Create a folder, at the top level or inside another folder',
    tag,
    body: createTechnicalFolderRequestSchema,
    status: 201,
    answer: technicalFolderSchema,
    existsInBody: async (caller, data) => {
      for (const parentId of idsOf(data, 'parentId')) await exists(caller, parentId);
    },
    handler: async ({ caller, body }) => ({
      message: 'The folder has been created.',
      data: await folders.createFolder(services, caller, {
        name: body.name,
        parentId: body.parentId ?? null,
      }),
    }),
  });
  memberRoute(app, services, {
    key: 'PATCH /technical-folders/:id',
    summary: 'Rename a folder',
    tag,
    body: updateTechnicalFolderRequestSchema,
    answer: technicalFolderSchema,
    exists,
    handler: async ({ caller, id, body }) => ({
      message: 'The folder has been renamed.',
      data: await folders.renameFolder(services, caller, id, body.name),
    }),
  });
  memberRoute(app, services, {
    key: 'DELETE /technical-folders/:id',
    summary: 'Delete an empty folder',
    tag,
    exists,
    handler: async ({ caller, id }) => {
      await folders.deleteFolder(services, caller, id);
      return { message: 'The folder has been deleted.', data: null };
    },
  });
}
