import { citeLines, citePassage, toPassage } from '../layout/passage.ts';
import type { TextLine } from '../layout/text-line.ts';
import type { Fact, OrderCategory } from '../types.ts';

const COLOUR = '(red|orange|green|white)';
const PATTERNS = [
  new RegExp(
    `\\bcategor(?:y|ies)\\s*(?:of\\s+(?:the\\s+)?(?:industry|unit|project|activity|plant|HCF)\\s*)?(?:is\\s*)?[:\\-–]*\\s*["'“‘(]?${COLOUR}\\b`,
    'i',
  ),
  new RegExp(
    `\\b${COLOUR}\\s*["'”’)]?\\s*[-–/(]?\\s*(?:L\\.?S\\.?I|M\\.?S\\.?I|S\\.?S\\.?I|LSI|MSI|SSI)?\\s*\\)?\\s*categor`,
    'i',
  ),
  new RegExp(
    `\\b${COLOUR}\\s*[-–/]\\s*(?:L\\.?S\\.?I|M\\.?S\\.?I|S\\.?S\\.?I|large|medium|small|micro)`,
    'i',
  ),
  new RegExp(`\\b(?:large|medium|small|micro)\\s*(?:scale)?\\s*[-–/,&]\\s*${COLOUR}\\b`, 'i'),
  new RegExp(`\\b(?:scale|size)\\s*[-–/,]\\s*${COLOUR}\\b`, 'i'),
];
const COLOURS: OrderCategory[] = ['red', 'orange', 'green', 'white'];

const OPEN_LABEL = /\bcategory(?:\s+of\s+(?:the\s+)?(?:industry|unit))?\s*[:\-–]*$/i;

/** "Category of the Industry :" with the colour in the line below, in the same column. */
const findBelow = (lines: TextLine[]): Fact<OrderCategory> | undefined => {
  for (const [at, line] of lines.entries()) {
    const label = line.cells.find((cell) => OPEN_LABEL.test(cell.text));
    if (!label) continue;
    for (const below of lines.slice(at + 1, at + 4)) {
      const cell = below.cells.find((each) => each.x0 < label.x1 + 60 && each.x1 > label.x0);
      const value = COLOURS.find((colour) => colour === cell?.text.toLowerCase());
      if (value) return { value, citation: citeLines([line, below]), confidence: 0.93 };
    }
  }
  return undefined;
};

/** The colour category, where the order prints one beside the word category or the scale of the unit. */
export const findCategory = (lines: TextLine[]): Fact<OrderCategory> | undefined => {
  const passage = toPassage(lines);
  for (const pattern of PATTERNS) {
    const match = pattern.exec(passage.text);
    const value = COLOURS.find((colour) => colour === match?.[1]?.toLowerCase());
    if (match && value)
      return {
        value,
        citation: citePassage(passage, match.index, match.index + match[0].length),
        confidence: 0.93,
      };
  }
  return findBelow(lines);
};
