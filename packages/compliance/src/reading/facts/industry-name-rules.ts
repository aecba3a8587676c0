import { citeLines } from '../layout/passage.ts';
import type { TextLine } from '../layout/text-line.ts';
import { type Rule, readFirst } from '../rule.ts';
import type { Fact } from '../types.ts';
import type { Head } from './head.ts';
import {
  ADDRESS,
  behindOffice,
  cutName,
  isHolderName,
  OFFICE,
  PERSON,
  SUFFIX,
  withoutOffice,
} from './holder-name.ts';
import { MESSRS, readFrom } from './messrs.ts';
import {
  isToOffice,
  readAddressed,
  readAnyGranted,
  readApplied,
  readGranted,
  readLabelledCell,
  readOccupier,
  readPerson,
} from './named-holders.ts';

const GRANTED_TO_BELOW =
  /\b(?:granted|accorded|issued|renewed)\s+(?:under\s+[^.;:]{3,80}\s+)?to\s*[:,]?$|\b(?:registers|authori[sz]es|permits|(?:grants?|accords?|renews?)\s+(?:its\s+|the\s+|this\s+)?(?:consent|authori[sz]ation)\s+to)\s*[:,]?$/i;

/** "Consent is hereby granted under section 25 … Act, 1981 to": over several lines, and below it to whom. */
const ENDS_WITH_TO = /\b(?:Act,?\s*(?:of\s+)?\d{4},?\s+to|(?:in\s+)?favou?r\s+of)\s*[:,]?$/i;
const GRANTED_BEFORE =
  /\b(?:consents?|authori[sz]ation|clearance|registration)\b[^;]{0,60}?\b(?:granted|accorded|issued|renewed|given)\b[^;]*$|\b(?:grants?|accords?|renews?)\b[^;]*$/i;

/** The lines of the head, and the places of those that may name the holder (-1: none). */
export type NameEvidence = {
  lines: TextLine[];
  starts: number;
  anywhere: number;
  labelled: number;
  to: number;
};

/** The name of the holder, or null. The first rule that finds one decides. */
export type IndustryNameRule = Rule<[evidence: NameEvidence], Fact<string>>;

const NAME_LABEL =
  /^(?:\d+[.)]?\s*)?(?:project|industry|unit|company|firm|applicant|occupier|legal|trade|registered)(?:['’]s)?\s+name\s*[:–-]\s*|^(?:\d+(?:\.\d+)*[.)]?\s*)?(?:[^:]{0,60}:\s*)?name\s+(?:(?:and|&)\s+(?:address|location)\s+)?of\s+(?:the\s+)?(?:industry|unit|applicant|occupier|project|company|firm|organi[sz]ation|hospital|HC[FE]|(?:health\s*-?\s*care\s+)?(?:facility|establishment|unit)|factory|(?:consent\s+|authori[sz]ation\s+)?holder)(?:\s*\/\s*\w+)*(?:\s+(?:(?:and|&)\s+address|with\s+address))?\s*[:\-–]*/i;
/** "Managing Partner," alone in its line. */
const OFFICE_ALONE =
  /^(?:the\s+)?(?:managing\s+|sole\s+|general\s+|chief\s+|executive\s+|works\s+)*(?:proprietor|proprietrix|partner|owner|director|manager|occupier|trustee|secretary)\s*,?\s*$/i;
const IN_SUBJECT = /\b(?:by|of|to|from|for|in\s+favou?r\s+of)\s+(?=[A-Z])/g;
const BARE_LABEL = /^\W*(?:\d+[.)]\s*)?[Nn]ame\s*[:–-]\s*(?!(?:Shri|Sri|Smt|Dr|Mrs?|Ms)\b)(?=[A-Z])/;
const PREMISES =
  /^(?:\d+\.\s*)?address\s+of\s+(?:the\s+)?(?:industrial\s+premises|industry|unit|factory)\s*[:\-–]*\s*/i;
const GRANTS = /grant(?:s|ed)?\b|accord(?:s|ed)?\b|issue[sd]?\b/i;
/** Whom a sentence grants the order to. */
const GRANTED_TO =
  /\b(?:[Cc]onsent|[Aa]uthori[sz]ation|[Rr]egistration|CCA|CT[EO]|CF[EO]|NOC)\s+(?:order\s+|to\s+\w+\s+|of\s+the\s+(?:Board|Committee)\s+)?(?:\([^)]{2,30}\)\s+)?(?:under\s+[^.;:]{3,120}?\s+)?(?:is|has\s+been)\s+(?:here\s*by\s+)?(?:issued|granted|accorded)\s+(?:under\s+[^.;:]{3,120}?\s+)?(?:to|in\s+favou?r\s+of)\s*:?\s+(?:[Tt]he\s+[A-Z][A-Za-z. ]{3,40},\s+)?(?![Oo]perate|[Ee]stablish|[Tt]he\b)([A-Z].*)$|\b(?:grants?|accords?|issues?)\s+(?:here\s*by\s+|its\s+|this\s+)*(?:[Cc]onsent|[Aa]uthori[sz]ation)\b(?:[^.;]{0,40}?|[^;]{0,260}?\bAct,?\s*\d{4},?\s+)\bto\s+(?![Oo]perate|[Ee]stablish|[Tt]he\b)([A-Z].*)$|^\W*(?:here\s*by\s+)?granted\s+to\s+([A-Z].*)$/;

