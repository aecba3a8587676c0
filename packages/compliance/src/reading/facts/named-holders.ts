import { citeLines } from '../layout/passage.ts';
import type { TextLine } from '../layout/text-line.ts';
import type { Fact } from '../types.ts';
import { ADDRESS, cutName, isHolderName, OFFICE, PERSON } from './holder-name.ts';
import { LONG_OPEN } from './named-places.ts';

/** What a sentence over two lines says of a firm: `said` holds its name first. */
const readSaid = (lines: TextLine[], said: RegExp): Fact<string> | null => {
  for (const [at, line] of lines.entries()) {
    // In the middle of a sentence the start of a line is the start of nothing.
    if (said.source.startsWith('^') && !/^\d/.test(line.text) && LONG_OPEN.test(lines[at - 1]?.text ?? ''))
      continue;
    const words = said.exec(`${line.text} ${lines[at + 1]?.text ?? ''}`)?.[1];
    const value = words === undefined || OFFICE.test(words) ? null : cutName(words);
    if (words !== undefined && value && isHolderName(words, value))
      return { value, citation: citeLines(lines.slice(at, at + 2)), confidence: 0.85 };
  }
  return null;
};

const IS_GRANTED =
  /^(?:\d+[.)]\s*)?(?:The\s+)?([A-Z](?:[^.;]|\b(?:[Pp]vt|[Ll]td|Co|Dr|St|Smt|[A-Z])\.){3,90}?)(?=,|\s+(?:of|at|situated|located|having|is)\s)[^;]{0,160}?(?:\b(?:is|are)\s+here\s*by\s+(?:granted|authori[sz]ed|registered|permitted|accorded)\b|\bis\s+authori[sz]ed\s+to\s+(?:generate|operate|collect|store|handle|set\s+up|recycle)\b)/;

/** "Shri A. Das, proprietor of Hill Quarry, Sairang, is granted": the firm of the person. */
const PERSON_OF =
  /(?:\b(?:proprietor|partner|owner|director|occupier|manager)|^(?:\d+[.)]\s*)?(?:Mr|Mrs|Ms|Shri|Sri|Smt|Dr)\.?\s+(?:[A-Z][\w.]*\s+){1,4})\s*\bof\s+([A-Z][^.;,]{3,90}?)(?=,|\s+is\s)[^;]{0,120}?\b(?:is|are)\s+(?:here\s*by\s+)?(?:granted|authori[sz]ed|registered|permitted|accorded)\b/;

/** "The Medical Officer, Civil Hospital Theog, is hereby authorised": the works behind an office. */
const OFFICE_IS_GRANTED =
  /^(?:\d+[.)]\s*)?The\s+[A-Z][^,;]{3,50}(?:,|\s+of)\s+([A-Z][^.;,]{3,90})(?=,|\s+(?:at|situated|located|is)\s)[^;]{0,120}?\b(?:is|are)\s+here\s*by\s+(?:granted|authori[sz]ed|registered|permitted|accorded)\b/;

/** The firm that a sentence grants the order to, in front of its verb. */
export const readGranted = (lines: TextLine[]): Fact<string> | null => {
  for (const [at, line] of lines.entries()) {
    const words = PERSON_OF.exec(`${line.text} ${lines[at + 1]?.text ?? ''}`)?.[1];
    const value = words === undefined ? null : cutName(words);
    if (value && value.split(' ').length > 1)
      return { value, citation: citeLines(lines.slice(at, at + 2)), confidence: 0.8 };
  }
  return readSaid(lines, IS_GRANTED) ?? readSaid(lines, OFFICE_IS_GRANTED);
};

const ANY_GRANTED =
  /^\d+[.)]\s*([A-Z](?:[^.;]|\b(?:[Pp]vt|[Ll]td|Co|Dr|St|Smt|[A-Z])\.){3,90}?)(?=,|\s+(?:of|at|situated|located|having|is)\s)[^;]{0,160}?\b(?:is|are)\s+here\s*by\s+granted\s+(?:an?\s+)?(?:authori[sz]ation|consent|registration)\b/;
/** What begins a sentence of an order and is no holder. */
const NO_HOLDER =
  /^(?:the|this|these|consent|consolidated|combined|authori[sz]ation|registration|renewal|environmental|permission|approval|sanction|in|as|you|your|subject|with|under|name|number|reference|whereas)\b/i;

/** Whoever a numbered sentence grants an authorisation to, if no firm by its name. */
export const readAnyGranted = (lines: TextLine[]): Fact<string> | null => {
  for (const [at, line] of lines.entries()) {
    const words = ANY_GRANTED.exec(`${line.text} ${lines[at + 1]?.text ?? ''}`)?.[1];
    const value =
      words === undefined || OFFICE.test(words) || NO_HOLDER.test(words) || PERSON.test(words)
        ? null
        : cutName(words);
    if (value && value.split(' ').length > 1)
      return { value, citation: citeLines(lines.slice(at, at + 2)), confidence: 0.7 };
  }
  return null;
};

/** "2. Principal, Shimla Hills Dental College, an occupier of the facility located at …". */
const AS_OCCUPIER =
  /^(?:\d+[.)]\s*)?((?!(?:the|this|you)\b)[A-Z][^;]{3,110}?),?\s+(?:an?|the)\s+(?:occupier|operator)\b[^;]{0,220}?\bis\s+here\s*by\s+granted\b/;

/** "Managing Director of Nellore Hospital": the works behind the office. */
const BEHIND_OFFICE = /^[^,]{3,40}?\s+of\s+(?=[A-Z])/;

/** The facility whose occupier a numbered sentence grants an authorisation: behind persons and offices. */
export const readOccupier = (lines: TextLine[]): Fact<string> | null => {
  for (const at of lines.keys()) {
    const words = AS_OCCUPIER.exec(
      lines
        .slice(at, at + 3)
        .map(({ text }) => text)
        .join(' '),
    )?.[1];
    const name = words
      ?.split(/,\s+/)
      .map((part) => (OFFICE.test(part) ? part.replace(BEHIND_OFFICE, '') : part))
      .find((part) => !PERSON.test(part) && !OFFICE.test(part) && !NO_HOLDER.test(part));
    const value = name === undefined || ADDRESS.test(name) ? null : cutName(name);
    if (value && value.split(' ').length > 1)
      return { value, citation: citeLines(lines.slice(at, at + 2)), confidence: 0.8 };
  }
  return null;
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

const HAS_APPLIED =
  /\b[Ww]hereas\s*,?\s+([A-Z][^;]{3,110}?)(?=,|\s+(?:of|at|situated|located|has|have|had)\s)[^;]{0,120}?\b(?:has|have|had)\s+(?:\w+\s+)?(?:applied|submitted|made|requested|filed)\b/;

/** The firm of which the preamble says that it applied. */
export const readApplied = (lines: TextLine[]): Fact<string> | null => readSaid(lines, HAS_APPLIED);
