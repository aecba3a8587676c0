import type { TextLine } from '../layout/text-line.ts';
import { ADDRESS, IN_PLACE, OFFICE, OFFICE_ALONE, PERSON } from './holder-name.ts';
import { type NamedPlace, SUBJECT, windowAt } from './named-places.ts';
import { toName } from './place-name.ts';

/** A label that names the works: any noun behind "name of the" or before "name", but what a person or another thing is called by. */
const LABEL =
  /^\W*(?:\(?[\divxa-h]{1,4}[.)]\s*)?(?:name\s+(?:(?:and|&|,)\s+(?:\w+\s+)?(?:address|location|place)\s+)?of\s+(?:the\s+)?((?:[\w/()-]+\s*){1,5}?)|((?:[a-z]+\s+){1,2})name)(?:\s+(?:and|&|with)\s+(?:\w+\s+){0,2}(?:address|location|place))?\s*(?:[:–-]+\s*|$)/i;
const OF_OTHER =
  /\b(?:project|applicant|occupier|owner|proprietor|proprietrix|partner|designation|person|signatory|director|father|contact|officer|authority|board|committee|state|district|taluka?|tehsil|block|village|mandal|town|city|river|nalla|receiving|products?|substances?|chemicals?|wastes?|pollutants?|parameters?|laborator\w+|lab|stack|consultant|agency|bank|scheme|road|estate|act|rules?|operator\s+of|CBWTF|TSDF|supplier|buyer|fuel|machine\w*|equipment|process|file|user|post|first|last|full)\b/i;

/** The names behind labels that name the works. */
export const readLabels = (lines: TextLine[]): NamedPlace[] =>
  lines.flatMap((line) => {
    if (line.cells.length > 3) return [];
    const [, behind, before] =
      LABEL.exec(line.cells.length > 1 ? (line.cells[0]?.text ?? '') : line.text) ?? [];
    const noun = behind ?? before;
    if (noun === undefined || OF_OTHER.test(noun)) return [];
    const words =
      line.cells.length > 1
        ? line.cells
            .slice(1)
            .map(({ text }) => text)
            .join(' ')
        : line.text.replace(LABEL, '');
    const name = toName(words.replace(/^\W+/, ''));
    return name ? [{ name, lines: [line] }] : [];
  });

/** The first name among the lines of an address, below persons and offices. */
export const readBlock = (block: TextLine[]): NamedPlace[] => {
  for (const line of block) {
    if (ADDRESS.test(line.text) && !PERSON.test(line.text)) return [];
    const words = line.text.trim();
    const behind =
      /^\W*(?:prop(?:rietor|rietrix)?|partner|owner|director|manager|c\s?\/\s?o)\b\.?(?:,|:|\s+of)?\s+(?=[A-Z])(.*)$/i.exec(
        words,
      )?.[1];
    const name = toName(behind ?? words);
    if (name) return [{ name, lines: [line] }];
  }
  return [];
};

/** An office of an authority, which signs, sends or gets copies. */
const OF_BOARD =
  /\b(?:member|regional|environment\w*|district|divisional|zonal|chief\s+(?:env|eng|sec)\w*|scientific|scientist|collector|magistrate|commissioner|executive\s+engineer|under|joint|additional|deputy|assistant|section)\b|\bchairman\b/i;

const TO = /^to\b\s*[,.:]?\s*/i;
const ENDS_BLOCK =
  /^\W*(?:sub(?:ject)?\b|ref\b|sir\b|madam\b|dear\b|consent\b|in\s+exercise|with\s+reference|whereas\b)/i;

/** The lines of a letterhead, its numbers and an address. */
const MOST_BEFORE = 30;
/** "Kh. No. 117/3", "Regd. Office: …", "IGC Lassipora, District Pulwama": where something is. */
const isPlace = (text: string): boolean =>
  ADDRESS.test(text) ||
  IN_PLACE.test(text) ||
  /^\W*(?:[A-Z][a-z]+\.?\s+){0,2}No\.?\s*\d|^\W*(?:regd|registered|head)\.?\s+office\b|,\s.*,/i.test(text);

/** The first name below "To", or beside it. */
export const readAddressee = (lines: TextLine[]): NamedPlace[] => {
  const at = lines.findIndex(
    ({ text }) =>
      /^to\b\W*$/i.test(text.trim()) ||
      /^to\b\s*[,.:]?\s+[A-Z]/.test(text.trim()) ||
      /^To\b\s*[,.:]?\s+[A-Z]/.test(text.trim()),
  );
  if (at < 0) return [];
  const beside = (lines[at]?.text ?? '').trim().replace(TO, '');
  const name = beside === '' ? null : toName(beside);
  if (name && lines[at]) return [{ name, lines: [lines[at]] }];
  const below = lines.slice(at + 1, at + 6);
  const end = below.findIndex(({ text }) => ENDS_BLOCK.test(text));
  return readBlock(end < 0 ? below : below.slice(0, end));
};

/** A name on a line of its own above an address, behind the numbers of a letterhead. */
export const readAboveAddress = (lines: TextLine[]): NamedPlace[] => {
  const end = lines.findIndex(({ text }) => SUBJECT.test(text) || ENDS_BLOCK.test(text));
  const before = lines.slice(0, end < 0 ? MOST_BEFORE : Math.min(end, MOST_BEFORE));
  const dated = before.findLastIndex(
    ({ text }) => /\b(?:dated?|dt|no|id|date\s+of\s+issue)\b\s*[.:]/i.test(text) && !isPlace(text),
  );
  if (dated < 0 || before.some(({ text }) => /^to\b\W*$/i.test(text.trim()))) return [];
  const at = before.findIndex(
    ({ text }, on) =>
      on > dated &&
      toName(text) !== null &&
      before.slice(on + 1, on + 3).some((below) => isPlace(below.text)),
  );
  const line = before[at];
  const name = line && toName(line.text);
  return line && name ? [{ name, lines: [line] }] : [];
};

/** The names below offices of holders. */
export const readBelowOffice = (lines: TextLine[]): NamedPlace[] =>
  lines.flatMap((line, at) => {
    const [below] = lines.slice(at + 1, at + 2);
    const isOffice = OFFICE_ALONE.test(line.text.trim()) && !OF_BOARD.test(line.text);
    const name = isOffice && below ? toName(below.text) : null;
    return name && below ? [{ name, lines: [below] }] : [];
  });

/** "Principal, Hill Dental College, an occupier of the facility located at …", over three lines. */
const AS_OCCUPIER =
  /^(?:\d+[.)]\s*)?((?!(?:the|this|you)\b)[A-Z][^;]{3,110}?),?\s+(?:an?|the)\s+(?:occupier|operator)\b[^;]{0,220}?\bis\s+here\s*by\s+granted\b/;
/** "Managing Director of Nellore Hospital": the works behind the office. */
const BEHIND_OFFICE = /^[^,]{3,40}?\s+of\s+(?=[A-Z])/;

/** The works, behind persons and their offices, whose occupier a sentence grants something. */
export const readOccupiers = (lines: TextLine[]): NamedPlace[] =>
  lines.flatMap((_, at) => {
    const parts = AS_OCCUPIER.exec(windowAt(lines, at))?.[1]?.split(/,\s+/) ?? [];
    const name = parts
      .filter((part) => !PERSON.test(part))
      .map((part) => toName(OFFICE.test(part) ? part.replace(BEHIND_OFFICE, '') : part))
      .find((each) => each !== null);
    return name ? [{ name, lines: lines.slice(at, at + 2) }] : [];
  });
