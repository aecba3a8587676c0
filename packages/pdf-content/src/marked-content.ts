import type { MarkedContent, MarkedContentReader } from '@anupalan/compliance/reading/pages/actual-text';
import { listOperations } from './operations.ts';
import { PdfFile } from './pdf-file.ts';
import { decodeTextString } from './text-string.ts';
import { isDict, type PdfDict, type PdfValue, toChars, toName } from './values.ts';

/** A form may draw others: so deep they are followed, which is deeper than any printer nests them. */
const MOST_DEEP = 8;

/** What is drawn, and what it is drawn with. */
type Drawn = { bytes: Uint8Array; resources: PdfDict | null };

const lookupIn = (file: PdfFile, dict: PdfDict | null, key: string, name: string): PdfValue | undefined => {
  const inner = file.lookup(dict?.get(key));
  return isDict(inner) ? inner.get(name) : undefined;
};

/** The streams of a page are one: an operation may begin in one and end in the next. */
const readContents = (file: PdfFile, page: PdfDict): Uint8Array => {
  const contents = page.get('Contents');
  const listed = file.lookup(contents);
  const parts = (Array.isArray(listed) ? listed : [contents]).flatMap((stream) => {
    const read = file.readStream(stream);
    return read ? [read.bytes] : [];
  });
  const [only] = parts;
  if (only && parts.length === 1) return only;
  const bytes = new Uint8Array(parts.reduce((size, part) => size + part.length + 1, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
    bytes[at++] = 10;
  }
  return bytes;
};

/** The words of a mark: its properties are written beside it, or have a name that the resources explain. */
const toActualText = (
  file: PdfFile,
  value: PdfValue | undefined,
  resources: PdfDict | null,
): string | null => {
  const name = toName(value);
  const properties = name === null ? value : file.lookup(lookupIn(file, resources, 'Properties', name));
  const chars = isDict(properties) ? toChars(file.lookup(properties.get('ActualText'))) : null;
  return chars === null ? null : decodeTextString(chars);
};

/** What a form draws by the resources of its own, or of what draws it; null: it is a picture. */
const readForm = (file: PdfFile, name: string, resources: PdfDict | null): Drawn | null => {
  const form = lookupIn(file, resources, 'XObject', name);
  const dict = file.lookup(form);
  if (!isDict(dict) || toName(file.lookup(dict.get('Subtype'))) !== 'Form') return null;
  const own = file.lookup(dict.get('Resources'));
  const stream = file.readStream(form);
  return stream && { bytes: stream.bytes, resources: isDict(own) ? own : resources };
};

const listMarks = (file: PdfFile, { bytes, resources }: Drawn, deep: number): MarkedContent[] => {
  const marks: MarkedContent[] = [];
  for (const { operator, last, beforeLast } of listOperations(bytes)) {
    if (operator === 'BMC') marks.push({ tag: toName(last()), actualText: null });
    else if (operator === 'BDC')
      marks.push({ tag: toName(beforeLast()), actualText: toActualText(file, last(), resources) });
    else if (deep < MOST_DEEP) {
      const name = toName(last());
      const form = name === null ? null : readForm(file, name, resources);
      if (form) marks.push(...listMarks(file, form, deep + 1));
    }
  }
  return marks;
};

/** What the marked content of a file means by its glyphs (PDF, 14.9.4). Throws where the file cannot be read so. */
export const readMarkedContent: MarkedContentReader = async (data) => {
  const file = PdfFile.open(data);
  return (number) => {
    const page = file.pages[number - 1];
    if (!page) throw new Error(`The file has no page ${number}.`);
    return listMarks(file, { bytes: readContents(file, page.dict), resources: page.resources }, 0);
  };
};
