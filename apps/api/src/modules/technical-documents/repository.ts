import { type TechnicalType, toMimeTypes } from '@anupalan/enums/technical-documents';
import type { TechnicalDocument, TechnicalVersion } from '@anupalan/validators/entities/technical-document';
import {
  NO_FOLDER,
  type TechnicalDocumentsQuery,
  technicalDocumentsList,
} from '@anupalan/validators/requests/technical-documents';
import type { Tx } from '../../database/database.ts';
import { toPattern, toSort, toWindow } from '../../http/list.ts';
import { isId } from '../../http/route.ts';

/** A version with where its file lies. */
export type VersionRow = TechnicalVersion & { fileKey: string; sha256: Buffer };

/** The parts of a path are parted by this. */
export const PATH_SEPARATOR = ' / ';

function from(tx: Tx) {
  return tx
    .selectFrom('technicalDocuments as document')
    .innerJoin('technicalVersions as version', (join) =>
      join.onRef('version.documentId', '=', 'document.id').onRef('version.number', '=', 'document.version'),
    )
    .innerJoin('users', 'users.id', 'version.uploadedBy')
    .leftJoin('technicalFolders as folder', 'folder.id', 'document.folderId')
    .leftJoin('technicalFolders as parent', 'parent.id', 'folder.parentId');
}

const COLUMNS = [
  'document.id',
  'document.title',
  'document.description',
  'document.version',
  'document.createdAt',
  'document.updatedAt',
  'version.fileName',
  'version.mimeType',
  'version.size',
  'users.id as uploaderId',
  'users.name as uploaderName',
  'folder.id as folderId',
  'folder.name as folderName',
  'parent.name as parentName',
] as const;

type Row = {
  id: string;
  title: string;
  description: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  fileName: string;
  mimeType: string;
  size: unknown;
  uploaderId: string;
  uploaderName: string;
  folderId: string | null;
  folderName: string | null;
  parentName: string | null;
};

function toDocument(row: Row): TechnicalDocument {
  const { uploaderId, uploaderName, folderId, folderName, parentName, ...rest } = row;
  const path = [parentName, folderName].filter((name) => name !== null).join(PATH_SEPARATOR);
  return {
    ...rest,
    size: Number(row.size),
    folder: folderId === null ? null : { id: folderId, path },
    uploadedBy: { id: uploaderId, name: uploaderName },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export async function listDocuments(
  tx: Tx,
  query: TechnicalDocumentsQuery,
): Promise<{ technicalDocuments: TechnicalDocument[]; total: number }> {
  let rows = from(tx);
  const { folderId, type, keyword } = query;
  if (folderId === NO_FOLDER) rows = rows.where('document.folderId', 'is', null);
  else if (folderId !== undefined) {
    // What is no id is no folder.
    if (!isId(folderId)) return { technicalDocuments: [], total: 0 };
    rows = rows.where((eb) => eb.or([eb('folder.id', '=', folderId), eb('folder.parentId', '=', folderId)]));
  }
  if (type) rows = rows.where('version.mimeType', 'in', toMimeTypes(type as TechnicalType));
  if (keyword) {
    const pattern = toPattern(keyword);
    const columns = [
      'document.title',
      'document.description',
      'version.fileName',
      'folder.name',
      'parent.name',
    ];
    rows = rows.where((eb) =>
      eb.or(columns.map((column) => eb(eb.ref(column as 'folder.name'), 'ilike', pattern))),
    );
  }
  const { total } = await rows.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const window = toWindow(query);
  const { by, order } = toSort(technicalDocumentsList, query);
  const sortBy = by === 'size' ? 'version.size' : (`document.${by}` as const);
  const found = await rows
    .select(COLUMNS)
    .orderBy(sortBy as 'document.updatedAt', order)
    .orderBy('document.id', order)
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  return { technicalDocuments: found.map(toDocument), total };
}

export async function findDocument(tx: Tx, id: string): Promise<TechnicalDocument | null> {
  const row = await from(tx).select(COLUMNS).where('document.id', '=', id).executeTakeFirst();
  return row ? toDocument(row) : null;
}

/** Holds a document until the end of the transaction, so that numbers of versions do not collide. */
export async function lockDocument(tx: Tx, id: string): Promise<{ title: string; version: number } | null> {
  const row = await tx
    .selectFrom('technicalDocuments')
    .select(['title', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function insertDocument(
  tx: Tx,
  document: {
    id: string;
    organisationId: string;
    folderId: string | null;
    title: string;
    description: string;
    now: Date;
  },
): Promise<void> {
  const { now, ...values } = document;
  await tx
    .insertInto('technicalDocuments')
    .values({ ...values, version: 1, createdAt: now, updatedAt: now })
    .execute();
}

export async function updateDocument(
  tx: Tx,
  id: string,
  changes: {
    title?: string;
    description?: string;
    folderId?: string | null;
    version?: number;
    updatedAt: Date;
  },
): Promise<void> {
  await tx.updateTable('technicalDocuments').set(changes).where('id', '=', id).execute();
}

/** Deletes a document with all its versions. @returns the keys of its files */
export async function deleteDocument(tx: Tx, id: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('technicalVersions')
    .select('fileKey')
    .distinct()
    .where('documentId', '=', id)
    .execute();
  await tx.deleteFrom('technicalDocuments').where('id', '=', id).execute();
  return rows.map(({ fileKey }) => fileKey);
}

/** Versions of a document, newest first. */
export async function listVersions(tx: Tx, documentId: string): Promise<VersionRow[]> {
  const rows = await tx
    .selectFrom('technicalVersions as version')
    .innerJoin('users', 'users.id', 'version.uploadedBy')
    .select([
      'version.id',
      'version.number',
      'version.restoredFrom',
      'version.fileName',
      'version.mimeType',
      'version.size',
      'version.sha256',
      'version.fileKey',
      'version.createdAt',
      'users.id as uploaderId',
      'users.name as uploaderName',
    ])
    .where('version.documentId', '=', documentId)
    .orderBy('version.number', 'desc')
    .execute();
  return rows.map(({ uploaderId, uploaderName, ...row }) => ({
    ...row,
    size: Number(row.size),
    uploadedBy: { id: uploaderId, name: uploaderName },
    createdAt: row.createdAt.toISOString(),
  }));
}

/** The contract's version. */
export function toVersion({ fileKey: _, sha256: __, ...version }: VersionRow): TechnicalVersion {
  return version;
}

export async function insertVersion(
  tx: Tx,
  version: {
    id: string;
    organisationId: string;
    documentId: string;
    number: number;
    restoredFrom: number | null;
    fileName: string;
    mimeType: string;
    size: number;
    sha256: Buffer;
    fileKey: string;
    uploadedBy: string;
    createdAt: Date;
  },
): Promise<void> {
  await tx.insertInto('technicalVersions').values(version).execute();
}
