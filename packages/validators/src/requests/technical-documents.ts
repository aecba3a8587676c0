import { tooLongMessage } from '@anupalan/enums/field-messages';
import { DOCUMENT_TITLE_MAX_LENGTH } from '@anupalan/enums/limits';
import {
  FOLDER_NAME_MAX_LENGTH,
  TECHNICAL_MESSAGES,
  TECHNICAL_TYPES,
} from '@anupalan/enums/technical-documents';
import type { InferType } from 'yup';
import { descriptionField, lineField } from '../fields.ts';
import { text } from '../primitives.ts';
import { request } from './envelope.ts';
import { type CheckedQuery, defineList, queryChoice, queryText } from './list-query.ts';

/** Stands for the documents that lie in no folder, in a query. */
export const NO_FOLDER = 'none';

function titleField() {
  return lineField().max(DOCUMENT_TITLE_MAX_LENGTH, tooLongMessage('Title', DOCUMENT_TITLE_MAX_LENGTH));
}

function folderField() {
  return text().nullable().optional().meta({ format: 'uuid' });
}

/** The name of a folder: 1 to 80 characters, no slash. */
export function folderNameField() {
  return lineField()
    .required(TECHNICAL_MESSAGES.folderRequired)
    .max(FOLDER_NAME_MAX_LENGTH, tooLongMessage('Folder name', FOLDER_NAME_MAX_LENGTH))
    .matches(/^[^/\\]*$/, TECHNICAL_MESSAGES.folderName);
}

/** Text parts of the multipart POST /technical-documents. Without a title the file's name is taken. */
export const createTechnicalDocumentRequestSchema = request({
  title: titleField().optional(),
  description: descriptionField().optional(),
  folderId: folderField(),
});

/** The checked texts of a new document. */
export type CreateTechnicalDocumentRequest = InferType<typeof createTechnicalDocumentRequestSchema>;

/** PATCH /technical-documents/{id}; `folderId` null: out of every folder. */
export const updateTechnicalDocumentRequestSchema = request({
  title: titleField().min(1, TECHNICAL_MESSAGES.titleRequired).optional(),
  description: descriptionField().optional(),
  folderId: folderField(),
});

/** A checked change of a document. */
export type UpdateTechnicalDocumentRequest = InferType<typeof updateTechnicalDocumentRequestSchema>;

/** POST /technical-folders. */
export const createTechnicalFolderRequestSchema = request({
  name: folderNameField(),
  parentId: folderField(),
});

/** A checked new folder. */
export type CreateTechnicalFolderRequest = InferType<typeof createTechnicalFolderRequestSchema>;

/** PATCH /technical-folders/{id}. */
export const updateTechnicalFolderRequestSchema = request({ name: folderNameField() });

/** A checked change of a folder. */
export type UpdateTechnicalFolderRequest = InferType<typeof updateTechnicalFolderRequestSchema>;

/** GET /technical-documents. `folderId` takes in what lies in the folders inside; "none": in no folder. */
export const technicalDocumentsList = defineList({
  sorts: ['updatedAt', 'createdAt', 'title', 'size'],
  usualSort: { by: 'updatedAt', order: 'desc' },
  filters: { folderId: queryText(), type: queryChoice(TECHNICAL_TYPES, ['all']) },
});

/** A checked query of documents. */
export type TechnicalDocumentsQuery = CheckedQuery<typeof technicalDocumentsList>;
