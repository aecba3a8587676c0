import { citeLines } from '../layout/passage.ts';
import type { Fact, OrderKind } from '../types.ts';
import type { Head } from './head.ts';

const ESTABLISH =
  /consent\s*(?:\(?for\)?|to)\s*establish(?:ment)?|\bC(?:T|F)E\b|\bC\s+to\s+E\b|consent\s+for\s+establishment|\bNOC\b|no\s+objection\s+certificate/i;
const OPERATE =
  /consent\s*(?:to|for)\s*(?:the\s+)?operat(?:e|ion)|\bC(?:T|F)O\b|\bC\s+to\s+O\b|renewal\s+of\s+consent|consent\s+order|section\s*(?:25|26)|consent\s+is\s+(?:hereby\s+)?granted|consent\s+to\s+discharge|air\s+consent|water\s+consent/i;
const COMBINED =
  /consolidated\s+consent|\bCC\s?&\s?A\b|\bCCA\b|combined\s+consent|common\s+consent|integrated\s+consent/i;
const HAZARDOUS = /hazardous\s*(?:and|&)?\s*(?:other)?\s*wastes?/i;
const AUTHORISATION = /authori[sz]ation/i;
const BIOMEDICAL = /bio-?\s?medical/i;
const CLEARANCE = /environment(?:al)?\s+clearance/i;
const CENTRAL =
  /ministry\s+of\s+environment|impact\s+assessment\s+authority|EIA\s+notification|PARIVESH|SEIAA/i;

const GRANTED_WITH = /authori[sz]ation[^.]{0,160}?hazardous|hazardous[^.]{0,160}?authori[sz]ation/gi;
/** A condition that sends the holder for an authorisation: the order grants none. */
const STILL_TO_GET =
  /\b(?:shall|should|must|will)\s+(?:also\s+|separately\s+)?(?:obtain|apply|get|take|have|possess|renew)\b|\b(?:applied|apply)\s+for\b/i;

const decide = (head: Head): { kind: OrderKind; confidence: number } => {
  const { subject, text } = head;
  const title = subject || text.slice(0, 1500);
  const opening = text.slice(0, 500);
  const grantsConsent = OPERATE.test(text.replace(/section\s*2[56]/gi, '')) || ESTABLISH.test(title);
  if (
    CLEARANCE.test(title) &&
    CENTRAL.test(text) &&
    !/consent\s+(?:to|for|order)/i.test(`${subject} ${opening}`)
  )
    return { kind: 'ec', confidence: 0.97 };
  const isAuthorisation = AUTHORISATION.test(title) || AUTHORISATION.test(opening);
  if (
    isAuthorisation &&
    !/consent\s*(?:to|for|order)|\bC[TF]O\b|\bCCA\b|consolidated/i.test(`${title} ${opening}`)
  ) {
    if (BIOMEDICAL.test(`${title} ${opening}`)) return { kind: 'bmw_authorisation', confidence: 0.96 };
    if (HAZARDOUS.test(text) || /form\s*-?\s*2\b|HW-?AUTH/i.test(opening))
      return { kind: 'hw_authorisation', confidence: 0.96 };
  }
  const establishes = ESTABLISH.exec(`${opening} ${title}`);
  const operates =
    /consent\s*(?:to|for)\s*(?:the\s+)?operat|\bC[TF]O\b|renewal\s+of\s+consent|consolidated|\bCC\s?&?\s?A\b/i.exec(
      `${subject} ${opening}`,
    );
  if (establishes && !operates) return { kind: 'cte', confidence: 0.95 };
  if (establishes && operates) {
    const first = `${subject || opening}`;
    const e = first.search(ESTABLISH);
    const o = first.search(
      /consent\s*(?:to|for)\s*(?:the\s+)?operat|\bC[TF]O\b|renewal\s+of\s+consent|\bCCA\b/i,
    );
    if (e >= 0 && (o < 0 || e < o)) return { kind: 'cte', confidence: 0.8 };
  }
  const withHazardous =
    AUTHORISATION.test(text) &&
    HAZARDOUS.test(text) &&
    [...text.matchAll(GRANTED_WITH)].some(
      (m) => !STILL_TO_GET.test(text.slice(Math.max(0, m.index - 90), m.index + m[0].length)),
    );
  if (COMBINED.test(text.slice(0, 2500)) && (withHazardous || /consolidated|CC\s?&?\s?A\b/i.test(text)))
    return { kind: 'cca', confidence: 0.93 };
  if (grantsConsent && withHazardous && !/bio-?\s?medical/i.test(title))
    return { kind: 'cca', confidence: 0.9 };
  if (grantsConsent || OPERATE.test(text)) return { kind: 'cto', confidence: 0.9 };
  return { kind: 'other', confidence: 0.4 };
};

/** What the order is: consent to establish or operate, combined consent, clearance, or an authorisation. */
export const findKind = (head: Head): Fact<OrderKind> => {
  const { kind, confidence } = decide(head);
  const word = /consent|authori[sz]ation|clearance/i;
  const line =
    head.lines.find((each) => /^\W*sub/i.test(each.text)) ?? head.lines.find((each) => word.test(each.text));
  return { value: kind, citation: line ? citeLines([line]) : null, confidence };
};
