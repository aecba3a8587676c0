import { mapRect } from '../pages/mapping.ts';
import type {
  Citation,
  CitationRect,
  Fact,
  InputPage,
  OrderFacts,
  OrderReading,
  PageItem,
} from '../types.ts';

/** A figure of which the recogniser is less sure than this is compared with the page by a person. */
const SURE = 0.85;
/** What the confidence of a finding is at most whose figures are in doubt. */
const DOUBTED = 0.6;

/** Signs that stand in no figure: letters that look like digits, and a comma where the others have a point. */
const ODD_FIGURE = /\d[OoIlSB]\b|\b[OoIlSB]\d|\d[:;]\d|\d\.\d+,\d|[“”«»~|]\d|\d[“”«»~|]/;

const hasFigure = (text: string): boolean => /\d/.test(text);

const isDoubtful = ({ text, confidence = 1 }: PageItem): boolean =>
  hasFigure(text) && (confidence < SURE || ODD_FIGURE.test(text));

type Placed = { text: string; x: number; y: number };

/** The middle of an item on the paper, as shares of the page. */
const toPlaced = (page: InputPage, { text, x, y, width, height }: PageItem): Placed => {
  const straight = {
    x: x / page.width,
    y: y / page.height,
    width: width / page.width,
    height: height / page.height,
  };
  const rect = page.toPaper ? mapRect(page.toPaper, straight) : straight;
  return { text, x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
};

const isWithin = ({ x, y }: Placed, rect: CitationRect): boolean =>
  x >= rect.x && x <= rect.x + rect.width && y >= rect.y && y <= rect.y + rect.height;

/** Finds the figures of a citation that the recogniser may have misread, as it read them. */
export type FindDoubts = (citation: Citation | null) => string[];

/**
 * Knows the doubtful figures of all pages that were recognised; null where none was. Recognisers drop points and take
 * letters for digits: a figure that they are not sure of is never trusted alone.
 */
export const createFindDoubts = (pages: readonly InputPage[]): FindDoubts | null => {
  const recognised = pages.filter(({ toPaper }) => toPaper !== undefined);
  if (recognised.length === 0) return null;
  const doubtful = new Map(
    recognised.map((page) => [
      page.number,
      page.items.filter(isDoubtful).map((item) => toPlaced(page, item)),
    ]),
  );
  return (citation) => {
    if (!citation) return [];
    return citation.rects.flatMap((rect) => {
      const placed = doubtful.get(rect.page ?? citation.page ?? 0) ?? [];
      return placed.filter((item) => isWithin(item, rect)).map(({ text }) => text);
    });
  };
};

const isSure = ({ confidence }: { confidence: number }): boolean => confidence > DOUBTED;

/** What is said of figures that may have been misread. */
export const toDoubtWords = (figures: readonly string[]): string => {
  const named = [...new Set(figures)].slice(0, 3).map((figure) => `“${figure}”`);
  return `The scan is hard to read at ${named.join(', ')}: compare it with the page.`;
};

/** The reading, with findings as sure as their figures are. */
export const doubtFigures = (reading: OrderReading, findDoubts: FindDoubts): OrderReading => {
  const doubt = <F extends { confidence: number; citation: Citation | null }>(finding: F): F =>
    isSure(finding) && findDoubts(finding.citation).length > 0
      ? { ...finding, confidence: DOUBTED }
      : finding;
  const facts = Object.fromEntries(
    Object.entries(reading.facts).map(([name, fact]) => [name, fact && doubt<Fact<unknown>>(fact)]),
  ) as OrderFacts;
  return {
    ...reading,
    facts,
    limits: reading.limits.map(doubt),
    particulars: reading.particulars.map(doubt),
    obligations: reading.obligations.map((duty) => {
      const figures = findDoubts(duty.citation);
      return figures.length === 0 ? duty : { ...doubt(duty), why: `${duty.why} ${toDoubtWords(figures)}` };
    }),
  };
};
