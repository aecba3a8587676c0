import type { ReadOutcome } from '@anupalan/compliance/reading/pages/outcome';
import type { OrderReading } from '@anupalan/compliance/reading/types';
import type { Gold } from '@anupalan/orders/model/gold';
import { diff, type Statement } from './difference.ts';
import { dutyStatements } from './duty-statements.ts';

const spaced = (parts: readonly (string | null)[]) => parts.filter((part) => part).join(' ');

function factStatements(facts: Record<string, unknown>): Statement[] {
  return Object.entries(facts).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [{ subject: `fact ${name}`, words: String(value) }],
  );
}

function validityStatements(periods: Gold['validity'] | OrderReading['validity']): Statement[] {
  return periods.map(({ medium, from, upto }) => ({
    subject: `validity of ${medium ?? 'the whole'}`,
    words: `from ${from ?? 'the beginning'} to ${upto ?? 'no end'}`,
  }));
}

function pageStatement(name: string, pages: readonly number[]): Statement {
  return { subject: name, words: pages.join(', ') || 'none' };
}

function goldLimits({ limits, picturedPages, form }: Gold): Statement[] {
  return limits
    .filter(({ page }) => !picturedPages.includes(page))
    .map(({ page, medium, parameter, limit, unit, point, averaging }) => ({
      // A DOCX has no pages.
      subject: spaced(['limit', form === 'docx' ? null : `on page ${page}`, `of ${medium}`, parameter]),
      words: spaced([limit, unit, point ? `at ${point}` : null, averaging ? `over ${averaging}` : null]),
    }));
}

/** A limit is cited by the words that hold its figure; where they do not, that is a difference too. */
function readLimits({ limits }: OrderReading): Statement[] {
  return limits.map(({ citation, medium, parameter, limit, unit, point, averaging }) => ({
    subject: spaced([
      'limit',
      citation.page === null ? null : `on page ${citation.page}`,
      `of ${medium}`,
      parameter,
    ]),
    words: spaced([
      limit,
      unit,
      point ? `at ${point}` : null,
      averaging ? `over ${averaging}` : null,
      citation.quote.includes(limit) ? null : '(not in its quote)',
    ]),
  }));
}

/** Where a question stands is said by its words: the gold names pages only, and a DOCX has none. */
function questionStatements(questions: readonly { text: string }[]): Statement[] {
  return questions.map(({ text }) => ({ subject: 'question', words: text }));
}

/**
 * How a reading differs from the gold, line by line: facts, validity, limits, questions, duties. Of pages that are
 * pictures nothing is expected but that they are named. Empty: the reading is exactly the gold.
 */
export function differencesOf(gold: Gold, outcome: ReadOutcome): string[] {
  const isPicture = gold.picturedPages.length === gold.pages;
  const file = { subject: 'file', words: isPicture ? 'not read, because of scan' : 'read' };
  if (!outcome.ok) return diff([file], [{ subject: 'file', words: `not read, because of ${outcome.code}` }]);
  const { reading } = outcome;
  const [goldDuties, readDuties] = dutyStatements(gold, reading);
  const facts = Object.entries(reading.facts).map(([name, fact]) => [name, fact?.value]);
  return diff(
    [
      file,
      ...factStatements({ ...gold.facts, renewalLeadDays: gold.renewalLeadDays }),
      ...validityStatements(gold.validity),
      pageStatement('unread pages', gold.picturedPages),
      ...goldLimits(gold),
      ...questionStatements(gold.questions),
      ...goldDuties,
    ],
    [
      { subject: 'file', words: 'read' },
      ...factStatements(Object.fromEntries(facts)),
      ...validityStatements(reading.validity),
      pageStatement('unread pages', reading.unreadPages),
      ...readLimits(reading),
      ...questionStatements(reading.questions),
      ...readDuties,
    ],
  );
}
