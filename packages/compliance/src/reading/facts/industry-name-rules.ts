import { citeLines } from '../layout/passage.ts';
import { type Rule, readFirst } from '../rule.ts';
import type { Fact } from '../types.ts';
import { findTo, readAddressed, readOfficeUnderTo, readPerson, readUnderTo } from './addressed-holders.ts';
import { type Head, withoutConditions } from './head.ts';
import { cutName, isHolderName, PERSON, SUFFIX } from './holder-name.ts';
import { listHolders, type NamedHolder } from './holder-places.ts';
import {
  findLabelled,
  readBareLabel,
  readLabelled,
  readLabelledCell,
  readPremises,
} from './labelled-holders.ts';
import { MESSRS, readFrom } from './messrs.ts';
import type { NameEvidence } from './name-evidence.ts';

/** The name of the holder, or null. The first rule that finds one decides. */
export type IndustryNameRule = Rule<[evidence: NameEvidence], Fact<string>>;

const IN_SUBJECT = /\b(?:by|of|to|from|for|in\s+favou?r\s+of)\s+(?=[A-Z])/g;
/** "transfer … from M/s East Mills in favour of M/s West Mills", "… in the name of M/s West Mills". */
const TRANSFERRED_TO =
  /\bname\s+of\s+the\b[^;.]{0,90}?\bchanged\s+(?:to|as)\s+M\s*\/\s*s\.?\s+([A-Z].*)$|\b(?:change|transfer\w*)\b[^;]{0,160}?\bM\s*\/\s*s\.?\s+[^;]{3,110}?\s(?:to|in\s+(?:the\s+)?(?:favou?r|name)\s+of)\s+M\s*\/\s*s\.?\s+([A-Z].*)$/i;

/** "3.3 The stream shall be sent to the plant of M/s …": another firm, in a condition. */
const IN_CONDITION = /^\W*\d{1,2}(?:[.)]|\.\d{1,2}[.)]?)\s.*\b(?:shall|should|must)\b.*\bM\s*[/.]\s*s\b/i;

const readMessrs = ({ lines, starts }: NameEvidence, at: number): Fact<string> | null => {
  const found = readFrom(lines, at);
  return (
    found && { value: found.name, citation: citeLines(found.lines), confidence: starts >= 0 ? 0.95 : 0.85 }
  );
};

/** The least weight of the places that name a holder, where they are sure, where one is left, and inside a sentence. */
const SURE = 4;
const NAMED = 3;
const NAMED_BESIDE = 2;
const readPlaces = ([best]: NamedHolder[], least: number, confidence: number): Fact<string> | null =>
  best && best.weight >= least ? { value: best.name, citation: citeLines(best.lines), confidence } : null;

