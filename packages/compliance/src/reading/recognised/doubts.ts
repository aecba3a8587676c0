import type { CountedFrom } from '@anupalan/enums/doubts';
import { toCountedFrom } from '../duties/counted-from.ts';
import { toLatinDigits } from '../indic/digits.ts';
import { mapRect } from '../pages/mapping.ts';
import type {
  Citation,
  CitationRect,
  Doubt,
  InputPage,
  OrderFacts,
  OrderReading,
  PageItem,
  ToldObligation,
} from '../types.ts';
import { findOddFigures, listYears } from './figure-patterns.ts';
import { listHiddenWords } from './hidden-words.ts';
import { listLostStrokes } from './lost-strokes.ts';
import { mendItems } from './mend-items.ts';
import { withStrokes } from './number-strokes.ts';
import { listRaisedDays } from './raised-days.ts';

/** A figure of which the recogniser is less sure than this is compared with the page by a person. */
const SURE = 0.85;
/** What the confidence of a finding is at most whose figures are in doubt. */
const DOUBTED = 0.6;

/** Signs that stand in no figure: letters that look like digits, and a comma where the others have a point. */
const ODD_FIGURE = /\d[OoIlSB]\b|\b[OoIlSB]\d|\d[:;]\d|\d\.\d+,\d|[“”«»~|%]\d|\d[“”«»~|]/;
/** A unit that came out as one is certain sooner: few other words look like it. */
const SURE_OF_UNIT = 0.7;
/** Units whose letters are easily taken for others. */
const UNIT =
  /^\(?(?:[mµu]?g|kg|k?l|ml[dt]|k?ld|cmd|n?m[³3]|ppm|dB(?:\(A\))?|°C|k[WV]A?h?|MW|MT|TPD|TPA|TPH|cum|hrs?|%)(?:\/[A-Za-z³3]+)*[).,;]*$/i;

/** Names of substances have digits that nobody measures; `S02` can be but one of them. */
const SUBSTANCE = /^\(?(?:[SNC][Oo0]|PM|NH|Cr)[\d.]+[),.;]*$/;

/** "Sth" for "5th": a day without a digit. */
const LETTERED_DAY = /^[OoIlS]{1,2}(?:st|nd|rd|th)\b/;

const hasFigure = (text: string): boolean =>
  (/\d/.test(text) && !SUBSTANCE.test(text.trim())) || LETTERED_DAY.test(text);

type Reason = Doubt['reason'];

/** Why a word has to be compared with the page; null: it has not. */
const toReason = (item: PageItem, odd: ReadonlySet<PageItem>): Reason | null => {
  const { confidence = 1, other } = item;
  const text = toLatinDigits(item.text);
  if (!hasFigure(text)) return confidence < SURE_OF_UNIT && UNIT.test(text.trim()) ? 'unsure' : null;
  if (other !== undefined) return 'two_readings';
  if (ODD_FIGURE.test(text) || LETTERED_DAY.test(text) || withStrokes(text) !== text) return 'odd_sign';
  if (odd.has(item)) return 'pattern';
  return confidence < SURE ? 'unsure' : null;
};

const round = (share: number): number => Math.round(share * 10_000) / 10_000;

/** A word on the paper, as shares of the page. */
export const toDoubt = (page: InputPage, { text, other, ...box }: PageItem, reason: Reason): Doubt => {
  const straight = {
    x: box.x / page.width,
    y: box.y / page.height,
    width: box.width / page.width,
    height: box.height / page.height,
  };
  const { x, y, width, height } = page.toPaper ? mapRect(page.toPaper, straight) : straight;
  const rect = { x: round(x), y: round(y), width: round(width), height: round(height) };
  return { page: page.number, text: text.trim(), ...rect, reason, other: other ?? null };
};

/** What a word came to be where it was put right ("6.5 to" of "6.510"): findings have it so. */
const toMended = (item: PageItem, mended: readonly PageItem[]): PageItem => {
  if (mended.includes(item)) return item;
  const own = mended.filter(
    ({ x, y, width }) => y === item.y && x + width / 2 > item.x && x + width / 2 < item.x + item.width,
  );
  return own.length === 0 ? item : { ...item, text: own.map(({ text }) => text).join(' ') };
};

