import { tooLongMessage } from '@anupalan/enums/field-messages';
import { DOCUMENT_TITLE_MAX_LENGTH } from '@anupalan/enums/limits';
import { TECHNICAL_MESSAGES } from '@anupalan/enums/technical-documents';
import { type InferType, object } from 'yup';
import { descriptionField, lineField } from '../fields.ts';
import { text } from '../primitives.ts';
import { folderNameField } from '../requests/technical-documents.ts';

/** The form of a document's title, folder and description; an empty folder: none. */
export const technicalDocumentFormSchema = object({
  title: lineField()
    .required(TECHNICAL_MESSAGES.titleRequired)
    .max(DOCUMENT_TITLE_MAX_LENGTH, tooLongMessage('Title', DOCUMENT_TITLE_MAX_LENGTH)),
  folderId: text().default(''),
  description: descriptionField().default(''),
});

/** What the form holds. */
export type TechnicalDocumentForm = InferType<typeof technicalDocumentFormSchema>;

/** The form of a folder's name. */
export const technicalFolderFormSchema = object({ name: folderNameField() });
