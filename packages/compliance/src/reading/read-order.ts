import { withoutCommonOperator } from './duties/common-operator.ts';
import { findObligations } from './duties/find-obligations.ts';
import { toWhy } from './duties/why.ts';
import { findFacts } from './facts/find-facts.ts';
import { findIndicLeads } from './indic/find-periods.ts';
import { addToDate } from './language/dates.ts';
import { toBlocks } from './layout/blocks.ts';
import { toDocumentLines } from './layout/document-lines.ts';
import { withoutRunningLines } from './layout/running-lines.ts';
import { findLimits } from './limits/find-limits.ts';
import { findParticulars } from './particulars/find-particulars.ts';
import { findLeads } from './periods/lead-rules.ts';
import { withDoubtedWords } from './recognised/doubted-words.ts';
import { findDoubts, withDoubts } from './recognised/doubts.ts';
import { withAskedDays, withAskedEnd, withAskedIssue } from './recognised/two-dates.ts';
import { listUnreadLines } from './recognised/unread-lines.ts';
import { findUnusualLimits } from './recognised/unusual-limits.ts';
import type { OrderInput, OrderReading, ReadObligation } from './types.ts';

const DAY_MS = 86_400_000;
const DAYS_PER_UNIT = { day: 1, week: 7, month: 30, year: 365 } as const;

/** How many days before its end the order wants its renewal applied for; null where it does not say. */
const findRenewalLead = (
  obligations: ReadObligation[],
  validUpto: string | null,
): { days: number; from: ReadObligation } | null => {
  for (const obligation of obligations) {
    if (obligation.category !== 'renewal' || !obligation.statedFrequency) continue;
    // "45 days before commissioning": of the next consent, not of the end of this one.
    if (
      /\b(?:before|prior\s+to|ahead\s+of)\s+(?:the\s+)?(?:date\s+of\s+)?(?:commission|commenc|start|operat|production|trial)/i.test(
        obligation.statedFrequency,
      )
    )
      continue;
    const lead = [
      ...findLeads(`renewal ${obligation.statedFrequency}`),
      ...findIndicLeads(obligation.statedFrequency),
    ].find((each) => each.amount && each.amount > 0);
    if (!lead?.amount || !lead.unit) continue;
    const days = validUpto
      ? Math.round(
          (Date.parse(validUpto) - Date.parse(addToDate(validUpto, -lead.amount, lead.unit))) / DAY_MS,
        )
      : lead.amount * DAYS_PER_UNIT[lead.unit];
    return { days, from: obligation };
  }
  return null;
};

/**
 * Reads a consent order: its facts, limits, obligations and open questions, each with page and words.
 * Pure: no clock, no I/O. Pages that are scans or garbled are named in `unreadPages` and the rest is read.
 */
export const readOrder = (input: OrderInput): OrderReading => {
  const lines = toDocumentLines(input);
  const { body } = withoutRunningLines(lines);
  const blocks = toBlocks(body);
  const doubts = input.form === 'pdf' ? findDoubts(input.pages) : [];
  const printed = withAskedEnd(findFacts(lines, body, blocks), doubts);
  const { facts, validity, questions } = withAskedIssue(printed, doubts);
  const dates = { issuedOn: facts.issuedOn?.value ?? null, validUpto: facts.validUpto?.value ?? null };
  const found = withAskedDays(
    withoutCommonOperator(findObligations(blocks, dates), facts.industryName?.value ?? null),
    doubts,
  );
  const lead = findRenewalLead(found.obligations, dates.validUpto);
  if (lead) {
    facts.renewalLeadDays = {
      value: lead.days,
      citation: lead.from.citation,
      confidence: lead.from.confidence,
    };
  }
  const explained = found.obligations.map((each) => ({
    ...each,
    why: toWhy({ ...each, quote: each.citation.quote, isEdited: false }, dates),
  }));
  const limits = findLimits(blocks);
  const reading: OrderReading = {
    facts,
    validity,
    limits,
    particulars: findParticulars(blocks),
    questions: [...questions, ...found.questions],
    unreadPages:
      input.form === 'pdf'
        ? input.pages
            .filter((page) => page.kind === 'scan' || page.kind === 'garbled')
            .map((page) => page.number)
        : [],
    unreadLines: input.form === 'pdf' ? listUnreadLines(input.pages) : [],
    obligations: input.form === 'pdf' ? withDoubtedWords(explained, input.pages) : explained,
  };
  const unusual = input.form === 'pdf' ? findUnusualLimits(limits, input.pages, doubts) : [];
  return withDoubts(reading, [...doubts, ...unusual]);
};
