import { citeLines } from '../layout/passage.ts';
import type { Fact } from '../types.ts';
import { cutName, isHolderName, withoutPerson } from './holder-name.ts';
import type { NameEvidence } from './name-evidence.ts';

const GRANTS = /grant(?:s|ed)?\b|accord(?:s|ed)?\b|issue[sd]?\b/i;
/** Whom a sentence grants the order to. */
const GRANTED_TO =
  /\b(?:[Cc]onsent|[Aa]uthori[sz]ation|[Rr]egistration|CCA|CT[EO]|CF[EO]|NOC)\s+(?:order\s+|to\s+\w+\s+|of\s+the\s+(?:Board|Committee)\s+)?(?:\([^)]{2,30}\)\s+)?(?:under\s+[^.;:]{3,120}?\s+)?(?:is|has\s+been)\s+(?:here\s*by\s+)?(?:issued|granted|accorded)\s+(?:under\s+[^.;:]{3,120}?\s+)?(?:to|in\s+favou?r\s+of)\s*:?\s+(?:[Tt]he\s+[A-Z][A-Za-z. ]{3,40},\s+)?(?![Oo]perate|[Ee]stablish|[Tt]he\b)([A-Z].*)$|\b(?:grants?|accords?|issues?)\s+(?:here\s*by\s+|its\s+|this\s+)*(?:[Cc]onsent|[Aa]uthori[sz]ation)\b(?:[^.;]{0,40}?|[^;]{0,260}?\bAct,?\s*\d{4},?\s+)\bto\s+(?![Oo]perate|[Ee]stablish|[Tt]he\b)([A-Z].*)$|^\W*(?:here\s*by\s+)?granted\s+to\s+([A-Z].*)$/;

/** "the facility named …", "of the hospital known as …": the name may stand on the next line. */
const NAMED =
  /\b(?:facility|hospital|establishment|unit|industry|institution|plant)\s+(?:named|called|known\s+as|by\s+the\s+name\s+of)(?:\s+(?:as\s+)?(["“]?[A-Z].*)|\s*$)/;

/** The firm behind the verb that grants. */
export const readGrantedTo = ({ lines }: NameEvidence): Fact<string> | null => {
  for (const [at, line] of lines.entries()) {
    if (!GRANTS.test(line.text)) continue;
    const both = `${line.text} ${lines[at + 1]?.text ?? ''} ${lines[at + 2]?.text ?? ''}`;
    const to = GRANTED_TO.exec(both);
    const granted = withoutPerson(to?.[1] ?? to?.[2] ?? to?.[3] ?? '');
    const name = granted ? cutName(granted) : null;
    const isNamed = /\sin\s+favou?r\s+of\s/i.test(to?.[0] ?? '') && name?.includes(' ');
    if (name && (isNamed || isHolderName(granted, name)))
      return { value: name, citation: citeLines(lines.slice(at, at + 2)), confidence: 0.85 };
  }
  return null;
};

/** The facility behind "named" or "known as". */
export const readFacilityNamed = ({ lines }: NameEvidence): Fact<string> | null => {
  for (const [at, line] of lines.entries()) {
    if (!NAMED.test(line.text)) continue;
    const words = NAMED.exec(`${line.text} ${lines[at + 1]?.text ?? ''}`)?.[1];
    const value = words === undefined ? null : cutName(words);
    if (value) return { value, citation: citeLines(lines.slice(at, at + 2)), confidence: 0.85 };
  }
  return null;
};
