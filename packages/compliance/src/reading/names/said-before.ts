import { lower } from './grammar.ts';

/** "old cells go back, and the return on them shall be filed": a paper is no second subject of what went before. */
export const PAPER_FIRST =
  /^(?:the|an?)\s+(?:[a-z]+\s+)?(?:returns?|reports?|statements?)\s+(?:on|of)\s+(?:them|it|these|this)\b/i;

/** What a clause is about: the object of its command, or the subject of a passive. */
const OBJECT =
  /\b(?:shall|should|must|will)\s+(?:also\s+)?(?!be\b)[a-z]+\s+(?:the\s+|an?\s+|its\s+)?((?!(?:in|at|on|to|with|by)\b)[^,;]+?)(?=\s+(?:at|in|on|with|for|from|to|and|within|through|by)\b|,|$)/i;
const PASSIVE_SUBJECT = /^\W*(?:the\s+|an?\s+)?([^,;]+?)\s+(?:shall|should|must)\s+be\s/i;

/** What the command of a clause is done to, where it says so. */
export const toObjectOf = (left: string): string | undefined => OBJECT.exec(left)?.[1];

/** "and submit a copy of the same": a copy of what. */
export const withSame = (words: string, left: string): string => {
  const noun = (PASSIVE_SUBJECT.exec(left) ?? OBJECT.exec(left))?.[1];
  return noun && /\b(?:cop(?:y|ies)|records?|log|accounts?|registers?)\s+of\s+the\s+same\b/i.test(words)
    ? words.replace(/\bof\s+the\s+same\b/i, `of ${lower(noun)}`)
    : words;
};

/** The same with what the paper is of. */
export const withOf = (own: string, left: string): string => {
  const noun =
    PAPER_FIRST.test(own) &&
    /^\W*(.+?)\s+(?:go(?:es)?|comes?|is|are|has|have|shall|should|must|will)\s/i.exec(left)?.[1];
  return noun ? own.replace(/\b(on|of)\s+(?:them|it|these|this)\b/i, `$1 ${noun}`) : own;
};

/** "shall keep a board … and shall update it": what the pronoun stands for. */
export const withNoun = (command: string, left: string): string => {
  const noun = OBJECT_OF.exec(left)?.[1]?.trim();
  return noun
    ? command.replace(/^((?:shall|should|must|will)\s+[a-z]+)\s+(?:it|them)\b/i, `$1 ${noun}`)
    : command;
};
const OBJECT_OF =
  /\b(?:shall|should|must|will)\s+[a-z]+\s+((?:the|an?)\s+(?:(?!(?:of|in|at|for|with|and|by|on|to|from)\b)[\w-]+\s*){1,4})/i;