/** "transfer … from M/s East Mills in favour of M/s West Mills", "… in the name of M/s West Mills". */
const TRANSFERRED_TO =
  /\b(?:change|transfer\w*)\b[^;]{0,160}?\bM\s*\/\s*s\.?\s+[^;]{3,110}?\s(?:to|in\s+(?:the\s+)?(?:favou?r|name)\s+of)\s+M\s*\/\s*s\.?\s+([A-Z].*)$/i;

/** "the facility named …", "of the hospital known as …": the name may stand on the next line. */
const NAMED =
  /\b(?:facility|hospital|establishment|unit|industry|institution|plant)\s+(?:named|called|known\s+as|by\s+the\s+name\s+of)(?:\s+(?:as\s+)?(["“]?[A-Z].*)|\s*$)/;

/** "3.3 The stream shall be sent to the plant of M/s …": another firm, in a condition. */
const IN_CONDITION = /^\W*\d{1,2}(?:[.)]|\.\d{1,2}[.)]?)\s.*\b(?:shall|should|must)\b.*\bM\s*[/.]\s*s\b/i;

const readMessrs = ({ lines, starts }: NameEvidence, at: number): Fact<string> | null => {
  const found = readFrom(lines, at);
  return (
    found && { value: found.name, citation: citeLines(found.lines), confidence: starts >= 0 ? 0.95 : 0.85 }
  );
};

/** The order matters: the addressee is surer than a label, which may name a project. */
export const INDUSTRY_NAME_RULES: readonly IndustryNameRule[] = [
  /** "change in the name from M/s East Mills to M/s West Mills": the new one. Leaves names that nothing is moved to. */
  {
    id: 'transferred-to',
    read: ({ lines }) => {
      for (const [at, line] of lines.entries()) {
        if (!/\b(?:change|transfer|name)/i.test(line.text)) continue;
        const words = lines.slice(at, at + 3).map(({ text }) => text);
        const name = TRANSFERRED_TO.exec(words.join(' '))?.[1];
        const value = name === undefined ? null : cutName(name);
        if (value) return { value, citation: citeLines(lines.slice(at, at + 3)), confidence: 0.9 };
      }
      return null;
    },
  },
  /** "M/s Blue Hill Mills" at the start of a line. Leaves names inside a line. */
  { id: 'messrs-at-start', read: (evidence) => readMessrs(evidence, evidence.starts) },
  /** "is granted to M/s Blue Hill Mills, Pune". Leaves names without "M/s". */
  { id: 'messrs-anywhere', read: (evidence) => readMessrs(evidence, evidence.anywhere) },
  /** "Name of the unit: Blue Hill Mills". Leaves the name of a project where a company is addressed. */
  {
    id: 'labelled',
    read: ({ lines, labelled, to }) => {
      const line = lines[labelled];
      if (!line) return null;
      // A clearance is addressed to the company; "Name of project" may be a mine or a building.
      const addressee =
        to < 0 ? undefined : lines.slice(to + 1, to + 4).find((each) => SUFFIX.test(each.text));
      if (/project/i.test(line.text.slice(0, 24)) && addressee) return null;
      const value = cutName(line.text.replace(NAME_LABEL, ''));
      return value ? { value, citation: citeLines([line]), confidence: 0.85 } : null;
    },
  },
  /** "Name : Liluah Repair Shop" above "Occupier :" or "Address :". Leaves a name above a signature. */
  {
    id: 'bare-label',
    read: ({ lines }) => {
      const at = lines.findIndex(
        ({ text }, on) =>
          BARE_LABEL.test(text) &&
          lines
            .slice(on + 1, on + 3)
            .some((below) => /^\W*(?:occupier|address|location)\b/i.test(below.text)),
      );
      const line = lines[at];
      const value = line ? cutName(line.text.replace(BARE_LABEL, '')) : null;
      return line && value ? { value, citation: citeLines([line]), confidence: 0.8 } : null;
    },
  },
  /** "Industry | Budha Nullah Dyeing House" in a table of particulars. Leaves other labels, and labels that go on. */
  { id: 'labelled-cell', read: ({ lines }) => readLabelledCell(lines) },
  /** "grants consent to operate to EAST MILLS LTD. located at": a company, without "M/s". Leaves those whose name tells no firm. */
  {
    id: 'granted-to',
    read: ({ lines }) => {
      for (const [at, line] of lines.entries()) {
        if (!GRANTS.test(line.text)) continue;
        const both = `${line.text} ${lines[at + 1]?.text ?? ''} ${lines[at + 2]?.text ?? ''}`;
        const to = GRANTED_TO.exec(both);
        const granted = to?.[1] ?? to?.[2] ?? to?.[3];
        const name = granted ? cutName(granted) : null;
        const isNamed = /\sin\s+favou?r\s+of\s/i.test(to?.[0] ?? '') && name?.includes(' ');
        if (name && (isNamed || isHolderName(granted ?? '', name)))
          return { value: name, citation: citeLines(lines.slice(at, at + 2)), confidence: 0.85 };
      }
      return null;
    },
  },
  /** "East Mills Limited of Pune is hereby granted". Leaves persons, and those whose name tells no firm. */
  { id: 'is-granted', read: ({ lines }) => readGranted(lines) },
  /** "Whereas, East Recyclers LLP has applied". Leaves the same. */
  { id: 'has-applied', read: ({ lines }) => readApplied(lines) },
  /** "an occupier of the facility named Gomati Valley Hospital, located at". Leaves what is named otherwise. */
  {
    id: 'facility-named',
    read: ({ lines }) => {
      for (const [at, line] of lines.entries()) {
        if (!NAMED.test(line.text)) continue;
        const words = NAMED.exec(`${line.text} ${lines[at + 1]?.text ?? ''}`)?.[1];
        const value = words === undefined ? null : cutName(words);
        if (value) return { value, citation: citeLines(lines.slice(at, at + 2)), confidence: 0.85 };
      }
      return null;
    },
  },
  /** "Principal, Hill Dental College, an occupier of the facility": behind the office. Leaves persons alone. */
  { id: 'occupier', read: ({ lines }) => readOccupier(lines) },
  /** "Rampur Galvanisers of Khasra No. 44 is hereby granted": one whose name tells no firm. Leaves offices and papers. */
  { id: 'any-granted', read: ({ lines }) => readAnyGranted(lines) },
  /** "Address of industrial premises: Sutlej Dyeing Mills, Plot No. 7", where a person is addressed. Leaves a bare address. */
  {
    id: 'premises',
    read: ({ lines }) => {
      const line = lines.find((each) => PREMISES.test(each.text));
      const words = line?.text.replace(PREMISES, '') ?? '';
      const value = words === '' || ADDRESS.test(words) ? null : cutName(words);
      return line && value ? { value, citation: citeLines([line]), confidence: 0.8 } : null;
    },
  },
  /** "To: The Managing Partner, Dooars Tea Factory, P.O. Birpara" in one line. Leaves "To" on a line of its own. */
  { id: 'behind-to', read: ({ lines }) => readAddressed(lines) },
  /**
   * The line under "To", or the next where that names an office or a person and a company stands below. Leaves addresses
   * further down.
   */
  {
    id: 'under-to',
    read: ({ lines, to }) => {
      if (to < 0) return null;
      const below = lines.slice(to + 1, to + 4);
      const first = below.find((each) => !OFFICE.test(each.text));
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
      if (office && behind && !company)
        return { value: behind, citation: citeLines([office]), confidence: 0.8 };
      // "Shri A. Das,", "Managing Partner,", "Hill Tile Works,": the firm below his office.
      const under = lines[to + 3];
      if (person && PERSON.test(person.text) && OFFICE_ALONE.test(office?.text ?? '') && under && !company) {
        const value = ADDRESS.test(under.text) ? null : cutName(under.text);
        if (value?.includes(' ')) return { value, citation: citeLines([under]), confidence: 0.75 };
      }
      const line = first && SUFFIX.test(first.text) ? first : (company ?? first);
      const value = line ? cutName(withoutOffice(line.text)) : null;
      return line && value ? { value, citation: citeLines([line]), confidence: 0.7 } : null;
    },
  },
  /** "Sub: Clearance for the hospital at Kottayam by Hill Lifecare Private Limited": a company in the subject. Leaves what tells no company. */
  {
    id: 'in-subject',
    read: ({ lines }) => {
      const at = lines.findIndex(({ text }) => /^\W*sub(?:ject)?\s*[.:;-]/i.test(text));
      if (at < 0) return null;
      const subject = lines
        .slice(at, at + 3)
        .map(({ text }) => text)
        .join(' ');
      const words = [...subject.matchAll(IN_SUBJECT)]
        .map((match) => subject.slice(match.index + match[0].length))
        .findLast((text) => SUFFIX.test(text.split(/\s[-–]\s|[;:]/)[0] ?? ''));
      const value = words === undefined ? null : cutName(words);
      return value ? { value, citation: citeLines(lines.slice(at, at + 3)), confidence: 0.7 } : null;
    },
  },
  /** "Smt. Kamla Devi (M.L. No. 44/2012)" above "Near Village Borawar". Leaves persons inside a line, and without an address. */
  { id: 'person', read: ({ lines }) => readPerson(lines) },
];

/** "To" on a line of its own or beside an office, or the end of "is hereby granted to": who it is for stands below. */
const findTo = (lines: TextLine[]): number => {
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

/** The label of the works before that of the person who applied for them. */
const findLabelled = (lines: TextLine[]): number => {
  const ofWorks = lines.findIndex((line) => {
    const label = NAME_LABEL.exec(line.text)?.[0];
    return label !== undefined && !/\b(?:applicant|occupier)\b/i.test(label);
  });
  return ofWorks >= 0 ? ofWorks : lines.findIndex((line) => NAME_LABEL.test(line.text));
};

/** Who holds the order: the addressee with "M/s", else the first "M/s" of the head, else the line under "To". */
export const findIndustryName = ({ lines }: Head, rules = INDUSTRY_NAME_RULES): Fact<string> | undefined =>
  readFirst(rules, {
    lines,
    starts: lines.findIndex((line) => MESSRS.test(line.text) && line.text.search(MESSRS) < 3),
    anywhere: lines.findIndex((line) => MESSRS.test(line.text) && !IN_CONDITION.test(line.text)),
    labelled: findLabelled(lines),
    to: findTo(lines),
  }) ?? undefined;
