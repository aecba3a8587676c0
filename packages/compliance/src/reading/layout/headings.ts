import type { TextLine } from './text-line.ts';

const NAMED =
  /^(?:[A-Z][.)]\s*|\(?[IVX]+\)?[.)]?\s+|PART\s*[-–—:]?\s*)?(?:(?:schedule|annexure|appendix|part)\s*[-–—:.]?\s*(?:[IVX]{1,4}|[A-H]|\d{1,2})\b|(?:special|specific|general|additional|other|standard|compulsory|common|sector)\b[\w\s,&/-]{0,60}\bconditions?\b|terms\s+(?:and|&)\s+conditions\b|conditions?\s+(?:under|for|of)\b|copy\s+(?:to|for|forwarded|submitted)|c\.?c\.?\s+to\b)/i;

/** "WATER:", "GENERAL:", "A. TREATMENT AND DISPOSAL OF EFFLUENTS UNDER THE WATER ACT." */
const CAPITALS = /^(?:[A-H][.)]\s+)?[A-Z][A-Z\s&/,()'-]{2,70}:$|^[A-H][.)]\s+[A-Z][A-Z\s&/,()'-]{9,80}\.?$/;
const LONGEST = 90;

/**
 * Whether a line heads a section: "SCHEDULE-II", "B. GENERAL CONDITIONS", "Copy to:", or a short line in capitals.
 * Numbering starts anew after it.
 */
export const isHeading = (line: TextLine): boolean => {
  const text = line.text.trim();
  if (text.length > LONGEST || line.cells.length > 2) return false;
  if (/\b(?:shall|should|must|is|are|will)\b/.test(text)) return false;
  if (NAMED.test(text) && !/[a-z,]\.$/.test(text)) return true;
  if (CAPITALS.test(text)) return true;
  const letters = text.replace(/[^\p{L}]/gu, '');
  return (
    letters.length >= 8 &&
    text === text.toUpperCase() &&
    !/\d{4,}|M\/S|LIMITED|LTD/.test(text) &&
    /CONDITION|SCHEDULE|ANNEXURE|POLLUTION CONTROL:|ASPECTS|MONITORING|MANAGEMENT|COMPLIANCE/.test(text)
  );
};

/** A short name of the section that a heading opens, for condition numbers: "IV", "B", "Special", "Annexure-I". */
export const toSectionName = (heading: string): string | null => {
  const schedule = /\bschedule\s*[-–—:.]?\s*([IVX]{1,4}|[A-H]|\d{1,2})\b/i.exec(heading);
  if (schedule) return schedule[1]?.toUpperCase() ?? null;
  const lettered = /^([A-Z])[.)]\s/.exec(heading);
  if (lettered) return lettered[1] ?? null;
  const part = /^(?:part|annexure|appendix)\s*[-–—:.]?\s*([IVX]{1,4}|[A-H]|\d{1,2})\b/i.exec(heading);
  if (part) return `${heading.split(/[\s-]/)[0]} ${part[1]}`;
  const named = /\b(special|specific|general|additional|other|standard|compulsory|common)\b/i.exec(heading);
  const name = named?.[1]?.toLowerCase();
  return name ? name.slice(0, 1).toUpperCase() + name.slice(1) : null;
};

/** Whether what follows a heading is addressed to others than the holder: "Copy to". */
export const isCopyHeading = (heading: string): boolean =>
  /^(?:copy\b|c\.?c\.?\s+to\b)/i.test(heading.trim());
