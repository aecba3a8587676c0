import { bare } from './grammar.ts';

/** "intimate to the State Board any accident": whom it is told. */
const TO_BOARD =
  /^to\s+(?:the\s+)?(?:[\w-]+\s+){0,3}?(?:boards?|offices?|authorit(?:y|ies)|\w?PCB|officers?)(?:\s+in\s+form\s+[\w-]+)?[\s,]+(?=(?:any|the|every|all|about|of)\s)/i;

/** "this office telephonically and in writing of any breakdown": what an authority is told of. */
const TELLS_OF =
  /^(?:this\s+|concerned\s+|jurisdictional\s+|state\s+|regional\s+)*(?:boards?|offices?(?:\s+of\s+the\s+board)?|authorit(?:y|ies)|\w?PCB|SEIAA|ministry|committee|officers?)(?:\s+(?:telephonically|in\s+writing|by\s+(?:phone|fax|e-?mail)|and|immediately|both))*\s+(?:(?:of|about|regarding|on|in\s+(?:the\s+)?(?:case|event)\s+of)\s+(.+)|((?:the|its|any|all)\s+(?!same\b).+))$/i;

/** What an authority is told, without the authority: "to the State Board about the accident" is "accident". */
export const withoutTold = (rest: string): string =>
  bare(rest.replace(TO_BOARD, '').replace(/^(?:about|regarding)\s+(?=(?:the|any|an?)\s)/i, ''));

/** What an authority is told of, where it stands before that; undefined for other words. */
export const findToldOf = (rest: string): string | undefined => {
  const m = TELLS_OF.exec(rest);
  return m?.[1] ?? m?.[2];
};

/** Whoever can be told: "inform the workers", against "inform the status". */
const WHOM =
  /^(?:(?:the|all|this|its|concerned|nearby|local|state|regional|district|prescribed|jurisdictional|village)\s+)*(?:[\w-]+\s+)?(?:boards?|panchayats?|engineers?|inspectors?|SEIAA|offices?|officers?|authorit(?:y|ies)|public|people|workers?|employees|staff|villagers|residents|neighbou?rs|members|customers|occupants|ministry|department|police|committee|collector|S?RO|\w*PCB|\w?PCC|DEE)\b|^(?:to|in|by|within|immediately|(?:the\s+)?same|it|them)\b/i;

/** Whether what stands behind "inform" is no person, but what is told. */
export const isTold = (rest: string): boolean => /^[a-z]/i.test(rest) && !WHOM.test(rest);
