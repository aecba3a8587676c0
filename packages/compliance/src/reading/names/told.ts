import { bare } from './grammar.ts';

/** "intimate to the State Board any accident": whom it is told. */
const TO_BOARD =
  /^to\s+(?:the\s+)?(?:[\w-]+\s+){0,3}?(?:boards?|offices?|authorit(?:y|ies)|\w?PCB|officers?)(?:\s+in\s+form\s+[\w-]+)?[\s,]+(?=(?:any|the|every|all|about|of)\s)/i;

/** "this office telephonically and in writing of any breakdown": what an authority is told of. */
const TELLS_OF =
  /^(?:this\s+|concerned\s+|jurisdictional\s+|state\s+|regional\s+)*(?:boards?|offices?(?:\s+of\s+the\s+board)?|authorit(?:y|ies)|\w?PCB|committee|officers?)(?:\s+(?:telephonically|in\s+writing|by\s+(?:phone|fax|e-?mail)|and|immediately|both))*\s+(?:of|about|regarding)\s+((?:any|the|such|an?)\s.+)$/i;

/** What an authority is told, without the authority: "to the State Board about the accident" is "accident". */
export const withoutTold = (rest: string): string =>
  bare(rest.replace(TO_BOARD, '').replace(/^(?:about|regarding)\s+(?=(?:the|any|an?)\s)/i, ''));

/** What an authority is told of, where it stands before that; undefined for other words. */
export const findToldOf = (rest: string): string | undefined => TELLS_OF.exec(rest)?.[1];
