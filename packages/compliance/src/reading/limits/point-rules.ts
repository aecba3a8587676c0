import { groupOf } from '../language/group.ts';
import { findMatches } from '../language/search.ts';
import { type Rule, readFirst } from '../rule.ts';

/** The point that a sentence speaks of, as printed: a stack, an outlet, a station; or null. */
export type PointRule = Rule<[sentence: string], string>;

/** A point ends where the sentence says what is to be kept there. */
const END =
  /(?=\s+(?:shall|should|must|will|is|are|be|has|have|not|to\s+(?:the\s+)?(?:following|be)|conform\w*|meet\w*|within|with|exceed\w*|below|and\s+(?:shall|observe)|as\s+per|during|in\s+(?:day|night)|of\s+\d+\s*mg)\b|\s*[,;:.](?:\s|$)|\s*\(\s*(?:in\s+)?mg|$)/
    .source;
const find = (pattern: string, flags = 'i') => {
  const expression = new RegExp(`\\b(${pattern})${END}`, flags);
  return (text: string): string | null => expression.exec(text)?.[1]?.trim() ?? null;
};

const LABEL =
  /(?:^|[.;]\s+)(?:\(?\d{1,2}[.)]\s*)?([A-Z][A-Za-z.]*(?:\s+(?!(?:shall|from|of|for|and|norms?|standards?|limits?|quality|parameters?|emissions?|capacity|height)\b)[A-Za-z.]+){0,4})\s*(?:\([^()]{1,30}\)\s*)?:\s/g;
const LABELLED =
  /\b(?:blow\s*-?\s*down|cooling\s+water|permeate|condensate|effluent|boilers?|kilns?|furnaces?|heaters?|D\.?\s?G\.?\s+sets?|crushers?|incinerators?|[ES]\.?T\.?P\.?)$/i;

/** "Annealing furnace (LPG 1.2 T/day), stack 15 m: SPM …" begins with what it is about. */
const SUBJECT =
  /^(?:\d{1,2}[.)]\s*)?((?:[A-Z][A-Za-z.]*\s+){0,2}(?:[a-z]+\s+){0,2}(?:furnaces?|boilers?|kilns?|heaters?|dr[iy]ers?|D\.?\s?G\.?\s+sets?))\s*(?:\([^()]*\)\s*)?,/i;

/** The first label of words that names a plant or a water. */
const findLabel = (text: string): string | null =>
  findMatches(LABEL, text)
    .map((found) => groupOf(found, 1))
    .find((label) => LABELLED.test(label) && !/^(?:trade|domestic|the)?\s*effluent$/i.test(label)) ??
  SUBJECT.exec(text)?.[1] ??
  null;

const PLANT =
  '(?:E\\.?T\\.?P\\.?|S\\.?T\\.?P\\.?|CETP|WTP|MEE|R\\.?O\\.?|(?:effluent|sewage|common\\s+effluent)\\s+treatment\\s+plants?)';

