import { findMatch } from '../../language/search.ts';
import { type Rule, readFirst } from '../../rule.ts';
import { isTold } from './told-rules.ts';

/** A figure of a sentence with its unit, at `start..end`; `lead`: the line that announces the list it is in. */
export type Figure = {
  text: string;
  start: number;
  end: number;
  unit: string;
  lead: string;
  /** Another figure of the sentence is the limit that a measured one is held against. */
  isHeld: boolean;
};

/** What shows that a figure of a sentence is no limit. `before`, `behind`: the words around it. */
export type FigureRule = Rule<[figure: Figure & { before: string; behind: string }], 'denied'>;

/** "against the prescribed limit of", "brought down from 100 mg/l to": what was measured is held against the next figure. */
const AGAINST =
  /\b(?:against|exceed(?:s|ed|ing)|above|beyond|within|below|(?:higher|more|less|lower)\s+than)\s+(?:the\s+|an?\s+|its\s+)?(?:[a-z]+\s+){0,3}?(?:limits?|norms?|standards?)\s+(?:(?:of|for|being)\s+(?:\w+\s+(?:of\s+|as\s+)?)?)?$|\b(?:shall|should|must|to)\s+be\s+(?:brought|reduced|lowered)\s+(?:down\s+)?(?:from\s+\d[\d.,]*\s*\S+\s+)?to\s+(?:below\s+|within\s+|less\s+than\s+)?$/i;

/** Whether the words before a figure call it the limit that a measured value is held against. */
export const isHeldAgainst = (before: string): boolean => AGAINST.test(before);

/** What an enclosure takes away is no standard; the noise that the same sentence allows is one. */
const NEGLIGIBLE = /insertion\s+loss|muffler|reduction|attenuation|\breduces?\b[^.;]*\bfrom\b/i;
const BOUND_BEHIND =
  /[,;]\s*(?:and\s+)?(?=[^,;]*\bnoise\b[^,;]*\bnot\b)|\band\s+(?=(?:the|its)\s+noise\b[^,;]*\bnot\b)/i;

/** "shall not exceed 75 dB(A) at 1 m, with an …": a bound that the words of reduction only go with. */
const BOUND_AHEAD =
  /\bnoise\b[^;]*\b(?:not\s+(?:be\s+)?(?:exceed|more)|within|below|less\s+than|limited\s+to|restricted\s+to)\b[^;]*?\d\s*dB[^;]*?(?:,|;|\bwith\b|\bhaving\b|\band\b|\bby\b)[^;]*$/i;

/** Which letters of a sentence cannot hold limits: none without words of reduction, else all but those of bounds before and behind them. */
export const findNegligible = (text: string): { from: number; to: number } => {
  const taken = findMatch(NEGLIGIBLE, text);
  if (!taken) return { from: 0, to: 0 };
  const ahead = text.slice(0, taken.index);
  const bound = BOUND_BEHIND.exec(text.slice(taken.index));
  return {
    // "(a) noise 75 dB(A) at 1 m; (b) insertion loss 25 dB(A)": clauses of a list speak each for itself.
    from:
      BOUND_AHEAD.test(ahead) || ahead.includes(';')
        ? Math.max(
            ...[',', ';', ' with ', ' having ', ' and ', ' by '].map((word) => ahead.lastIndexOf(word)),
          )
        : 0,
    to: bound ? taken.index + bound.index : text.length,
  };
};

/** A figure that says what is, or from where on something is to be done, and not what may be. */
const NO_BOUND =
  /\b(?:above|over|beyond|exceeding|exceeds?|more\s+than|greater\s+than|(?<!\bblow[\s-]*)down\s+to|cross(?:es|ing)?|reach(?:es|ing)?|(?:when(?:ever)?|if|once)\b[^,;.]{0,40}\b(?:is|are|becomes|rises\s+to|goes\s+to)|>)\s*$/i;
const BOUND_BEFORE =
  /\b(?:not\b(?:[^.;]|\.\d){0,32}|no\s+|(?:come|brought|reduced)\s+|(?:shall|should|must|so\s+as\s+to|to)\s+(?:bring|reduce|lower)\s+(?:the\s+)?[\w ]{2,40}?\s+|(?:in\s+no\s+case|at\s+no\s+(?:time|point|place)|under\s+no\s+circumstances?|never|nor)\b[^;]{0,140})$/i;
/** "shall not contain: a) … more than 20 mg/l; b) … more than": one prohibition holds for each of its list. */
const NOT_TO_HAVE =
  /\bnot\s+(?:contain|have|carry|emit|discharge|release|let\s+out|show|hold|give)\b(?:(?!\b(?:shall|should|must|if|when|whenever|which|unless|where|is|are)\b)(?:[^.]|\.(?=\d)))*$/i;
