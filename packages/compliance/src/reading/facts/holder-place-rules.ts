import type { TextLine } from '../layout/text-line.ts';
import type { Rule } from '../rule.ts';
import { isHolderName } from './holder-name.ts';
import { anyOf, BEHIND, findAll, NAME, type NamedPlace, SUBJECT, windowAt } from './named-places.ts';
import {
  readAboveAddress,
  readAddressee,
  readBelowOffice,
  readBlock,
  readLabels,
  readOccupiers,
} from './place-blocks.ts';
import { toName } from './place-name.ts';

/** The names in one kind of place. `weight` is how surely such a place names the holder. */
export type HolderPlaceRule = Rule<[lines: TextLine[]], NamedPlace[]> & {
  readonly weight: number;
  /** A sentence that says who is granted the order, or who applied for it. */
  readonly isTold?: true;
};

const GRANT = '\\b(?:[Gg]rant|[Aa]ccord|[Ii]ssu|[Rr]enew|[Cc]onvey|[Ee]xtend|[Gg]iv)\\w*\\b';
/** "Smt. A. Das, Proprietor of": in front of the name of a firm. */
const OF_PERSON =
  '(?:(?:Shri|Sri|Smt|Sh|Mrs?|Ms|Dr|Thiru|Md|Pu|Pi)\\b\\.?[^,;]{3,50},?\\s+(?:[A-Z]\\w+\\s+)?(?:Proprietor|Proprietrix|Prop|Partner|Owner|Director|Manager|Occupier)\\b\\.?,?\\s+(?:of\\s+)?(?:(?:M\\s*/\\s*s|Messrs)\\.?\\s*)?)?';
/** "The Manager,": the office of whoever is granted something for his works. */
const OF_OFFICE =
  '(?:(?:[A-Z][\\w.]*\\s+){0,3}(?:Manager|Director|Proprietor|Proprietrix|Partner|Owner|Occupier|Officer|Engineer|Superintendent|Principal|Secretary|Chairman|President|Dean|Administrator|Commissioner|Registrar|Commandant|Surgeon|Trustee|Head),\\s+)?';
const IS_GRANTED =
  '\\s*,?(?:\\s+(?:at|of|in|located|situated|having)\\b[^;:]{2,160}?|,\\s[^;:]{2,160}?)?\\s+(?:is|are|has\\s+been|have\\s+been|stands?)\\s+(?:here\\s*by\\s+|now\\s+)*(?:granted|accorded|issued|authori[sz]ed|registered|permitted|allowed)\\b';

const IS_GRANT = new RegExp(GRANT);
/** The sentence that grants may cite acts over so many lines. */
const GRANT_REACH = 8;