/**
 * The figures and units of all pages that were recognised which a person has to compare with the page: recognisers drop
 * points and take letters for digits, and a figure that they are not sure of is never trusted alone.
 */
export const findDoubts = (pages: readonly InputPage[]): Doubt[] => {
  const recognised = pages.filter(({ toPaper }) => toPaper !== undefined);
  const years = recognised.flatMap(({ items }) => listYears(items));
  return recognised.flatMap((page) => {
    const odd = new Set([
      ...findOddFigures(page.items, years),
      ...listLostStrokes(page.items),
      ...listRaisedDays(page.items),
    ]);
    const hidden = new Set(listHiddenWords(page.items));
    const mended = mendItems(page.items);
    return page.items.flatMap((item) => {
      if (hidden.has(item)) return [toDoubt(page, item, 'unsure')];
      const reason = toReason(item, odd);
      return reason === null ? [] : [toDoubt(page, toMended(item, mended), reason)];
    });
  });
};

type Placed = Pick<Doubt, 'page' | 'x' | 'y' | 'width' | 'height'>;

const isWithin = ({ x, y, width, height }: Placed, rect: CitationRect): boolean => {
  const [middle, level] = [x + width / 2, y + height / 2];
  return (
    middle >= rect.x && middle <= rect.x + rect.width && level >= rect.y && level <= rect.y + rect.height
  );
};

/** The doubts that stand within the words of a citation, in their order. */
export const listDoubtsOf = <D extends Placed>(citation: Citation | null, doubts: readonly D[]): D[] =>
  citation === null || doubts.length === 0
    ? []
    : doubts.filter((doubt) =>
        citation.rects.some((rect) => (rect.page ?? citation.page) === doubt.page && isWithin(doubt, rect)),
      );

const ISO_DATE = /^(\d{4})-(\d\d)-(\d\d)$/;

/** "GPCB/CCA/VAP1/2026/4417": the number of an order on the line of its date. */
const NAMES = /\p{L}{2,}\/\p{L}{2,}/u;

/** Whether a word of the line of a date is of the date: its line has numbers of files and of sections besides. */
const isOfDate = (text: string, [, year = '', month = '', day = '']: RegExpExecArray): boolean =>
  !NAMES.test(text) &&
  (/\d[./-]\d/.test(text) ||
    (text.match(/\d+/g) ?? []).some((digits) =>
      [year, year.slice(2), month, day].some((part) => Number(part) === Number(digits)),
    ));

const toParts = (text: string): string[] => text.toUpperCase().match(/[A-Z\d]+/g) ?? [];

/** So many signs that were read may be a piece of a longer part of a number, and so many of its own a piece of what was read. */
const [PIECE_READ, PIECE_OWN] = [3, 2];

/** Whether a word of the line of a number ("AWH-141906") is of it: the number of the item stands there besides. */
const isOfNumber = (text: string, value: string): boolean => {
  const parts = toParts(value);
  return toParts(text).some((part) =>
    parts.some(
      (own) =>
        own === part ||
        (part.length >= PIECE_READ && own.includes(part)) ||
        (own.length >= PIECE_OWN && part.includes(own)),
    ),
  );
};

/**
 * The doubts that a fact rests on: of the words of a date or a number those that are of it; what has no figure rests on
 * none.
 */
export const listDoubtsOfFact = <D extends Placed & Pick<Doubt, 'text'>>(
  { value, citation }: { value: unknown; citation: Citation | null },
  doubts: readonly D[],
): D[] => {
  if (typeof value === 'string' && !/\p{Nd}/u.test(value)) return [];
  const own = listDoubtsOf(citation, doubts);
  if (typeof value !== 'string') return own;
  const date = ISO_DATE.exec(value);
  return own
    .map((doubt) => ({ doubt, text: toLatinDigits(doubt.text) }))
    .filter(({ text }) => (date ? isOfDate(text, date) : isOfNumber(text, toLatinDigits(value))))
    .map(({ doubt }) => doubt);
};

/** Confidence of a finding, given the doubts within its words. */
export const toDoubtedConfidence = (confidence: number, doubts: readonly unknown[]): number =>
  doubts.length > 0 ? Math.min(confidence, DOUBTED) : confidence;

