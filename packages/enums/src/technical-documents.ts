/** Kinds of technical documents, as a person filters them. */
export const TECHNICAL_TYPES = ['pdf', 'document', 'sheet', 'slides', 'image', 'text'] as const;
/** Kind of a technical document. */
export type TechnicalType = (typeof TECHNICAL_TYPES)[number];
/** The labels that screens show. */
export const TECHNICAL_TYPE_LABELS: Readonly<Record<TechnicalType, string>> = {
  pdf: 'PDF',
  document: 'Text document',
  sheet: 'Spreadsheet',
  slides: 'Presentation',
  image: 'Picture',
  text: 'Plain text or CSV',
};

const OFFICE = 'application/vnd.openxmlformats-officedocument';

/** Types of files that are taken, told by content and not by name. */
export const TECHNICAL_MIME_TYPES = {
  'application/pdf': 'pdf',
  [`${OFFICE}.wordprocessingml.document`]: 'document',
  [`${OFFICE}.spreadsheetml.sheet`]: 'sheet',
  [`${OFFICE}.presentationml.presentation`]: 'slides',
  'image/jpeg': 'image',
  'image/png': 'image',
  'image/gif': 'image',
  'image/webp': 'image',
  'image/tiff': 'image',
  'text/plain': 'text',
  'text/csv': 'text',
} as const satisfies Readonly<Record<string, TechnicalType>>;

/** The kind that a type of file belongs to; null for a type that is not taken. */
export function findTechnicalType(mimeType: string): TechnicalType | null {
  return Object.entries(TECHNICAL_MIME_TYPES).find(([type]) => type === mimeType)?.[1] ?? null;
}

/** The types of files of a kind. */
export function toMimeTypes(type: TechnicalType): string[] {
  return Object.entries(TECHNICAL_MIME_TYPES).flatMap(([mime, kind]) => (kind === type ? [mime] : []));
}

/** Endings of the names of such files, for the file dialog. */
export const TECHNICAL_FILE_EXTENSIONS = [
  '.pdf',
  '.docx',
  '.xlsx',
  '.pptx',
  '.jpg',
  '.jpeg',
  '.png',
  '.gif',
  '.webp',
  '.tif',
  '.tiff',
  '.txt',
  '.csv',
] as const;

/** Bytes at most of a technical document. */
export const TECHNICAL_MAX_BYTES = 25 * 1024 * 1024;
/** Versions at most of a technical document. */
export const TECHNICAL_MAX_VERSIONS = 100;
/** Folders at most in an organisation. */
export const TECHNICAL_MAX_FOLDERS = 200;
/** Characters at most in the name of a folder. */
export const FOLDER_NAME_MAX_LENGTH = 80;

/** Sentences about technical documents that both sides say. */
export const TECHNICAL_MESSAGES = {
  titleRequired: 'Title is required',
  folderRequired: 'Folder name is required',
  folderName: 'A folder name must not contain a slash',
  unsupported:
    'This type of file is not accepted. Choose a PDF, DOCX, XLSX, PPTX, JPEG, PNG, GIF, WebP, TIFF, TXT or CSV file.',
  tooLarge: 'The file is larger than 25 MB. Please choose a smaller one.',
  empty: 'The file is empty. Please choose another one.',
  folderTaken: 'A folder with this name already exists.',
  folderDepth: 'Folders have two levels. Choose a folder that is not inside another one.',
  folderFull: 'The folder is not empty. Move or delete its contents first.',
} as const;
