import type { TextLimit } from '../limits/sentence.ts';
import { fold, hasKnownScript, isIndic } from './fold.ts';
import { INDIC_LIMIT_RULES } from './limit-rules.ts';
import { withNoiseWords } from './noise-words.ts';
import { createPrintedNames } from './printed-name.ts';
import { toEnglishCell, withEnglishMedia } from './table-words.ts';

/**
 * The limits that a sentence in Hindi, Marathi or Gujarati says; none for other texts. What is measured and its unit are
 * called by their English names, as those of tables are, for results are compared with them; the printed words follow.
 * @param section the heading that it stands under
 */
export const readIndicLimits = (
  sentence: string,
  section: string | null,
  rules = INDIC_LIMIT_RULES,
): TextLimit[] => {
  if (!isIndic(sentence) || !hasKnownScript(sentence)) return [];
  const printed = toEnglishCell(sentence);
  const { text } = fold(printed);
  const contexts = [withEnglishMedia(sentence), withEnglishMedia(section ?? '')];
  const printedName = createPrintedNames([sentence]);
  return rules
    .flatMap((rule) => rule.read({ text, printed, contexts }) ?? [])
    .map((limit) => ({
      ...limit,
      parameter:
        limit.medium === 'noise' ? withNoiseWords(limit.parameter, sentence) : printedName(limit.parameter),
    }));
};
