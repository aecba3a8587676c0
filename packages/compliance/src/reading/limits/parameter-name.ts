import { toOneLine } from '../language/one-line.ts';
import { findMatches } from '../language/search.ts';
import { findAveraging } from './averaging.ts';
import { PARAMETER } from './parameters.ts';

const EVERY_PARAMETER = new RegExp(PARAMETER, 'gi');

/** Where a name ends: at what is done with it, where it is, or a stroke before its figure; the stroke of "NH4-N" is its own. */
const CUT =
  /(?<!\b(?:fugitive(?:\s+dust)?|oxides)\s*)[\s,]+(?:up(?=\s+to\b)|shall|should|must|was|were|has|had|not|to|exceed\w*|within|under|below|above|over(?!\s*-?pressure)|less|more|higher|greater|beyond|than|of|in|from|at|for|which|is|are|be|stay|remain|comes?|limited|maximum|restricted|concentration|level|the|as\s+(?:measured|recorded|observed|found|monitored|reported)|prescribed|desirable|permissible|absolute|standards?|limit|(?<!\b(?:particulate|dust)\s)emissions?|outlets?)(?:[\s,].*)?$|\s+\d[\d,.]*\s*(?:m?g|[µμ]g|ppm)\b.*$|\s*(?:[–:=<≤,]|-(?![A-Za-z])|(?<!\bbenzo\s?)[([]).*$/i;

/** What stands before the name of a parameter and belongs to it. */
const PREFIX =
  /\b(?:(?:total|hexavalent|trivalent|free|residual|ammoni[a-z]*|acid|volatile|fugitive|hydrogen|respirable|electrical|peak|ground|particle|vinyl|methyl|ethyl|allyl|benzyl|ethylene|methylene|air|blast|blood|forage|individual|poly[a-z-]*)\s+)+$/i;

/** "cadmium + chromium + " before "nickel", "Cd + " before "Tl": the other terms of a sum. */
const SUM = /(?:[A-Za-z]\w*(?:\s*\([^()]{1,8}\))?\s*\+\s*)+$/;

/** "phthalic anhydride " before "dust": of what it is. */
const SUBSTANCE =
  /(?:\b(?!(?:the|of|and|or|in|from|at|for|total|max|shall|be|is|as|per|below|within|any|all|no|fugitive)\b)[A-Za-z][a-z-]+\s+){1,2}$/i;
const MATTER = /^(?:dust|mist|fumes|vapours?)\b/i;

/** "lead in the blood", "fluoride in forage": what lives or grows that holds it is a part of the name. */
const MATRIX = /^\s+in\s+(?:the\s+)?(?:blood|urine|forage|vegetation|soil|plasma)\b/i;

/** What joins two words of one name: blanks, or a bracket. */
const JOINED = /^\s*(?:[([]\s*(?:as\s+)?|as\s+)?$/i;

/** Where the last parameter begins: "HCl mist", "total chromium", "Chlorine (Cl2)" are one. */
const startOfLast = (found: RegExpExecArray[], before: string): number | undefined => {
  let at = found.length - 1;
  while (at > 0) {
    const previous = found[at - 1];
    const own = found[at];
    if (!previous || !own || !JOINED.test(before.slice(previous.index + previous[0].length, own.index)))
      break;
    at--;
  }
  const start = found[at]?.index;
  if (start === undefined) return undefined;
  const words = before.slice(0, start);
  const prefix =
    SUM.exec(words) ??
    PREFIX.exec(words) ??
    (MATTER.test(before.slice(start)) ? SUBSTANCE.exec(words) : null);
  return start - (prefix?.[0].length ?? 0);
};

/** "Ground vibration (" before "PPV": the words that a short name in brackets stands for. */
const SPELT_OUT =
  /\b(?:(?!the\b|of\b|and\b|in\b|for\b|total\s+\d)[A-Za-z][\w-]*\s+){0,2}[A-Za-z][\w-]+\s*\($/i;

/** "(3 days at 27 °C)" is a part of the name. */
const METHOD = /^\s*\(\s*(?:\d+\s*d(?:ays?)?\b[^()]{0,24}|\d{1,2}\s*(?:°|º|deg\w*\.?)\s*C\s*)\)/i;

/** "(as F)", "[SO2]", "(less than 10 micron)" right behind a name; a time, a place or a bound is none. */
const QUALIFIER =
  /^\s*[([](?:as\s+[A-Z]\w{0,5}|total|dissolved|hexavalent|trivalent|[A-Z][A-Za-z]{0,5}\d{0,2}|(?:size\s+)?(?:less|smaller|finer)\s+than\s+[\d.]+\s*[µμa-z]+)[)\]]/;
const NO_QUALIFIER = /^\s*[([](?:max|min|avg|annual|daily|day|night|each|dry|wet|old|new)\b/i;

/** "PM10 (particulate matter of less than 10 µm) - 100": what a bracket right before the figure explains. */
const EXPLAINED = /(?<=\w\s*)\((?!\s*\d+\s*d(?:ays?)?\b)(?:[^()]{12,}|\s*as\s[^()]*)\)(?=[\s:–-]*$)/i;
/** "(size less than 10 µm)", "(as F)": a bracket that tells one sort from others, which a name keeps. */
const TELLS_SORT = /^\(\s*(?:as\s+[A-Z]|(?:size\s+)?(?:less|smaller|finer)\s+than\b)/i;
/** "at 15 % O2 dry basis". */
const REFERRED = /\(?\s*\bat\s+\d+\s*%\s*(?:O2|O₂|CO2|oxygen)(?:\s+dry)?(?:\s+basis)?\s*\)?(?=[\s:–-]*$)/i;

/** Names whose first word tells them: what follows it may name something else ("particulate matter of the zinc furnace"). */
const TOLD_BY_FIRST =
  /^(?:particulate|opacity|(?:total\s+)?(?:suspended|dissolved)|sul(?:ph|f)ur\s+(?:di|tri|compounds)|(?:nitrogen\s+)?oxides|carbon|fa?ecal)/i;

/** "from coal and " before "iron ore handling": where the parameter before it comes from, and no parameter. */
const SOURCE = /^[^,;:\d]*\b(?:from|in|at|during|near)\s+(?:[\w-]+\s+){0,4}$/i;

/** The parameters that are named, without the things behind them that only bear their name. */
const withoutSources = (found: readonly RegExpExecArray[], words: string): RegExpExecArray[] => {
  const named = [...found];
  while (named.length > 1) {
    const [previous, last] = named.slice(-2);
    if (!previous || !last || !SOURCE.test(words.slice(previous.index + previous[0].length, last.index)))
      break;
    named.pop();
  }
  return named;
};

/** "acid mist (HCl and H2SO4)": a bracket that lists the sorts of what stands before it. */
const SORTS = /\s*\([A-Z][A-Za-z]?[A-Z\d]\w{0,5}(?:\s*(?:,|&|and|or|\/|\+)\s*[A-Z]\w{0,6})+\)(?=[\s:–-]*$)/;

/** The last parameter that is named in the words before a figure, or null. */
export const findNamed = (words: string): string | null => {
  const sorts = SORTS.exec(words);
  const name = findOne(sorts ? words.slice(0, sorts.index) : words);
  return sorts && name !== null ? `${name}${sorts[0]}` : name;
};

/** "TSS – 20; turbidity – ": of several clauses the last that names something. */
const lastClause = (words: string): string => {
  const clause = words.slice(words.lastIndexOf(';') + 1);
  return PARAMETER.test(clause) ? clause : words;
};

/** "besides particulate matter, ": what a parameter is only named beside. */
const BESIDE = /^.*\b(?:besides|apart\s+from|in\s+addition\s+to|other\s+than)\s+[^,;]{2,60},\s*/i;
/** The words before a figure, without what is only named beside what the figure is of. */
export const withoutBeside = (words: string): string => {
  const rest = words.replace(BESIDE, '');
  return PARAMETER.test(rest) ? rest : words;
};

const findOne = (all: string): string | null => {
  // "nitrogen oxides (as NO2)" is told by its first name.
  const before = withoutBeside(lastClause(all))
    .replace(/[\s,(]+expressed\s+as\s+\S+\s*$/i, '')
    .replace(REFERRED, ' ')
    // "bring BOD down to": a direction, and no part of the name.
    .replace(/\s+down(?=\s+to\b|\s*$)/i, '')
    .replace(EXPLAINED, (bracket) => (TELLS_SORT.test(bracket) ? bracket : ' '));
  const found = withoutSources(findMatches(EVERY_PARAMETER, before), before);
  const first = found[0];
  const isLong = TOLD_BY_FIRST.test(before.slice(first?.index ?? 0));
  let start = isLong ? first?.index : startOfLast(found, before);
  if (start === undefined) return null;
  // "Fugitive dust (SPM)": a short name in brackets.
  const spelt = SPELT_OUT.exec(before.slice(0, start));
  if (spelt && /^[^()]*\)/.test(before.slice(start))) start = spelt.index;
  const parameter = before.slice(start).replace(CUT, '').trim();
  const behind = before.slice(start + parameter.length);
  const matrix = MATRIX.exec(behind)?.[0];
  if (matrix !== undefined) return toOneLine(`${parameter}${matrix}`);
  const qualifier = NO_QUALIFIER.test(behind) ? undefined : QUALIFIER.exec(behind)?.[0];
  const method =
    METHOD.exec(behind)?.[0] ?? (qualifier && findAveraging(qualifier) === null ? qualifier : '');
  // "(SPM) less than": a bracket that was opened before the name.
  const bare = parameter.replace(
    /\s+(?:less|more|not|below|within|above|near|around|inside|outside|along|during|shall|should)$/i,
    '',
  );
  const name = /\(/.test(bare) ? bare : bare.replace(/[)\]]$/, '');
  return name.length < 2 ? null : toOneLine(`${name}${method}`);
};
