import { type Rule, readFirst } from '../rule.ts';
import type { TextLine } from './text-line.ts';

/** Whether a line heads a section. The first rule that knows decides. */
export type HeadingRule = Rule<[text: string, cells: number, above: string], 'heading' | 'none'>;

/** A short name for the section that a heading opens, or null. */
export type SectionNameRule = Rule<[heading: string], string>;

const NAMED =
  /^(?:[A-Z][.)]\s*|\(?[IVX]+\)?[.)]?\s+|PART\s*[-–—:]?\s*)?(?:(?:schedule|annexure|appendix|part)(?![a-z])\s*[-–—:.]?\s*(?:[IVX]{1,4}|[A-H]|\d{1,2})\b|(?:special|specific|general|additional|other|standard|compulsory|common|sector)\b[\w\s,&/-]{0,60}\bconditions?\b|terms\s+(?:and|&)\s+conditions\b|conditions?\s+(?:under|for|of)\b|copy\s+(?:to|for|forwarded|submitted)|c\.?c\.?\s+to\b)/i;
/** "WATER:", "GENERAL:", "A. TREATMENT AND DISPOSAL OF EFFLUENTS UNDER THE WATER ACT." */
const CAPITALS = /^(?:[A-H][.)]\s+)?[A-Z][A-Z\s&/,()'-]{2,70}:$|^[A-H][.)]\s+[A-Z][A-Z\s&/,()'-]{9,80}\.?$/;
const LONGEST = 90;

const CAPITAL_WORDS =
  /CONDITION|SCHEDULE|ANNEXURE|POLLUTION CONTROL:|ASPECTS|MONITORING|MANAGEMENT|COMPLIANCE/;

/** "2. STACK MONITORING SHALL BE DONE ONCE IN SIX MONTHS.": a sentence of an order in capitals. */
const COMMANDS = /\b(?:SHALL|SHOULD|MUST|WILL)\b(?!.*:$)/;
/** A full line in capitals that the next goes on with. */
const OPEN_CAPITALS = /^(?=.{55})[^a-z]*[^a-z.:;\s]\s*$/;

/** What is no heading for sure comes first. */
export const HEADING_RULES: readonly HeadingRule[] = [
  /** More than 90 letters or two cells: a sentence or a row. Leaves shorter lines. */
  { id: 'long-or-wide', read: (text, cells) => (text.length > LONGEST || cells > 2 ? 'none' : null) },
  /** "Conditions shall be kept": a sentence has a verb. Leaves verbs in capitals. */
  { id: 'sentence', read: (text) => (/\b(?:shall|should|must|is|are|will)\b/.test(text) ? 'none' : null) },
  /** "SCHEDULE-II", "B. General conditions", "Copy to:". Leaves what ends like a sentence. */
  { id: 'named', read: (text) => (NAMED.test(text) && !/[a-z,]\.$/.test(text) ? 'heading' : null) },
  /** "WATER:", "A. TREATMENT OF EFFLUENTS". Leaves capitals without a letter before or a colon behind. */
  { id: 'capitals', read: (text) => (CAPITALS.test(text) ? 'heading' : null) },
  /** "EMISSION MONITORING AND REPORTS": capitals with a telling word. Leaves names of companies, years, and the sentences of an order in capitals. */
  {
    id: 'telling-capitals',
    read: (text, _cells, above) =>
      text === text.toUpperCase() &&
      !COMMANDS.test(text) &&
      !OPEN_CAPITALS.test(above) &&
      text.replace(/[^\p{L}]/gu, '').length >= 8 &&
      !/\d{4,}|M\/S|LIMITED|LTD/.test(text) &&
      CAPITAL_WORDS.test(text)
        ? 'heading'
        : null,
  },
];

/**
 * Whether a line heads a section: "SCHEDULE-II", "B. GENERAL CONDITIONS", "Copy to:", or a short line in capitals.
 * Numbering starts anew after it. `above` is the line of a paragraph that it stands right below.
 */
export const isHeading = (line: TextLine, above = '', rules = HEADING_RULES): boolean =>
  readFirst(rules, line.text.trim(), line.cells.length, above) === 'heading';

/** For the numbers of conditions: the more exact first. */
export const SECTION_NAME_RULES: readonly SectionNameRule[] = [
  /** "SCHEDULE-II" is II, wherever it stands. Leaves a schedule without a number. */
  {
    id: 'schedule',
    read: (heading) =>
      /\bschedule(?![a-z])\s*[-–—:.]?\s*([IVX]{1,4}|[A-H]|\d{1,2})\b/i.exec(heading)?.[1]?.toUpperCase() ??
      null,
  },
  /** "B. General conditions" is B. Leaves letters without a stop. */
  { id: 'lettered', read: (heading) => /^([A-Z])[.)]\s/.exec(heading)?.[1] ?? null },
  /** "Annexure-I" is "Annexure I", as printed. Leaves an annexure inside the heading. */
  {
    id: 'part',
    read: (heading) => {
      const part = /^(?:part|annexure|appendix)(?![a-z])\s*[-–—:.]?\s*([IVX]{1,4}|[A-H]|\d{1,2})\b/i.exec(
        heading,
      );
      return part && `${heading.split(/[\s-]/)[0]} ${part[1]}`;
    },
  },
  /** "SPECIFIC CONDITIONS" is Specific. Leaves headings without such a word. */
  {
    id: 'sort',
    read: (heading) => {
      const named = /\b(special|specific|general|additional|other|standard|compulsory|common)\b/i.exec(
        heading,
      );
      const name = named?.[1]?.toLowerCase();
      return name ? name.slice(0, 1).toUpperCase() + name.slice(1) : null;
    },
  },
];

/** A short name of the section that a heading opens, for condition numbers: "IV", "B", "Special", "Annexure I". */
export const toSectionName = (heading: string, rules = SECTION_NAME_RULES): string | null =>
  readFirst(rules, heading);

/** Whether what follows a heading is addressed to others than the holder: "Copy to". */
export const isCopyHeading = (heading: string): boolean =>
  /^(?:copy\b|c\.?c\.?\s+to\b)/i.test(heading.trim());
