import { citePassage, toPassage } from '../layout/passage.ts';
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
  return undefined;
};
