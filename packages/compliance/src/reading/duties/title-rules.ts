import type { Rule } from '../rule.ts';

/** What a clause loses on its way to the name of a task; null where it stays as it is. */
export type TitleRule = Rule<[text: string], string>;

const LONGEST = 90;
// A title is read with one blank between its words.
const LEAD = /^(?:\d{1,3}(?:\.\d+)+[.)]? )?(?:\(?(?:\d{1,3}|[ivxl]+|[a-zA-Z])[.)\]]\s*)*/;
const SUBJECT =
  /^(?:(?:the|that|this|also|further|moreover|however|besides|in addition,?|accordingly,?) )*(?:said )?(?:applicant|unit|industry|occupp?ier|project (?:proponent|authorities)|proponent|pp|company|firm|facility|hcf|hce|hospital|institution|operator|management|authori[sz]ed person|person authori[sz]ed|you|consentee|entrepreneur|factory|plant|lessee)(?: (?:concerned|authorities))? (?:(?:at (?:his|its|their) own cost) )?(?:shall|should|must|will|has to|have to|is to|are to|is required to) (?:also |always |further |strictly )?/i;

const without = (id: string, pattern: RegExp, by = ''): TitleRule => ({
  id,
  read: (text) => {
    const shorter = text.replace(pattern, by);
    return shorter === text ? null : shorter;
  },
});

/** What stands before the words of a clause, in the order in which it is taken off. */
export const TITLE_LEAD_RULES: readonly TitleRule[] = [
  /** "12.", "(iv)", "3.1", "a) i.". Leaves numbers that are a part of the sentence. */
  without('number', LEAD),
  /** "and", "whereas", a comma: left over from the cut between two duties. Leaves conjunctions inside. */
  without('conjunction', /^(?:and|&|whereas|while|but|,|;|-)+\s*/i),
];

/** What a task does not need, in the order in which it is taken off. */
export const TITLE_RULES: readonly TitleRule[] = [
  /** "The applicant shall". Leaves other subjects, which belong to the task. */
  without('subject', SUBJECT),
  /** "The", "that" at the start. Leaves articles inside. */
  without('article', /^(?:the|that) /i),
  /** "shall be cleaned" becomes "to be cleaned". Leaves "shall" before another verb. */
  without('passive', /\b(?:shall|should|must|will) (?:also )?be\b/i, 'to be'),
  /** The full stop and its like. Leaves stops inside. */
  without('full-stop', /[\s.;:,]+$/),
];

const apply = (text: string, rules: readonly TitleRule[]): string =>
  rules.reduce((rest, rule) => rule.read(rest) ?? rest, text);

const cut = (text: string): string => {
  if (text.length <= LONGEST) return text;
  const short = text.slice(0, LONGEST);
  const atWord = short.slice(0, Math.max(short.lastIndexOf(' '), 40));
  return `${atWord.replace(/[ ,;:&(-]+$/, '').replace(/ (?:and|of|the|to|for|in|by|with|a|an|or|on|at|from|as|its|which|such)$/i, '')}…`;
};

/** A clause as the name of a task: without number and "The applicant shall", in one line, cut at a word. */
export const toTitle = (clause: string, leadRules = TITLE_LEAD_RULES, rules = TITLE_RULES): string => {
  const plain = apply(clause.replace(/\s+/g, ' ').trim(), leadRules);
  const title = cut(apply(plain, rules) || plain);
  return title.slice(0, 1).toUpperCase() + title.slice(1);
};