/** "No effluent with BOD beyond": none may have so much. */
const NONE_WITH =
  /^\W*no\s+(?:\w+\s+)?(?:effluents?|sewage|waste\s*water|water|emissions?|gas(?:es)?|discharge)\s+(?:with|having|of|containing)\b[^.;]*$/i;
/** What there has to be enough of: "dissolved oxygen shall be more than 4 mg/l" is its least. */
const WANTED = /\b(?:dissolved\s+oxygen|(?-i:DO)|residual\s+(?:free\s+)?chlorine)\b[^.;]*$/i;
const MORE =
  /\b((?:shall|should|must|to)\s+(?:be|have|remain|kept?|keep|maintain)\s+(?:(?:maintained|kept|(?:the\s+)?(?-i:DO)|(?:the\s+)?dissolved\s+oxygen)\s+)?(?:above|over|more\s+than|greater\s+than)\s*)$/i;
/** "shall not exceed 45 mg/Nm3 measured by the analyser": how a limit is looked at. */
const COMMANDED =
  /\b(?:shall|should|must)\s+(?:always\s+)?(?:not\s+exceed|(?:not\s+)?be\s+(?:\w+ed\s+)?(?:to\s+)?(?:below|within|under|(?:less|more)\s+than))\b[^;.]*$/i;
/** The words between two semicolons that hold a place of a sentence; all of it where there are none. */
const clauseAt = (text: string, at: number): string => {
  const end = text.indexOf(';', at);
  return text.includes(';') ? text.slice(text.lastIndexOf(';', at) + 1, end < 0 ? undefined : end) : '';
};
/** "RO permeate (TDS below 400 mg/l, design recovery 92 %)": a bracket that describes what a plant is built for. */
const isDescribed = (before: string, behind: string): boolean => {
  const open = before.lastIndexOf('(');
  const end = behind.indexOf(')');
  if (open < 0 || end < 0 || before.lastIndexOf(')') > open) return false;
  return /\b(?:design(?:ed)?|rated|guaranteed|expected|typical(?:ly)?|recovery|anticipated)\b/i.test(
    `${before.slice(open)} ${behind.slice(0, end)}`,
  );
};

/** Whether a figure bounds what it measures; `lead`: the line that announces the list it is in. */
const isBound = (before: string, text: string, lead: string): boolean =>
  !NO_BOUND.test(before) ||
  (WANTED.test(before) && MORE.test(before)) ||
  BOUND_BEFORE.test(before.replace(NO_BOUND, '')) ||
  NOT_TO_HAVE.test(`${lead} ${before}`) ||
  NONE_WITH.test(before) ||
  /\b(?:not\s+(?:be\s+)?(?:allowed|permitted)|prohibited)\b/i.test(text);

const MEASURED =
  /^\s*(?:as\s+)?(?:measured|recorded|observed|found|analy[sz]ed|monitored)\s+(?:as\s+)?(?:on|during|in|by)\b/i;
