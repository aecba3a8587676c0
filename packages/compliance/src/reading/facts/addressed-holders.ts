import { citeLines } from '../layout/passage.ts';
import type { TextLine } from '../layout/text-line.ts';
import type { Fact } from '../types.ts';
import {
  ADDRESS,
  behindOffice,
  cutName,
  isHolderName,
  OFFICE,
  OFFICE_ALONE,
  PERSON,
  SUFFIX,
  withoutOffice,
} from './holder-name.ts';
import type { NameEvidence } from './name-evidence.ts';

const GRANTED_TO_BELOW =
  /\b(?:granted|accorded|issued|renewed)\s+(?:under\s+[^.;:]{3,80}\s+)?to\s*[:,]?$|\b(?:registers|authori[sz]es|permits|(?:grants?|accords?|renews?)\s+(?:its\s+|the\s+|this\s+)?(?:consent|authori[sz]ation)\s+to)\s*[:,]?$/i;

/** "Consent is hereby granted under section 25 … Act, 1981 to": over several lines, and below it to whom. */
const ENDS_WITH_TO = /\b(?:Act,?\s*(?:of\s+)?\d{4},?\s+to|(?:in\s+)?favou?r\s+of)\s*[:,]?$/i;
const GRANTED_BEFORE =
  /\b(?:consents?|authori[sz]ation|clearance|registration)\b[^;]{0,60}?\b(?:granted|accorded|issued|renewed|given)\b[^;]*$|\b(?:grants?|accords?|renews?)\b[^;]*$/i;

const TO = /^to\s*[:,]\s*(?=\S)/i;

/** "To The Chief General Manager (Projects),": an office alone beside "To". */
export const isToOffice = (text: string): boolean => {
  const [, addressee] = /^to\b\s*[,:]?\s+([^,;.]{5,60}),?\s*$/i.exec(text) ?? [];
  return addressee !== undefined && OFFICE.test(addressee) && !SUFFIX.test(addressee);
};

/** The addressee behind "To:", without the office in front of it. */
export const readAddressed = (lines: TextLine[]): Fact<string> | null => {
  const line = lines.find(({ text }) => TO.test(text));
  if (line && isToOffice(line.text.trim())) return null;
  const words = line?.text.replace(TO, '') ?? '';
  const name = OFFICE.test(words) ? words.replace(/^[^,]{3,60},\s*/, '') : words;
  const value = /^[A-Z]/.test(name) && !ADDRESS.test(name) ? cutName(name) : null;
  return line && value && value.split(' ').length > 1
    ? { value, citation: citeLines([line]), confidence: 0.7 }
    : null;
};

/** "To" on a line of its own or beside an office, or the end of "is hereby granted to": who it is for stands below. */
export const findTo = (lines: TextLine[]): number => {
  const to = lines.findIndex((line) => /^to\s*,?$/i.test(line.text.trim()));
  if (to >= 0) return to;
  const office = lines.findIndex((line) => isToOffice(line.text.trim()));
  if (office >= 0) return office;
  return lines.findIndex(
    (line, at) =>
      (GRANTED_TO_BELOW.test(line.text.trim()) &&
        !/^(?:operate|establish)\b/i.test(lines[at + 1]?.text ?? '')) ||
      (ENDS_WITH_TO.test(line.text.trim()) &&
        GRANTED_BEFORE.test(
          lines
            .slice(Math.max(0, at - 2), at + 1)
            .map(({ text }) => text)
            .join(' '),
        )),
  );
};

/** Where the lines of an address end. */
const ENDS_ADDRESS = /^\W*(?:sub(?:ject)?|refs?|reference)\s*[.:;-]|^\W*(?:sir|madam|dear)\b/i;

/** "The Executive Engineer, Hill Works Division, Satara", and nothing below: what stands behind the office, else the office itself. */
export const readOfficeUnderTo = ({ lines, to }: NameEvidence): Fact<string> | null => {
  const line = to < 0 ? undefined : lines[to + 1];
  const [office = '', ...rest] = line?.text.split(/,\s*/) ?? [];
  const words = rest.join(', ');
  const behind = /^[A-Z]/.test(words) && !ADDRESS.test(words) ? cutName(words) : null;
  const value = behind?.includes(' ') ? behind : cutName(office);
  return line && OFFICE.test(office) && value?.includes(' ')
    ? { value, citation: citeLines([line]), confidence: 0.6 }
    : null;
};

/** The line under "To", or the next where that names an office or a person and a company stands below. */
export const readUnderTo = ({ lines, to }: NameEvidence): Fact<string> | null => {
  if (to < 0) return null;
  const under = lines.slice(to + 1, to + 4);
  const end = under.findIndex(({ text }) => ENDS_ADDRESS.test(text));
  const below = end < 0 ? under : under.slice(0, end);
  const first = below.find((each) => !OFFICE.test(each.text) && !OFFICE_ALONE.test(each.text.trim()));
  const company = below
    .slice(0, 2)
    .find(
      (each) =>
        !ADDRESS.test(each.text) &&
        (SUFFIX.test(each.text) ||
          (first !== each &&
            PERSON.test(first?.text ?? '') &&
            isHolderName(each.text, cutName(each.text) ?? ''))),
    );
  // "Shri A. Das," above "Proprietor, Hill Residency,": the firm behind the office of the person.
  const [person, office] = below;
  const behind = person && PERSON.test(person.text) ? behindOffice(office?.text ?? '') : null;
  if (office && behind && !company) return { value: behind, citation: citeLines([office]), confidence: 0.8 };
  // "Shri A. Das,", "Managing Partner,", "Hill Tile Works,": the firm below his office.
  const last = below[2];
  if (person && PERSON.test(person.text) && OFFICE_ALONE.test(office?.text ?? '') && last && !company) {
    const value = ADDRESS.test(last.text) ? null : cutName(last.text);
    if (value?.includes(' ')) return { value, citation: citeLines([last]), confidence: 0.75 };
  }
  const line = first && SUFFIX.test(first.text) ? first : (company ?? first);
  const value = line ? cutName(withoutOffice(line.text)) : null;
  return line && value ? { value, citation: citeLines([line]), confidence: 0.7 } : null;
};

const NAMED_PERSON = /^(?:shri|smt|smti|sri|sh|mr|mrs|ms|thiru|tmt)\b\.?\s+[A-Z]/i;
/** "Near Village Borawar", "Khasra No. 77": where somebody's mine is. */
const PLACED = /^(?:near|nr|village|vill|khasra|plot|at|R\/o|s\/o|H\.?\s?No|ward)\b/i;

/** A person on a line of its own above an address, before the subject. */
export const readPerson = (lines: TextLine[]): Fact<string> | null => {
  const subject = lines.findIndex(({ text }) => /^\W*sub(?:ject)?\s*[.:;-]/i.test(text));
  const at = lines
    .slice(0, Math.max(0, subject))
    .findIndex(({ text }, on) => NAMED_PERSON.test(text) && PLACED.test(lines[on + 1]?.text ?? ''));
  const line = lines[at];
  const value = line ? cutName(line.text) : null;
  return line && value ? { value, citation: citeLines([line]), confidence: 0.7 } : null;
};
