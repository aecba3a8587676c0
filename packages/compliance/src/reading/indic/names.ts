import type { ObligationCategory } from '../types.ts';
import { type Act, findActs } from './acts.ts';
import { fold } from './fold.ts';
import { findSubject } from './subjects.ts';

/** What a duty in an Indian language is called in English, and its sort. */
export type IndicName = { title: string; category: ObligationCategory };

/** The name of a condition without a number whose words are about nothing that the dictionary knows. */
export const UNNAMED = 'Look at this condition';

/** The name where the words are about nothing that the dictionary knows. */
const toPlainTitle = (conditionNo: string | null): string =>
  conditionNo === null ? UNNAMED : `Look at condition ${conditionNo}`;

const nameBy = (text: string): IndicName | null => {
  const subject = findSubject(text);
  if (!subject) return null;
  const acts = findActs(text);
  const other = subject.verbs
    .map((verb) => acts.find((act) => act.verb === verb))
    .find((act): act is Act => act !== undefined);
  const { verb, category } = other && other.verb !== subject.act.verb ? other : subject.act;
  return { title: `${verb} ${subject.object}`, category };
};

/**
 * Names a duty that is written in an Indian language: verb and object in English, from a small dictionary (D48). The
 * words stand beside it as the quote. Where they name nothing of the dictionary, the name is that of the condition.
 * @param clause the words of the duty; `around`: their sentence, which is asked where they name nothing
 */
export const toIndicName = (
  clause: string,
  around: string = clause,
  conditionNo: string | null = null,
): IndicName => {
  const text = fold(clause).text;
  return (
    nameBy(text) ??
    nameBy(fold(around).text) ?? {
      title: toPlainTitle(conditionNo),
      category: findActs(text)[0]?.category ?? 'other',
    }
  );
};
