import { DESCRIPTION_MAX_LENGTH, DOCUMENT_TITLE_MAX_LENGTH } from '@anupalan/enums/limits';
import { FOLDER_NAME_MAX_LENGTH } from '@anupalan/enums/technical-documents';
import { expect, test } from 'vitest';
import type { AnySchema } from 'yup';
import { technicalDocumentFormSchema, technicalFolderFormSchema } from '../forms/technical-document.ts';
import {
  createTechnicalDocumentRequestSchema as created,
  createTechnicalFolderRequestSchema as folder,
  technicalDocumentsList,
  updateTechnicalDocumentRequestSchema as updated,
} from './technical-documents.ts';

const x = (length: number) => 'x'.repeat(length);

test.each<[string, AnySchema, object, boolean]>([
  ['nothing but a file', created, {}, true],
  ['the longest title', created, { title: x(DOCUMENT_TITLE_MAX_LENGTH) }, true],
  ['one longer', created, { title: x(DOCUMENT_TITLE_MAX_LENGTH + 1) }, false],
  ['the longest description', created, { description: x(DESCRIPTION_MAX_LENGTH) }, true],
  ['one longer', created, { description: x(DESCRIPTION_MAX_LENGTH + 1) }, false],
  ['out of every folder', updated, { folderId: null }, true],
  ['an empty title', updated, { title: ' ' }, false],
  ['a title that is a number', updated, { title: 5 }, false],
  ['a folder', folder, { name: 'Drawings' }, true],
  ['the longest name', folder, { name: x(FOLDER_NAME_MAX_LENGTH) }, true],
  ['one longer', folder, { name: x(FOLDER_NAME_MAX_LENGTH + 1) }, false],
  ['a folder without a name', folder, { name: '' }, false],
  ['a slash', folder, { name: 'A/B' }, false],
  ['a backslash', folder, { name: 'A\\B' }, false],
  ['every kind', technicalDocumentsList.schema, { type: 'all' }, true],
  ['a kind', technicalDocumentsList.schema, { type: 'sheet' }, true],
  ['an unknown kind', technicalDocumentsList.schema, { type: 'video' }, false],
  ['an unknown order', technicalDocumentsList.schema, { sortBy: 'fileKey' }, false],
  ['the form', technicalDocumentFormSchema, { title: 'Manual', folderId: '', description: '' }, true],
  ['the form without a title', technicalDocumentFormSchema, { title: '' }, false],
  ['the form of a folder', technicalFolderFormSchema, { name: 'Drawings' }, true],
  ['the form of a folder with nothing', technicalFolderFormSchema, { name: ' ' }, false],
])('%s: %#', async (_, schema, value, isValid) => {
  expect(await schema.isValid(value)).toBe(isValid);
});