export const POINT_RULES: readonly PointRule[] = [
  /** "Boiler blow down : …": what the words are about stands before a colon. Leaves labels of standards. */
  { id: 'label', read: (text) => findLabel(text) },
  /** "the stack attached to the boiler of 10 TPH". Leaves stacks of which nothing is said. */
  {
    id: 'attached',
    read: find(
      '(?:stacks?|chimneys?|vents?)\\s*,?\\s+(?:(?:attached|connected)\\s+to|of)\\s+(?!\\d|(?:the\\s+)?(?:minimum|adequate|suitable|height)\\b)[^,;:]{3,70}?',
    ),
  },
  /** "the boiler stack", "kiln chimney", "process vent". Leaves "the stack", "each stack". */
  {
    id: 'named-stack',
    read: (text) => {
      const found =
        /\b((?:(?!(?:the|this|that|these|those|each|every|all|any|a|an|its|from|through|of|at|by|in|per|and|or|to|for|other|flue|gas|respective|following|above|said|such|various|both|two|existing|proposed|via|shall|should|must|may|will|have|has|having|with|be|is|are|provide[ds]?|norms?|standards?)\b)[A-Za-z]+[\s-]+){1,2}(?:stacks?|chimneys?|vents?))\b(?!\s+(?:height|monitoring|emissions?|attached|connected))/i.exec(
          text,
        )?.[1];
      return found ?? null;
    },
  },
  /** "the flue gas of the 40 TPH boiler". Leaves plants without a size, which tell nothing apart. */
  {
    id: 'sized-plant',
    read: (text) =>
      /\b(\d+(?:\.\d+)?\s*(?:TPH|TPD|T\/hr|KVA|MW|MT|tonnes?)\s+(?:[a-z-]+\s+){0,3}?(?:boilers?|kilns?|furnaces?|heaters?|D\.?G\.?\s+sets?|incinerators?))\b/i.exec(
        text,
      )?.[1] ?? null,
  },
  /** "from the recovery boiler", "the exhaust of the DG sets". Leaves plants that nothing tells apart. */
  {
    id: 'source',
    read: (text) =>
      /\bfrom\s+the\s+((?!(?:said|existing|proposed|above|respective)\b)[a-z]+\s+(?:boiler|kiln|furnace|dryer|incinerator|reactor|cooler|crusher))\b/i.exec(
        text,
      )?.[1] ??
      /\bexhaust\s+(?:gas(?:es)?\s+)?(?:of|from)\s+(?:the\s+)?(D\.?\s?G\.?\s+sets?|(?:diesel\s+|gas\s+)?(?:generators?|engines?))\b/i.exec(
        text,
      )?.[1] ??
      null,
  },
  /** "the TDS of the RO permeate", "MEE condensate". Leaves permeate of nothing. */
  {
    id: 'stream',
    read: (text) =>
      /\b((?:ash\s+pond\s+(?:effluent|water|overflow)|(?:R\.?O\.?|M\.?E\.?E|ATFD|evaporator|cooling\s+tower|boiler|condenser)\s+(?:permeate|condensate|rejects?|blow\s*-?\s*down|cooling\s+water)))\b(?!\s+(?:tanks?|pumps?|quantity))/i.exec(
        text,
      )?.[1] ?? null,
  },
  /** "fugitive emission in the crushing yard". Leaves fugitive emissions of which no place is named. */
  {
    id: 'fugitive',
    read: find(
      '(?<=\\bfugitive\\s+(?:dust\\s+)?emissions?\\s+(?:in|at|from)\\s+(?:the\\s+)?)(?!the\\b|any\\b|all\\b|each\\b|every\\b)[a-z][^,;:.\\d]{3,50}?',
    ),
  },
  /** "the noise from the DG set". Leaves noise of nothing that is named. */
  {
    id: 'noise-source',
    read: (text) =>
      /\bnoise(?:\s+levels?)?(?:\s+(?:emanating|emitted|generated|arising))?\s+(?:from|of|at|by)\s+(?:the\s+)?((?:D\.?\s?G\.?\s+sets?|(?:diesel\s+)?generators?|compressors?|blowers?|cooling\s+towers?)\b(?:\s+of\s+\d+\s*KVA)?)/i.exec(
        text,
      )?.[1] ?? null,
  },
  /** "the outlet of the ETP", "at the final outlet". Leaves outlets that are only counted. */
  {
    id: 'outlet',
    read: (text) =>
      new RegExp(
        `\\b((?:final\\s+)?outlets?\\s+of\\s+(?:the\\s+)?${PLANT}|outlets?\\s+of\\s+(?:the\\s+)?(?:[a-z]+\\s+){0,3}(?:unit|plant|pond)\\b|${PLANT}\\s+outlet|final\\s+outlet|outlet\\s+no\\.?\\s*\\d+)`,
        'i',
      ).exec(text)?.[1] ?? null,
  },
  /** "treated sewage from the STP": what comes out of it. Leaves what goes in. */
  {
    id: 'treated-from',
    read: (text) =>
      new RegExp(
        `\\b(?:treated|final)\\s+(?:[a-z]+\\s+){0,2}?(?:sewage|effluents?|(?:waste\\s*)?water)\\s+(?:coming\\s+|discharged\\s+)?(?:from|of)\\s+(?:the\\s+)?(${PLANT})(?![a-z])`,
        'i',
      ).exec(text)?.[1] ?? null,
  },
  /** "in the pot room", "at the kiln", "near the crusher": a room, shop or machine where air is measured. Leaves such a place without a word in front of it that says where. */
  {
    id: 'shop',
    read: (text) =>
      /\b(?:in|at|inside|near|around)\s+(?:the\s+)?((?:pot|cell|compressor|battery|boiler|pump|blow|card|reactor|chlorine|ammonia|plating|pickling|packing)\s+(?:rooms?|houses?|sheds?|sections?|halls?|shops?|lines?)|bath\s+plant|(?:rotary\s+|tunnel\s+|lime\s+)?kilns?|crushers?|screening\s+plant|transfer\s+points?|(?:raw\s+material|coal|ash|lime)\s+yards?)\b(?!\s+(?:stacks?|chimneys?|vents?|of\s+\d))/i.exec(
        text,
      )?.[1] ?? null,
  },
  /** "in the work place", "work zone". Leaves other places. */
  {
    id: 'work-place',
    read: (text) => /\bwork\s*-?(?:place|room|zone)\b|\bwork(?:ing)?\s+area\b/i.exec(text)?.[0] ?? null,
  },
  /** "at the boundary of the premises", "north boundary". Leaves other places. */
  {
    id: 'boundary',
    read: (text) =>
      /\b((?:north|south|east|west)(?:ern|[\s-]?(?:east|west))?\s+(?:boundary|gate|side|corner)|(?:plant|factory|premises|property|boundary)\s+(?:boundary|wall|line)|boundary|fence(?:\s+line)?|compound\s+wall)\b/i.exec(
        text,
      )?.[1] ?? null,
  },
];

/** The stack, outlet or station that a sentence speaks of, as printed, or null. */
export const findPoint = (sentence: string, rules = POINT_RULES): string | null => readFirst(rules, sentence);
