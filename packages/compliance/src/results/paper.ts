import { toOneLine } from '../reading/language/one-line.ts';
import { readFirst } from '../reading/rule.ts';
import { type OtherPaper, PAPER_RULES, type PaperRule } from './paper-rules.ts';

/** What a document is, as far as its words say it. */
export type Paper = {
  /** What it is instead of a report; null where nothing says so. */
  other: OtherPaper | null;
  /** It calls itself a report of measurements, or names its sample; a sheet needs no title unless it speaks of limits. */
  isTitled: boolean;
  /** Its columns are those of a sheet, which are surer than those of a page. */
  isSheet: boolean;
};

/** Lines at the top in which a document says what it is; above them a letterhead may stand. */
const TOP_LINES = 15;
const TITLE_LENGTH = 110;
const DEMAND = /\b(?:shall|should|must)\b|होग[ाीे]|करेंग?े|जाएग[ाी]|करावी|करावे|असावे/gi;
/** Titles of reports, and labels that stand at the begin of a line or cell. */
const TITLE =
  /^\W*(?:[\w&/,-]+\s+){0,6}?(?:(?:test|analysis|analytical|laboratory|lab|sampling)\s+(?:report|certificate|results?|data)|(?:monitoring|survey|sampling|analysis)\s+(?:report|results?|data)|quality\s+(?:report|monitoring)|noise\s+level|certificate\s+of\s+analysis|report\s+of\s+analysis|results?\s+of\s+(?:the\s+)?(?:test|analysis|monitoring|sampl\w+))\b/i;
const LABEL =
  /^\W*(?:[a-z]\)\s*|\d{1,2}[.)]\s*)?(?:ULR\b|(?:test\s+)?report\s+(?:no|number|date|issued)\b|(?:sample|lab)\s+(?:id|code|no|ref|reg\w*|description|type|particulars|details|matrix|drawn|collected|received)\b|sampl(?:ing|ed)\s+(?:date|on|by|location|point|station|source|place|method|plan|procedure)\b|(?:effluent|sewage|waste\s*water|air|emission|noise|water)\s+sample\s*(?::|$)|date\s*(?:and|&)?\s*(?:time\s+)?of\s+(?:sampling|(?:sample\s+)?collection|monitoring|analysis|sample\s+receipt|receipt\s+of\s+sample|sample)\b|(?:nature|description|type|particulars|source)\s+of\s+(?:the\s+)?sample\b|(?:analy[sz]ed|tested|sampled|monitored)\s+by\b|(?:test|analysis)\s+(?:results?|methods?|started|completed|period)\b|(?:monitoring\s+date|date\s+of\s+monitoring))/i;
/** What asks for a report is none: "Analysis reports shall be submitted", "Sampling point | Periodicity". */
const ASKS =
  /\b(?:shall|should|must|submit\w*|furnish\w*|to\s+be|periodicity|frequency)\b|\b(?:reports?|results?|data)\b.*\b(?:every|once|monthly|quarterly|half|annually)\b/i;
/** A sentence that goes on from the line above begins small. */
const BEGINS = /^\W*(?:[A-Z\d]|pH\b)/;
const LIMITS = /\b(?:limits?|standards?|norms?|permissible|prescribed|not\s+to\s+exceed|max(?:imum)?)\b/i;

const isTitle = (cell: string): boolean =>
  cell.length < TITLE_LENGTH && BEGINS.test(cell) && (TITLE.test(cell) || LABEL.test(cell));

/**
 * Tells what a document is by its words.
 * @param lines its lines or rows from the top, each with its cells
 * @param rules those of {@link PAPER_RULES}, but for tests
 */
export const readPaper = (
  lines: readonly (readonly string[])[],
  isSheet: boolean,
  rules: readonly PaperRule[] = PAPER_RULES,
): Paper => {
  const plain = lines.map((cells) => toOneLine(cells.join(' ')));
  const text = plain.join(' ');
  const isTitled = lines.some(
    (cells, at) => [plain[at] ?? '', ...cells.map(toOneLine)].some(isTitle) && !ASKS.test(plain[at] ?? ''),
  );
  const demands = text.match(DEMAND)?.length ?? 0;
  const top = plain.filter(Boolean).slice(0, TOP_LINES);
  return {
    other: readFirst(rules, { text, top, demands, isTitled }),
    isTitled: isTitled || (isSheet && !LIMITS.test(text)),
    isSheet,
  };
};
