import { matches } from '../language/search.ts';
import { citePassage, listSentences, type Passage } from '../layout/passage.ts';
import type { Rule } from '../rule.ts';
import type { ReadParticular } from '../types.ts';
import { type Amount, listRates } from './amounts.ts';
import { readFlows } from './text-flows.ts';
import { readFuels } from './text-fuels.ts';
import type { TextParticular } from './text-particular.ts';
import { readProducts } from './text-products.ts';
import { readStacks, STACK } from './text-stacks.ts';

/** The particulars of one kind in a sentence; none where it tells none. All rules are asked. */
export type TextParticularRule = Rule<[sentence: string, rates: readonly Amount[]], TextParticular[]>;

/** What a sentence may tell of the plant. */
export const TEXT_PARTICULAR_RULES: readonly TextParticularRule[] = [
  /** "shall manufacture starch at 300 MT/month". Leaves amounts of what is not made. */
  { id: 'product', read: readProducts },
  /** "12 TPD of briquettes as fuel". Leaves what is stored, and fuels without an amount. */
  { id: 'fuel', read: readFuels },
  /** "a stack of 30 m height for the boiler". Leaves other metres, and stacks of nothing. */
  { id: 'stack', read: readStacks },
  /** "fresh water of 110 KLD", "25 KLD for domestic purposes". Leaves sizes of plants and tanks. */
  { id: 'flow', read: readFlows },
];

const LEAD = /(?:^|[.:;]\s*)([^\d.:;]{3,60}:)$/;

/** Confidence of a sentence: it has to be understood. */
const CONFIDENCE = 0.8;
/** What was, or is asked for elsewhere, is not what the order allows. */
const NOT_THIS =
  /\b(?:earlier|previous(?:ly)?|existing\s+consent|was|were|had|inspection|penalty|compensation)\b/i;

/** What the sentences of a passage tell of the plant: products, fuels, stacks and flows of water. */
export const findTextParticulars = (passage: Passage, rules = TEXT_PARTICULAR_RULES): ReadParticular[] =>
  listSentences(passage).flatMap((span, at, spans) => {
    const own = passage.text.slice(span.start, span.end);
    if (!/\d/.test(own)) return [];
    // "Products:", without a figure, is a sentence before its list.
    const last = spans[at - 1];
    const lead = LEAD.exec(last ? passage.text.slice(last.start, last.end) : '')?.[1];
    const text = lead === undefined ? own : `${lead} ${own}`;
    const rates = listRates(text);
    if (rates.length === 0 && !matches(STACK, text)) return [];
    if (NOT_THIS.test(text)) return [];
    const found = rules.flatMap((rule) => rule.read(text, rates) ?? []);
    if (found.length === 0) return [];
    const citation = citePassage(passage, span.start, span.end);
    return found.map((each) => ({ ...each, citation, confidence: CONFIDENCE }));
  });