const METHOD = /(?:\bat|\bd(?:ays?)?,?|\bBOD\W{0,2}\d?,?)\s*\(?\s*$/i;
const BASIS = /^\s*(?:dry\s+|excess\s+)?(?:O2|O₂|CO2|oxygen|air)\b/i;

/** A rule of the words in front of a figure. */
const byAhead = (id: string, words: RegExp): FigureRule => ({
  id,
  read: ({ before }) => (words.test(before) ? 'denied' : null),
});

/** A rule of the words behind a figure. */
const byBehind = (id: string, words: RegExp): FigureRule => ({
  id,
  read: ({ behind }) => (words.test(behind) ? 'denied' : null),
});

/** Figures that are no limits. All rules are asked until one denies. */
export const FIGURE_RULES: readonly FigureRule[] = [
  /** "168 mg/l against the limit of 100 mg/l": the first of them. Leaves the limit. */
  {
    id: 'held-against',
    read: ({ isHeld, before }) => (isHeld && !isHeldAgainst(before) ? 'denied' : null),
  },
  /** "the BOD was 62 mg/l", "tested about 62 mg/l": what was found right before its figure. Leaves what shall be. */
  byAhead(
    'was',
    /\b(?:was|were)\s+(?:only\s+|about\s+|as\s+high\s+as\s+|between\s+)?(?:\d[\d.,]*\s*(?:,|and\b|&|to\b|-)\s*)*$|\b(?:analy[sz]ed|assayed|tested)\s+(?:(?:at|to|as)\s+)?(?:about\s+|around\s+|nearly\s+)?$/i,
  ),
  /** "the base line TDS of", "the initial value of": what there is, which later figures are compared with. Leaves earlier limits. */
  byAhead(
    'state',
    /\b(?:base\s*-?\s?line|back\s*-?\s?ground|initial|pre-?project|previous|last\s+(?:year|month|quarter)(?:'s)?)\s+(?:(?!limits?\b|norms?\b|standards?\b)[A-Za-z][\w.]*\s+){1,4}?(?:\(?\s*|(?:of|at|as|being|i\.e\.)\s+)(?:about\s+|only\s+)?$/i,
  ),
  /** "as measured on 12.03.2024 (" before "62 mg/Nm3": what was found once. Leaves what is bounded after it. */
  byAhead(
    'measured-ahead',
    /\bas\s+(?:measured|recorded|observed|found|analy[sz]ed|monitored|reported)\s+(?:on|during|in|by)\b(?:(?!\b(?:shall|should|must|not|against|below|within|to)\b)[^;]){0,60}$|(?<!\bbe\s+)\bcomplied\s*[;:,–-][^;]{0,40}$/i,
  ),
  /** "45 mg/Nm3 measured on 12.01.2024": what was found once. Leaves how a limit is looked at. */
  {
    id: 'measured-behind',
    read: ({ before, behind }) => (MEASURED.test(behind) && !COMMANDED.test(before) ? 'denied' : null),
  },
  /** "… in the sample of 08/01/2025" behind figures of a list in brackets, which a command may stand around. Leaves samples that are to be taken. */
  byBehind(
    'of-sample',
    /^[^;()]{0,60}\bin\s+(?:the|a|its|their|one)\s+(?:\w+\s+)?(?:samples?|analysis|test|report)\s+(?:of|dated|drawn|taken|collected|on|by|from)\b/i,
  ),
  /** "66 mg/l (limit 30)": what was found, with its limit beside it. Leaves other brackets. */
  byBehind(
    'held-behind',
    /^\s*\(\s*(?:as\s+)?(?:against\s+)?(?:the\s+)?(?:prescribed\s+|permissible\s+)?(?:limits?|norms?|standards?)\b[^()]*\d/i,
  ),
  /** "Chlorine at 3 mg/l shall be dosed": how much is put in. Leaves what may come out. */
  byBehind(
    'dose',
    /^\s*(?:(?:shall|should|must|will|to|is|are)\s+)+(?:be\s+)?(?:dosed|added|injected|fed|applied|mixed)\b/i,
  ),
  /** "ETP outlet; PM was found to be 40 mg/Nm3;": what its own clause tells. Leaves the other clauses. */
  {
    id: 'clause',
    read: ({ text, start, isHeld }) => (!isHeld && isTold(clauseAt(text, start)) ? 'denied' : null),
  },
  /** "insertion loss of 25 dB(A)": what an enclosure takes away. Leaves the noise that the same sentence allows. */
  {
    id: 'taken-away',
    read: ({ text, start }) => {
      const taken = findNegligible(text);
      return start >= taken.from && start < taken.to ? 'denied' : null;
    },
  },
  /** "BOD (3 days at 27 °C)" is a method. Leaves temperatures of what is let out. */
  {
    id: 'method',
    read: ({ unit, before }) => (/C$/i.test(unit) && METHOD.test(before) ? 'denied' : null),
  },
  /** "at 15 % O2" says what the next figure is referred to. Leaves shares of what is measured. */
  { id: 'basis', read: ({ unit, behind }) => (unit === '%' && BASIS.test(behind) ? 'denied' : null) },
  /** "detectors shall alarm at", "span of": what an instrument can show. Leaves what it may measure. */
  byAhead(
    'instrument',
    /\b(?:(?:detectors?|sensors?|alarms?)\b[^;.]{0,24}\bat|alarm\s+(?:level|point|set)|span|(?:measuring|of|with)\s+(?:a\s+)?range(?=\s*(?:of\s*)?$)|measuring\s+range|range\s+of\s+the\s+\w+|detection\s+limit|resolution|accuracy|dos(?:e|age|ing))\b[^;.]{0,60}$/i,
  ),
  /** "with a target of loss below": what is aimed at. Leaves what must be. */
  byAhead(
    'aimed',
    /\b(?:an?|the|its)\s+(?:[\w-]+\s+)?(?:target|goal|aim|objective)\s+(?:of|for|to|being)\b[^;,.]{0,40}$/i,
  ),
  /** "RO permeate (TDS below 400 mg/l, design recovery 92 %)": what a plant is built for. Leaves other brackets. */
  {
    id: 'described',
    read: ({ before, behind }) => (isDescribed(before, behind) ? 'denied' : null),
  },
  /** "when the level is above 60 mg/l": what bounds nothing. Leaves what must not be above it. */
  {
    id: 'unbound',
    read: ({ before, text, lead }) => (isBound(before, text, lead) ? null : 'denied'),
  },
];

/** Whether a figure of a sentence is no limit: measured, described, put in, taken away, or bounding nothing. */
export const isDenied = (figure: Figure, rules = FIGURE_RULES): boolean =>
  readFirst(rules, {
    ...figure,
    before: figure.text.slice(0, figure.start),
    behind: figure.text.slice(figure.end),
  }) !== null;
