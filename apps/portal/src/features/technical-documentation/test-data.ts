import type { TechnicalDocument, TechnicalFolder, TechnicalVersion } from '@anupalan/api-client/types';
import type { FakeRoutes } from '../../app/testing/fake-api.ts';

const uploadedBy = { id: 'user-1', name: 'Meera Joglekar' };

/** An invented document, for tests. */
export function toTestDocument(changes: Partial<TechnicalDocument> = {}): TechnicalDocument {
  return {
    id: 'doc-1',
    title: 'Scrubber manual',
    description: 'Second edition',
    folder: { id: 'folder-2', path: 'Air / Stacks' },
    version: 2,
    fileName: 'Scrubber.txt',
    mimeType: 'text/plain',
    size: 2048,
    uploadedBy,
    createdAt: '2026-10-01T05:00:00.000Z',
    updatedAt: '2026-11-20T05:00:00.000Z',
    ...changes,
  };
}

/** An invented version, for tests. */
export function toTestVersion(number: number, changes: Partial<TechnicalVersion> = {}): TechnicalVersion {
  return {
    id: `version-${number}`,
    number,
    restoredFrom: null,
    fileName: `Scrubber-${number}.txt`,
    mimeType: 'text/plain',
    size: 1024 * number,
    uploadedBy,
    createdAt: '2026-11-20T05:00:00.000Z',
    ...changes,
  };
}

const folders: TechnicalFolder[] = [
  { id: 'folder-1', parentId: null, name: 'Air', path: 'Air', documentCount: 0 },
  { id: 'folder-2', parentId: 'folder-1', name: 'Stacks', path: 'Air / Stacks', documentCount: 1 },
];

/** An API with these documents, each of which can be opened. */
export function toTechnicalRoutes(
  documents: readonly TechnicalDocument[],
  total = documents.length,
): FakeRoutes {
  return {
    'GET /technical-documents': { data: { technicalDocuments: documents, total } },
    'GET /technical-folders': { data: { folders, total: folders.length } },
    'GET /technical-documents/:id/versions': {
      data: { versions: [toTestVersion(2), toTestVersion(1)], total: 2 },
    },
    'GET /technical-documents/:id/versions/:number/file': { message: 'Open the valve slowly' },
    'GET /technical-documents/:id/file': { message: 'Open the valve slowly' },
    ...Object.fromEntries(documents.map((each) => [`GET /technical-documents/${each.id}`, { data: each }])),
  };
}