/** Finds the figures of a citation that the recogniser may have misread, as it read them. */
export type FindDoubts = (citation: Citation | null) => string[];

/** Knows the doubtful figures of all pages that were recognised; null where none was. */
export const createFindDoubts = (pages: readonly InputPage[]): FindDoubts | null => {
  if (pages.every(({ toPaper }) => toPaper === undefined)) return null;
  const doubts = findDoubts(pages);
  return (citation) => listDoubtsOf(citation, doubts).map(({ text }) => text);
};

const toNamed = (figures: readonly string[]): string =>
  [...new Set(figures)]
    .slice(0, 3)
    .map((figure) => `“${figure}”`)
    .join(', ');

/** What is said of figures that may have been misread. */
export const toDoubtWords = (figures: readonly string[]): string =>
  `The scan is hard to read at ${toNamed(figures)}: compare it with the page.`;

/** How a finding was read, with what is said of the doubts within its words. */
export const toDoubtedWhy = (why: string, doubts: readonly Pick<Doubt, 'text'>[]): string =>
  doubts.length === 0 ? why : `${why} ${toDoubtWords(doubts.map(({ text }) => text))}`;

const COUNTED_FROM = {
  validUpto: 'The end of the order that this is counted from is',
  issuedOn: 'The day of issue that this is counted from is',
} as const;

/** How a duty was read whose dates are counted from a date of the order with doubts in its words. */
export const toCountedWhy = (
  why: string,
  from: CountedFrom | null,
  doubts: readonly Pick<Doubt, 'text'>[],
): string => {
  if (from === null || doubts.length === 0) return why;
  return `${why} ${COUNTED_FROM[from]} hard to read in the scan at ${toNamed(doubts.map(({ text }) => text))}: compare it with the page.`;
};

type Cited = { confidence: number; citation: Citation | null };

/** What all facts, limits, particulars and obligations cite. */
const listCitations = ({ facts, limits, particulars, obligations }: OrderReading): (Citation | null)[] => [
  ...Object.values(facts).map((fact) => fact?.citation ?? null),
  ...[...limits, ...particulars, ...obligations].map(({ citation }) => citation),
];

/** The reading with the doubts that one of its findings cites; what else is hard to read on a page is no matter of it. */
export const withDoubts = (reading: OrderReading, all: readonly Doubt[]): OrderReading => {
  if (all.length === 0) return reading;
  const cited = new Set(listCitations(reading).flatMap((citation) => listDoubtsOf(citation, all)));
  return { ...reading, doubts: all.filter((doubt) => cited.has(doubt)) };
};

/** The reading with findings as sure as their figures are, for where nobody can confirm these. */
export const doubtFigures = (reading: OrderReading): OrderReading => {
  const { doubts = [] } = reading;
  const doubt = <F extends Cited>(finding: F): F => ({
    ...finding,
    confidence: toDoubtedConfidence(finding.confidence, listDoubtsOf(finding.citation, doubts)),
  });
  const facts = Object.fromEntries(
    Object.entries(reading.facts).map(([name, fact]) => {
      const own = fact === undefined ? [] : listDoubtsOfFact(fact, doubts);
      return [name, fact && { ...fact, confidence: toDoubtedConfidence(fact.confidence, own) }];
    }),
  ) as OrderFacts;
  const dates = { issuedOn: facts.issuedOn?.value ?? null, validUpto: facts.validUpto?.value ?? null };
  const doubtDuty = (duty: ToldObligation): ToldObligation => {
    const from = toCountedFrom({ ...duty, quote: duty.citation.quote, isEdited: false }, dates);
    const fact = from && facts[from];
    const ofDate = fact ? listDoubtsOfFact(fact, doubts) : [];
    return {
      ...duty,
      confidence: toDoubtedConfidence(doubt(duty).confidence, ofDate),
      why: toCountedWhy(toDoubtedWhy(duty.why, listDoubtsOf(duty.citation, doubts)), from, ofDate),
    };
  };
  return {
    ...reading,
    facts,
    limits: reading.limits.map(doubt),
    particulars: reading.particulars.map(doubt),
    obligations: doubts.length === 0 ? reading.obligations : reading.obligations.map(doubtDuty),
  };
};