/** The order matters: the addressee is surer than a label, which may name a project. */
export const INDUSTRY_NAME_RULES: readonly IndustryNameRule[] = [
  /** "change in the name from M/s East Mills to M/s West Mills": the new one. Leaves names that nothing is moved to. */
  {
    id: 'transferred-to',
    read: ({ lines }) => {
      for (const [at, line] of lines.entries()) {
        if (!/\b(?:change|transfer|name)/i.test(line.text)) continue;
        const words = lines.slice(at, at + 3).map(({ text }) => text);
        const [, changed, moved] = TRANSFERRED_TO.exec(words.join(' ')) ?? [];
        const name = changed ?? moved;
        const value = name === undefined ? null : cutName(name);
        if (value) return { value, citation: citeLines(lines.slice(at, at + 3)), confidence: 0.9 };
      }
      return null;
    },
  },
  /** "M/s Blue Hill Mills" at the start of a line. Leaves names inside a line. */
  { id: 'messrs-at-start', read: (evidence) => readMessrs(evidence, evidence.starts) },
  /** "To Hill Works" and "consent in respect of Hill Works": what several places agree on. Leaves names that one place knows. */
  {
    id: 'agreed',
    read: ({ places }) =>
      readPlaces(
        places.filter((each) => each.places > 1),
        SURE,
        0.9,
      ),
  },
  /** "Name of the institution: Hill Hospital", "certify that Hill Water, located": one sure place. Leaves persons. */
  {
    id: 'named-surely',
    read: ({ places }) =>
      readPlaces(
        places.filter(({ surest }) => surest >= SURE),
        SURE,
        0.85,
      ),
  },
  /** "is granted to M/s Blue Hill Mills, Pune". Leaves names without "M/s". */
  { id: 'messrs-anywhere', read: (evidence) => readMessrs(evidence, evidence.anywhere) },
  /** "Name of the project: Blue Hill Mine". Leaves the name of a project where a company is addressed. */
  {
    id: 'labelled',
    read: readLabelled,
  },
  /** "Name : Liluah Repair Shop" above "Occupier :" or "Address :". Leaves a name above a signature. */
  {
    id: 'bare-label',
    read: readBareLabel,
  },
  /** "Industry | Budha Nullah Dyeing House" in a table of particulars. Leaves other labels, and labels that go on. */
  { id: 'labelled-cell', read: ({ lines }) => readLabelledCell(lines) },
  /** "is hereby granted to East Mills Ltd.", "East Recyclers is hereby authorised": what a sentence says of the holder. Leaves what is only in other places. */
  {
    id: 'told-of-grant',
    read: ({ places }) => {
      const told = places.filter(({ isTold }) => isTold);
      const [best] = told;
      return readPlaces(told, NAMED, best && isHolderName(best.name, best.name) ? 0.85 : 0.8);
    },
  },
  /** "Address of industrial premises: Sutlej Dyeing Mills, Plot No. 7", where a person is addressed. Leaves a bare address. */
  {
    id: 'premises',
    read: readPremises,
  },
  /** "To: The Managing Partner, Dooars Tea Factory, P.O. Birpara" in one line. Leaves "To" on a line of its own. */
  { id: 'behind-to', read: ({ lines }) => readAddressed(lines) },
  /**
   * The line under "To", or the next where that names an office or a person and a company stands below. Leaves addresses
   * further down.
   */
  {
    id: 'under-to',
    read: (evidence) => {
      const found = readUnderTo(evidence);
      // A person is the holder only where no firm is named.
      return found && PERSON.test(found.value) && evidence.places.some(({ weight }) => weight >= NAMED)
        ? null
        : found;
    },
  },
  /** "is granted to Hill Bricks, Vill. Barpeta": what one sure place says. Leaves names in the middle of a sentence. */
  { id: 'named-once', read: ({ places }) => readPlaces(places, NAMED, 0.75) },
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
  /** "for the project of Hill Granites for 12 years": a firm in the middle of a sentence, where nothing else is. Leaves names of no firm. */
  {
    id: 'named-beside',
    read: ({ places }) =>
      readPlaces(
        places.filter(({ name }) => isHolderName(name, name)),
        NAMED_BESIDE,
        0.6,
      ),
  },
  /** "The Executive Engineer, Hill Works Division, Satara" and nothing below: an office holds the order. Leaves what has another name. */
  { id: 'office-under-to', read: readOfficeUnderTo },
];

/** Who holds the order: the addressee with "M/s", else the first "M/s" of the head, else the line under "To". */
export const findIndustryName = (head: Head, rules = INDUSTRY_NAME_RULES): Fact<string> | undefined => {
  const lines = withoutConditions(head.lines);
  return (
    readFirst(rules, {
      lines,
      // "(M/s Common Incinerators, Haveri)" tells of something before it.
      starts: lines.findIndex(
        ({ text }) => MESSRS.test(text) && text.search(MESSRS) < 3 && !/^\W*\(/.test(text),
      ),
      anywhere: lines.findIndex((line) => MESSRS.test(line.text) && !IN_CONDITION.test(line.text)),
      labelled: findLabelled(lines),
      to: findTo(lines),
      places: listHolders(lines),
    }) ?? undefined
  );
};
