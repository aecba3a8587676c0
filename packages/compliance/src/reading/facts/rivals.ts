import { formatDate } from '../../schedules/describe.ts';
import { findDates } from '../language/dates.ts';
import { citeLines } from '../layout/passage.ts';
import type { TextLine } from '../layout/text-line.ts';
import type { OrderFacts, ReadQuestion } from '../types.ts';
import { COLOUR_RULES, findCategory } from './colour-rules.ts';
import { listConsentNos } from './consent-no-rules.ts';
import type { Head } from './head.ts';
import { cutName } from './holder-name.ts';
import { MESSRS, readFrom } from './messrs.ts';

/** A second value of a fact that stands as the first does, and where. */
type Rival = { value: string; lines: TextLine[] };

const SUBJECT = /^\W*(?:sub(?:ject)?\s*[.:;-]|sir\b|madam\b|in\s+exercise|with\s+reference)/i;
/** The lines above the subject, where an order prints its own number, day, holder and category. */
const toLetterhead = ({ lines }: Head): TextLine[] => {
  const subject = lines.findIndex(({ text }) => SUBJECT.test(text));
  return lines.slice(0, subject < 0 ? MOST_LINES : Math.min(subject, MOST_LINES));
};
const MOST_LINES = 30;

const bare = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '');
/** Whether two values are one: written otherwise, or a part of it. */
const isSame = (one: string, other: string): boolean =>
  bare(one).includes(bare(other)) || bare(other).includes(bare(one));

/** "118, Station Road": the number of a house. */
const PLACED = /^\d+[^/]*,\s/;

const findNumber = (head: Head, own: string): Rival | undefined => {
  const letterhead = toLetterhead(head);
  return listConsentNos(head).find(
    ({ value, lines }) =>
      !PLACED.test(value) && !isSame(value, own) && lines.every((line) => letterhead.includes(line)),
  );
};

/** "M/s East Mills" at the start of two lines. */
const findName = (head: Head, own: string): Rival | undefined =>
  toLetterhead(head)
    .flatMap((line, at, lines) => {
      const found = line.text.search(MESSRS) === 0 ? readFrom(lines, at) : null;
      const value = found && cutName(found.name);
      return found && value ? [{ value, lines: found.lines }] : [];
    })
    .find(({ value }) => !isSame(value, own));

/** "Date: 05/06/2024" in a cell of its own. */
const LABELLED_DATE = /^\W*(?:date(?:\s+of\s+issue)?|dated|dtd?)\b[\s.:;,–-]*(?=\d)/i;
/** Days of one order are close: what is older is of another paper. */
const MOST_APART_MS = 31 * 86_400_000;

const findDay = (head: Head, own: string): Rival | undefined =>
  toLetterhead(head)
    .flatMap((line) =>
      line.cells.flatMap(({ text }) => {
        const label = LABELLED_DATE.exec(text)?.[0];
        const date = label === undefined ? undefined : findDates(text)[0];
        return date?.iso && date.start === label?.length ? [{ value: date.iso, lines: [line] }] : [];
      }),
    )
    .find(({ value }) => value !== own && Math.abs(Date.parse(value) - Date.parse(own)) <= MOST_APART_MS);

const findColour = (head: Head, own: string): Rival | undefined => {
  const lines = toLetterhead(head);
  return lines
    .flatMap((line) => {
      const value = findCategory([line], COLOUR_RULES)?.value;
      return value ? [{ value, lines: [line] }] : [];
    })
    .find(({ value }) => value !== own);
};

/**
 * What an order leaves open about its number, holder, category and day of issue, where it prints two that stand alike. The
 * first holds until a person says.
 */
export const askRivals = (
  head: Head,
  { consentNo, industryName, category, issuedOn }: OrderFacts,
): ReadQuestion[] => {
  const ask = (
    kind: 'consent_no' | 'industry_name' | 'category' | 'issued_on',
    own: string | undefined,
    find: (head: Head, own: string) => Rival | undefined,
    toText: (one: string, other: string) => string,
  ): ReadQuestion[] => {
    const rival = own === undefined ? undefined : find(head, own);
    return own !== undefined && rival
      ? [
          {
            text: toText(own, rival.value),
            citation: citeLines(rival.lines),
            asks: { kind, options: [own, rival.value] },
          },
        ]
      : [];
  };
  return [
    ...ask(
      'consent_no',
      consentNo?.value,
      findNumber,
      (one, other) => `The order prints two numbers, ${one} and ${other}. Which is its own?`,
    ),
    ...ask(
      'industry_name',
      industryName?.value,
      findName,
      (one, other) => `The order names two holders, ${one} and ${other.replace(/\.$/, '')}. Who holds it?`,
    ),
    ...ask(
      'category',
      category?.value,
      findColour,
      (one, other) => `The order prints two categories, ${one} and ${other}. Which is its own?`,
    ),
    ...ask(
      'issued_on',
      issuedOn?.value,
      findDay,
      (one, other) =>
        `The order prints two dates, ${formatDate(one)} and ${formatDate(other)}. When was it issued?`,
    ),
  ];
};
