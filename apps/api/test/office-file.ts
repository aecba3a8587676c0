import { strToU8, zipSync } from 'fflate';

const MAIN = {
  word: 'wordprocessingml.document.main+xml',
  xl: 'spreadsheetml.sheet.main+xml',
  ppt: 'presentationml.presentation.main+xml',
} as const;
const PART = { word: 'document', xl: 'workbook', ppt: 'presentation' } as const;

/** The archive of an Office file with nothing in it but what tells its type. */
export function toOfficeFile(kind: keyof typeof MAIN): Buffer {
  const name = `${kind}/${PART[kind]}.xml`;
  const type = `application/vnd.openxmlformats-officedocument.${MAIN[kind]}`;
  const types = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${name}" ContentType="${type}"/></Types>`;
  return Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(types),
      '_rels/.rels': strToU8('<r/>'),
      [name]: strToU8('<d/>'),
    }),
  );
}
