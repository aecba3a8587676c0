import type { TextLine } from '../layout/text-line.ts';
import { ADDRESS, CAPACITY, COMPLETE, cutName, IN_PLACE, SUFFIX } from './holder-name.ts';

/** "M/s", "Messrs.", and "Tvl." in Tamil Nadu. "M.S. flats" are of mild steel. */
export const MESSRS =
  /\b(?:Tvl|Messrs)\b\.?\s*|\bM\s*[/.]\s*s\b(?!\.\s*[IE]\b)(?!\.?\s*(?:ingots?|billets?|flats?|angles?|channels?|rods?|bars?|scrap|sheets?|plates?|pipes?|tubes?|wires?|coils?|strips?|rounds?|tanks?|drums?|structur\w+|castings?|buildings?|bldg|tower|complex)\b)\.?\s*[.,:–-]{0,2}\s*/i;
/** A line that begins something else, and does not go on with a name. */
const OTHER_FIELD =
  /^\W*(?:sub(?:ject)?\b|refs?\b|sir\b|dear\b|valid|this\b|the\b|consents?\b|renewal\b|combined\s+consent|CCA\b|CT[OE]\b|CF[OE]\b|NOC\b|authori[sz]|environmental\s+clearance|EC\b|is\b|are\b|has\b|period\b|category\b|dated?\b|to\b|with\b|no\b|order\b|whereas\b|in\s+exercise|your\b|kind\b|granted\b|hereby\b|under\b|for\b|prop(?:rietor)?\b|shri\b|smt\b|through\b|c\s?\/\s?o\b|(?:name|address|owner|occupier|proprietor|activity|products?|location)\s*(?:of\s+[^:]{2,40})?\s*[:–-])/i;
/** "… Producer Company" above "Limited, Building No. 7": the name goes on. */
const SUFFIX_FIRST = /^(?:(?:\(p\)|pvt\.?|private)\s*)?(?:limited|ltd|LLP)\b/i;
/** The name behind "M/s" in the line at `at`, with the rest of it on the next; null where there is none. */
export const readFrom = (lines: TextLine[], at: number): { name: string; lines: TextLine[] } | null => {
  const line = lines[at];
  if (!line) return null;
  const cell = line.cells.find((each) => MESSRS.test(each.text))?.text ?? line.text;
  const match = MESSRS.exec(cell);
  const own = match ? cell.slice(match.index + match[0].length) : cell;
  const next = lines[at + 1];
  const endsLine = /[,.;:]\s*$/.test(own);
  const wraps =
    next &&
    !endsLine &&
    (SUFFIX_FIRST.test(next.text) ||
      (!SUFFIX.test(own) &&
        !CAPACITY.test(own) &&
        (!COMPLETE.test(own) || SUFFIX.test(next.text)) &&
        !ADDRESS.test(next.text) &&
        !(own.trim().includes(' ') && IN_PLACE.test(next.text) && !SUFFIX.test(next.text)) &&
        !OTHER_FIELD.test(next.text)));
  const name = cutName(wraps ? `${own} ${next.text}` : own);
  return name ? { name, lines: wraps ? [line, next] : [line] } : null;
};