/** The order of the list means nothing: what all places say counts. */
export const HOLDER_PLACE_RULES: readonly HolderPlaceRule[] = [
  /** "Name of the Institution : Hill Mission Hospital". Leaves names of persons, places and wastes. */
  { id: 'label', weight: 4, read: readLabels },
  /** "Issued to: River Aqua Feeds". Leaves what is issued to operate. */
  {
    id: 'issued-to',
    weight: 4,
    read: (lines) =>
      findAll(
        lines,
        /^\W*(?:(?:issued|granted|accorded)\s+to|(?:(?:issued|granted|accorded)\s+)?in\s+favou?r\s+of)\s*:\s*(.+)$/dgi,
      ),
  },
  /** "This is to certify that River Water Industries, located at …". Leaves other sentences. */
  {
    id: 'certified',
    weight: 4,
    read: (lines) =>
      findAll(
        lines,
        anyOf(`\\bcertif(?:y|ied)\\s+that\\s+(?:(?:M\\s*/\\s*s|Messrs)\\.?\\s*)?${NAME}${BEHIND}`),
      ),
  },
  /** Under "To": the first line that is no office, no person and no address. Leaves "To" inside a sentence. */
  {
    id: 'addressee',
    weight: 3,
    read: readAddressee,
  },
  /** A line above an address, before the subject, where nobody is addressed. Leaves the letterhead. */
  {
    id: 'above-address',
    weight: 3,
    read: readAboveAddress,
  },
  /** "The General Manager," above "Hotel Cabo Serenade,": below an office of the holder. Leaves those of boards. */
  {
    id: 'below-office',
    weight: 3,
    read: readBelowOffice,
  },
  /** "consent is hereby granted to Hill Bricks, Vill. Barpeta", "in favour of". Leaves "granted to operate". */
  {
    id: 'granted-to',
    weight: 3,
    isTold: true,
    read: (lines) =>
      findAll(
        lines,
        anyOf(
          `${GRANT}[^;]{0,260}?\\b(?:to|in\\s+favou?r\\s+of|in\\s+respect\\s+of)\\s*:?\\s+(?:[Tt]he\\s+)?${OF_PERSON}${OF_OFFICE}${NAME}${BEHIND}`,
        ),
      ),
  },
  /** "…, 2016 and the rules made thereunder to:" some lines below the verb that grants, and the name under it. Leaves "To" of a letter. */
  {
    id: 'below-grant',
    weight: 3,
    isTold: true,
    read: (lines) => {
      const at = lines.findIndex(
        ({ text }, on) =>
          /\S\s+to\s*[:,]?$/.test(text.trim()) &&
          IS_GRANT.test(windowAt(lines, Math.max(0, on - GRANT_REACH), Math.min(on, GRANT_REACH) + 1)),
      );
      return at < 0 ? [] : readBlock(lines.slice(at + 1, at + 4));
    },
  },
  /** "East Recyclers is hereby granted". Leaves persons and papers. */
  {
    id: 'is-granted',
    weight: 3,
    isTold: true,
    read: (lines) =>
      findAll(
        lines,
        anyOf(
          `(?:^\\W*(?:\\d+[.)]\\s*)?|[.;]\\s+|\\bthat\\s+|\\bi\\.e\\.?,?\\s+)(?:The\\s+)?${OF_OFFICE}(?:(?:M\\s*/\\s*s|Messrs)\\.?\\s*)?${NAME}${IS_GRANTED}`,
        ),
      ),
  },
  /** "an occupier of the facility, Barak Valley Hospital, located at": what works are called, behind the word for them. Leaves other words. */
  {
    id: 'behind-works',
    weight: 3,
    isTold: true,
    read: (lines) =>
      findAll(
        lines,
        anyOf(
          `\\b(?:(?:facility|establishment|unit|industry|institution|hospital|plant|firm),|facility(?=\\s[^.;]{3,90}?,\\s+(?:located|situated|at)\\b))\\s+(?:namely\\s+|viz\\.?,?\\s+|i\\.e\\.?,?\\s+)?(?:(?:M\\s*/\\s*s|Messrs)\\.?\\s*)?${NAME}${BEHIND}`,
        ),
      ),
  },
  /** "an occupier of the facility named Lake View Hospital", which may stand on the next line. Leaves what has a name of another kind. */
  {
    id: 'facility-named',
    weight: 3,
    isTold: true,
    read: (lines) =>
      findAll(
        lines,
        anyOf(
          `\\b(?:facility|hospital|establishment|unit|industry|institution|plant)\\s+(?:named|called|known\\s+as|by\\s+the\\s+name\\s+of)\\s+(?:as\\s+)?["“]?${NAME}${BEHIND}`,
        ),
      ),
  },
  /** "Civil Surgeon an occupier or operator of the facility located at Hill Charity Hospital": works behind the word for their place. Leaves places alone. */
  {
    id: 'facility-at',
    weight: 3,
    isTold: true,
    read: (lines) =>
      findAll(
        lines,
        anyOf(
          `\\b(?:occupier|operator)\\b[^.;]{0,30}?\\bof\\s+(?:the\\s+|a\\s+)?(?:facility|establishment|institution)\\s+(?:located|situated)\\s+at\\s+${NAME}${BEHIND}`,
        ),
      ).filter(({ name }) => isHolderName(name, name)),
  },
  /** "2. Principal, Hill Dental College, an occupier of the facility … is hereby granted": behind persons and offices. Leaves persons alone. */
  { id: 'occupier', weight: 3, isTold: true, read: readOccupiers },
  /** "CFE - Hill Residential School, Sy. No. 118": a name above its address, in the subject. Leaves names without one. */
  {
    id: 'before-address',
    weight: 2,
    read: (lines) =>
      findAll(
        lines,
        anyOf(
          `(?:\\s[-–—]+\\s*|[-–—]\\s+|\\b(?:to|of|for|by|from)\\s+(?:the\\s+)?|^)${NAME},\\s*(?:at\\s+|At\\s+)?(?:S\\.?\\s?F\\.?\\s?No|Sy\\.?\\s?No|S\\.?\\s?No|R\\.?\\s?S\\.?\\s?No|Re-?\\s?Sy|Survey|Plot|Khasra|Kh\\.|Gat|D\\.?\\s?No|Door|Vill(?:age|\\.)|Block|Phase|Sector|Shed|House|Mouza|At[-:\\s]|\\d)`,
        ),
      ),
  },
  /** "Sub: Consent to operate - Hill Fish Canning Factory - reg.": a part of the subject. Leaves parts that name papers. */
  {
    id: 'part-of-subject',
    weight: 3,
    read: (lines) => {
      const at = lines.findIndex(({ text }) => SUBJECT.test(text));
      if (at < 0) return [];
      const parts = windowAt(lines, at)
        .replace(SUBJECT, '')
        .split(/\s[-–—]+\s?|\s?[-–—]+\s/);
      return parts.slice(1).flatMap((part) => {
        const name = new RegExp(`^${NAME}\\s*(?:,|$)`).test(part.trim()) ? toName(part) : null;
        return name ? [{ name, lines: lines.slice(at, at + 3) }] : [];
      });
    },
  },
  /** "Consent to operate in respect of Hill Beach Resort". Leaves other prepositions. */
  {
    id: 'in-respect-of',
    weight: 3,
    read: (lines) =>
      findAll(
        lines,
        anyOf(
          `\\b[Ii]n\\s+(?:respect|favou?r)\\s+of\\s+(?:the\\s+)?(?:(?:M\\s*/\\s*s|Messrs)\\.?\\s*)?${NAME}${BEHIND}`,
        ),
      ),
  },
  /** "consent to operate in respect of Hill Beach Resort", "for Hotel Hill Crown is renewed". Leaves the conditions. */
  {
    id: 'of-works',
    weight: 1,
    read: (lines) =>
      findAll(
        lines,
        anyOf(
          `(?<!\\b(?:[Dd]epartment|[Mm]inistry|[Oo]ffice|[Gg]overnment|[Gg]ovt\\.?|DEPARTMENT|GOVERNMENT)\\s+)\\b(?:to|of|for|by|i\\.e\\.?,?|unit|in\\s+respect\\s+of|in\\s+favou?r\\s+of)\\s+(?:the\\s+|your\\s+)?(?:(?:M\\s*/\\s*s|Messrs)\\.?\\s*)?${NAME}${BEHIND}`,
        ),
      ),
  },
  /** "Whereas Hill Hot Mix Plant, Padum has applied". Leaves who applied for somebody else. */
  {
    id: 'has-applied',
    weight: 2,
    isTold: true,
    read: (lines) =>
      findAll(
        lines,
        anyOf(
          `\\b[Ww]hereas\\s*,?\\s+(?:(?:M\\s*/\\s*s|Messrs)\\.?\\s*)?${NAME}\\s*,?[^;]{0,120}?\\s(?:has|have|had)\\s+(?:\\w+\\s+)?(?:applied|submitted|made|requested)`,
        ),
      ),
  },
];
