import type { InferType } from 'yup';
import { identifier, instant, shape, text, wholeNumber } from '../primitives.ts';
import { namedSchema } from './named.ts';

/** A folder of technical documents. `path` has the names from the top level, separated by " / ". */
export const technicalFolderSchema = shape({
  id: identifier().defined(),
  parentId: identifier().nullable().defined(),
  name: text().defined(),
  path: text().defined(),
  /** The number of documents directly in it. */
  documentCount: wholeNumber().defined(),
});

/** A folder of technical documents. */
export type TechnicalFolder = InferType<typeof technicalFolderSchema>;

/** A technical document in its current version. */
export const technicalDocumentSchema = shape({
  id: identifier().defined(),
  title: text().defined(),
  description: text().defined(),
  folder: shape({ id: identifier().defined(), path: text().defined() }).nullable(),
  /** The number of the current version. The fields below belong to it. */
  version: wholeNumber().defined(),
  fileName: text().defined(),
  mimeType: text().defined(),
  size: wholeNumber().defined(),
  uploadedBy: namedSchema,
  createdAt: instant().defined(),
  updatedAt: instant().defined(),
});

/** A technical document in its current version. */
export type TechnicalDocument = InferType<typeof technicalDocumentSchema>;

/** A version of a technical document. Versions are never changed. */
export const technicalVersionSchema = shape({
  id: identifier().defined(),
  number: wholeNumber().defined(),
  /** The number of the version that this one restored. */
  restoredFrom: wholeNumber().nullable().defined(),
  fileName: text().defined(),
  mimeType: text().defined(),
  size: wholeNumber().defined(),
  uploadedBy: namedSchema,
  createdAt: instant().defined(),
});

/** A version of a technical document. */
export type TechnicalVersion = InferType<typeof technicalVersionSchema>;
