import { citeLines, citePassage, type Passage, toPassage } from '../layout/passage.ts';
import type { TextLine } from '../layout/text-line.ts';
import { type Rule, readFirst } from '../rule.ts';
import type { Fact, OrderCategory } from '../types.ts';

/** The colour category in the first lines of an order, which are also given as one text. */
export type ColourRule = Rule<[passage: Passage, lines: TextLine[]], Fact<OrderCategory>>;

const COLOUR = '(red|orange|green|white)';
const COLOURS: OrderCategory[] = ['red', 'orange', 'green', 'white'];

const OPEN_LABEL = /\bcategory(?:\s+of\s+(?:the\s+)?(?:industry|unit))?\s*[:\-–]*$/i;

/** "moved by you treating the mill as an", "and not in the": words before a colour that is not the one granted. */
const NOT_GRANTED =
  /\b(?:(?:treat|appl|mov|claim|declar|consider|assum|show|sought|request)\w*(?:(?!\b(?:and|but|which|while|whereas|however|though)\b)[^.;]){0,80}\b(?:as|under|in|for)|sought|(?:was|were|had\s+been)\s+(?:\w+\s+){0,2}(?:in|under|of|as)|instead\s+of|rather\s+than|(?:and|but)\s+not(?:\s+(?:as|under|in))?|earlier|from)\s+(?:(?:an?|the)\s+)?["'“‘(]?$|\(\s*(?:as\s+)?(?:applied|earlier|old)\s*\)\s*[:–-]*\s*$/i;

/** How far behind a colour that was only applied for the one that is granted may stand. */
const MOST_BEHIND = 300;

/** The first colour, or the one that is granted right behind it where the first was only applied for. */
const findGranted = (text: string, pattern: RegExp): RegExpExecArray | undefined => {
  const matches = [...text.matchAll(new RegExp(pattern, 'gi'))];
  const first = matches[0]?.index ?? 0;
  const granted = matches.find((match) => {
    const colourAt = match.index + match[0].lastIndexOf(match[1] ?? '');
    return (
      match.index - first <= MOST_BEHIND &&
      ![match.index, colourAt].some((at) => NOT_GRANTED.test(text.slice(Math.max(0, at - 140), at)))
    );
  });
  return granted ?? matches[0];
};

const byWords = (id: string, pattern: RegExp): ColourRule => ({
  id,
  read: (passage) => {
    const match = findGranted(passage.text, pattern);
    const value = COLOURS.find((colour) => colour === match?.[1]?.toLowerCase());
    return match && value
      ? {
          value,
          citation: citePassage(passage, match.index, match.index + match[0].length),
          confidence: 0.93,
        }
      : null;
  },
});

const OF_HOLDER = 'of-holder';

/** The order matters: the word category is surer than the scale of the unit. */
export const COLOUR_RULES: readonly ColourRule[] = [
  /** "White / Green / Orange / Red : Green": the one behind the list of all. Leaves a list alone. */
  byWords(
    'behind-choices',
    /\bcategory\b[^.;]{0,40}?(?:\b(?:red|orange|green|white|blue)\s*[/,|]\s*){1,4}(?:red|orange|green|white|blue)\)?\s*[:–-]+\s*["'“‘(]?(red|orange|green|white)\b/i,
  ),
  /** "Category of the industry: RED", "Category of the facility (CPCB) - Red". Leaves categories of what is kept there. */
  byWords(
    OF_HOLDER,
    new RegExp(
      `\\b(?:categor(?:y|ies)|classification|colou?r)\\s*(?:(?:and|&|/)\\s*(?:scale|size|type)\\s*)?of\\s+(?:(?:the|this|your)\\s+)?(?:health\\s*care\\s+|common\\s+)?(?:industry|unit|project|activity|plant|facility|establishment|hospital|operator|recycler|mine|HC[FE]|CBWTF|TSDF)\\s*(?:\\([^)]{2,30}\\)\\s*)?(?:as\\s+per\\s+(?:the\\s+)?[^:.;]{2,30}?\\s*(?=[:–-]))?(?:is\\s*)?[:\\-–/]*\\s*["'“‘(]?${COLOUR}\\b`,
      'i',
    ),
  ),
  /** "Category: RED", "category is 'Orange'". Leaves a category without a colour. */
  byWords(
    'behind-category',
    new RegExp(
      `\\b(?:categor(?:y|ies)|cat\\b\\.?(?=\\s*[:–-])|classification|industry\\s+colou?r)\\s*(?:(?:and|&|/)\\s*(?:scale|size|type)\\s*)?(?:\\([^)]{2,30}\\)\\s*(?=[:–-]))?(?:as\\s+per\\s+(?:the\\s+)?[^:.;]{2,30}?\\s*(?=[:–-]))?(?:is\\s*)?[:\\-–/.…\\s]*["'“‘(]?(?:(?:L\\.?S\\.?I|M\\.?S\\.?I|S\\.?S\\.?I|large|medium|small|micro)\\b\\.?\\s*[/,-]\\s*)?${COLOUR}\\b`,
      'i',
    ),
  ),
  /** "RED CATEGORY", "Orange (LSI) category". Leaves a colour of something else. */
  byWords(
    'before-category',
    new RegExp(
      `\\b${COLOUR}\\s*["'”’)]?\\s*[-–/(]?\\s*(?:colou?r\\s+)?(?:\\d{2}\\s*[-–]?\\s*)?(?:L\\.?S\\.?I|M\\.?S\\.?I|S\\.?S\\.?I|LSI|MSI|SSI)?\\s*\\)?\\s*(?:categor(?:y|ies)?\\b|cat\\.)(?!\\s+(?:bags?|bins?|wastes?|containers?|plastics?)\\b)`,
      'i',
    ),
  ),
  /** "RED / Large", "Orange-SSI". Leaves a colour without a scale. */
  byWords(
    'before-scale',
    new RegExp(
      `\\b${COLOUR}\\s*(?:[-–/]|\\b)\\s*(?:L\\.?S\\.?I|M\\.?S\\.?I|S\\.?S\\.?I|large|medium|small|micro)`,
      'i',
    ),
  ),
  /** "Large / Red", "small scale, orange". Leaves a scale without a colour. */
  byWords(
    'behind-scale',
    new RegExp(`\\b(?:large|medium|small|micro)\\s*(?:scale)?\\s*[-–/,&]\\s*${COLOUR}\\b`, 'i'),
  ),
  /** "Scale - Orange", "size / Red". Leaves other labels. */
  byWords('behind-scale-label', new RegExp(`\\b(?:scale|size)\\s*[-–/,]\\s*${COLOUR}\\b`, 'i')),
  /** "granted consent up to … (Orange)": alone in its brackets. Leaves colours of things. */
  byWords(
    'in-brackets',
    new RegExp(`\\(\\s*${COLOUR}\\s*(?:[,/-]\\s*(?:large|medium|small|micro)\\s*)?\\)`, 'i'),
  ),
  /** "categorised as Orange", "falls under the red list". Leaves what is painted or labelled so. */
  byWords(
    'classed-as',
    new RegExp(
      `\\b(?:(?:sub-?)?categori[sz]ed|classified|classed|falls?|falling|comes?|coming|covered|listed)\\s+(?:as|in|under)\\s+(?:(?:the|an?)\\s+)?(?:category\\s+of\\s+)?["'“‘(]?${COLOUR}\\b(?!\\s+(?:zone|belt|bag|bin|label|area))`,
      'i',
    ),
  ),
  /** "Industry Type / Colour : Plywood / Orange": behind the word itself. Leaves colours of what is discharged. */
  byWords(
    'behind-colour',
    new RegExp(`\\/\\s*colou?r\\s*(?:code|category)?\\b[^.;]{0,40}?[/:–-]\\s*${COLOUR}\\b`, 'i'),
  ),
  /** "the orange list of industries", "Red group". Leaves lists of other things. */
  byWords('list', new RegExp(`\\b${COLOUR}["'”’]?\\s+(?:list|group)\\b`, 'i')),
  /** "Category of the Industry :" with the colour in one of the lines below, in the same column. Leaves other columns, and the colours of bags. */
  {
    id: 'below-label',
    read: (_, lines) => {
      for (const [at, line] of lines.entries()) {
        const label = line.cells.find((cell) => OPEN_LABEL.test(cell.text));
        if (!label) continue;
        const below = lines.slice(at + 1, at + 4).map((each) => ({
          line: each,
          text: each.cells.find((cell) => cell.x0 < label.x1 + 60 && cell.x1 > label.x0)?.text ?? '',
        }));
        // "Category" above Yellow, Red, White and Blue: those of wastes.
        if (below.some(({ text }) => /^(?:yellow|blue)\b/i.test(text))) continue;
        for (const { line: next, text } of below) {
          const named = /^["'“‘(]*([a-z]+)["'”’)]*(?:\s*[(/,-]\s*(?:large|medium|small|micro)\b.*)?$/i.exec(
            text,
          )?.[1];
          const value = COLOURS.find((colour) => colour === named?.toLowerCase());
          if (value) return { value, citation: citeLines([line, next]), confidence: 0.93 };
        }
      }
      return null;
    },
  },
];

/** The colour category, where the order prints one beside the word category or the scale of the unit. */
export const findCategory = (lines: TextLine[], rules = COLOUR_RULES): Fact<OrderCategory> | undefined =>
  readFirst(rules, toPassage(lines), lines) ?? undefined;

/** The colour category of a facility for bio-medical waste, whose wastes have categories by colours as well: only where it is said to be the facility's. */
export const findCategoryOfHolder = (lines: TextLine[]): Fact<OrderCategory> | undefined =>
  findCategory(
    lines,
    COLOUR_RULES.filter(({ id }) => id === OF_HOLDER),
  );
