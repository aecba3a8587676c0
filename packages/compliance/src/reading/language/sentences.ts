import { endsIndicSentence, isIndicAbbreviation } from '../indic/sentence-ends.ts';
import { findMatches } from './search.ts';

/** A stretch of a text: `text.slice(start, end)`. */
export type Span = { start: number; end: number };

/** Words before a dot that end no sentence in such orders. */
const ABBREVIATION =
  /(?:^|[\s(/&])(?:rs|nos?|sr|sl|s|m\/s|dr|mr|mrs|smti?|shri|sri|tmt|thiru|sh|prof|hon(?:['’]?ble)?|distt|teh|vill|pvt|ltd|i\.e|e\.g|viz|etc|dt|dtd|crs?|govt|dist|tal|tq|w\.e\.f|reg|fig|approx|max|min|d\.g|p\.o|st|opp|ref|sub|proc|vide|annex|cl|sec|ph|engg|env|encl|inc|co|corpn|deg|temp|qty|resp|no\.of|cat|prop|mohd|co-?op|sch|h\.p|a\.m|p\.m|u\/s|(?:[a-z]\.\s?)*[a-z])$/i;

/** A thing with a letter for its name. */
const LETTERED =
  /\b(?:line|unit|plant|block|shed|stack|tank|well|station|hall|wing|phase|zone|part|schedule|annexure|group|category|class|grade|type|point|plot)\s[A-Z]$/i;

/** What no sentence of an order begins with, unless a question. */
const CONTINUATION = /^\s+(?:Which|Whichever|Whose|Whereby|Wherein|Whereupon|Failing\s+which)\b/i;

/** A bracket that explains the sentence before it. */
const EXPLAINS = /^\s+\(\s*(?:clarif\w+|explanation|meaning)\b/i;

const CLOSERS = /[.;:?!\u0964]/g;

/** What a sentence begins with at the least. */
const BEGINNING = /^["”’)]?\s*["“‘(]?[A-Z0-9(]/;

/** How far the words after a full stop are looked at. */
const LOOK_AHEAD = 48;

const endsSentence = (text: string, at: number): boolean => {
  const before = text.slice(Math.max(0, at - 14), at);
  const after = text.slice(at + 1, at + LOOK_AHEAD);
  if (after.trim() === '') return true;
  if (text[at] === ';') return false;
  if (text[at] === '\u0964') return true;
  if (text[at] === '.') {
    if (!BEGINNING.test(after)) return endsIndicSentence(before, after);
    if (/\d$/.test(before) && /^\d/.test(after)) return false;
    // "Which has to be completed by …" goes on with what was said.
    if (CONTINUATION.test(after)) return false;
    // "bi-monthly. (Clarification: once in two months)": what explains the words before it.
    if (EXPLAINS.test(after)) return false;
    if (
      /(?:^|[\s,(])etc$/i.test(before) &&
      /^\s+(?:The|It|In|All|This|No|Such|A|An|They|He|[A-Z][a-z]+ shall)\s/.test(after)
    )
      return true;
    // "on line B. The bath …": a letter that names a thing, and no initial.
    if (LETTERED.test(before) && /^\s+[A-Z][a-z]*\s/.test(after)) return true;
    // "24 hrs. basis": what the hours are of.
    if (/\bhrs?$/i.test(before) && /^\s+(?:basis|average|avg|mean)\b/i.test(after)) return false;
    // "by Sept. 2024".
    if (
      /\b(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)$/i.test(before) &&
      /^\s+(?:20)?\d\d\b/.test(after)
    )
      return false;
    // "TSS 100 mg/l. Samples": the litre of a value, and no initial.
    if (/[a-zµμ]\/l$/i.test(before) && /^\s+(?:\d{1,2}\.\s+)?[A-Z][A-Za-z]/.test(after)) return true;
    if (ABBREVIATION.test(before) || isIndicAbbreviation(before)) return false;
    // "law.Use", "flow.No": the blank after the full stop was forgotten.
    if (/[a-z)]{3}$/.test(before) && /^[A-Z][a-z]+\s/.test(after)) return true;
    return /^["”’)]?\s+["“‘(]?[A-Z0-9(]/.test(after);
  }
  if (text[at] === ':') return /^\s*-?\s*["“‘]?(?:\(?[a-z0-9]{1,3}[).]\s|The\s|All\s)/.test(after);
  return /^\s+[A-Z]/.test(after);
};

/**
 * Splits a text into sentences. Abbreviations, decimals, "Rs." and "M/s." end none; "law.Use" does. A closing quotation
 * mark or bracket belongs to the sentence before it.
 */
export const toSentences = (text: string): Span[] => {
  const spans: Span[] = [];
  let start = 0;
  for (const { index: at } of findMatches(CLOSERS, text)) {
    if (!endsSentence(text, at)) continue;
    const end = at + (/^["”’)]\s/.test(text.slice(at + 1, at + 3)) ? 2 : 1);
    spans.push({ start, end });
    start = end;
  }
  if (start < text.length) spans.push({ start, end: text.length });
  return spans
    .map((span) => {
      const lead = /^\s*/.exec(text.slice(span.start, span.end))?.[0].length ?? 0;
      return { start: span.start + lead, end: span.end };
    })
    .filter((span) => text.slice(span.start, span.end).trim() !== '');
};
