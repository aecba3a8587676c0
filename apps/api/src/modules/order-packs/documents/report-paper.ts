import { formatDate } from '@anupalan/compliance/schedules/describe';
import type { PackCondition, PackContent } from '../content.ts';
import { describeDates } from '../describe-dates.ts';
import { count, countOutcome } from '../find-gaps.ts';
import type { Block, Paper } from './blocks.ts';
import { describeState, describeUnanswered, toFoot, toOrderFacts, toPeriod } from './paper-parts.ts';

/**
 * The report of an environmental clearance on a half-year, condition by condition (EIA Notification 2006, paragraph 10). It
 * says what the records show and leaves the judgement of the rest to who signs it.
 */
export function toReportPaper(content: PackContent, gaps: readonly string[]): Paper {
  const { order, conditions } = content;
  const kept = conditions.filter(({ state }) => state !== 'rejected');
  return {
    title: `Half-yearly compliance report: ${order.title}, ${toPeriod(content)}`,
    author: content.organisation.name,
    foot: toFoot(content),
    blocks: [
      { kind: 'title', text: 'Half-yearly compliance report' },
      { kind: 'text', text: order.title, tone: 'strong' },
      { kind: 'facts', rows: toOrderFacts(content) },
      { kind: 'heading', level: 1, text: 'Before you sign' },
      {
        kind: 'text',
        text: 'This report was made from the records of the tasks. Check every condition, and complete what the records do not show.',
      },
      ...(gaps.length === 0 ? [] : [{ kind: 'list', items: gaps } satisfies Block]),
      { kind: 'heading', level: 1, text: 'Compliance with each condition' },
      ...kept.flatMap(toConditionBlocks),
      { kind: 'heading', level: 1, text: 'Signature' },
      { kind: 'signature', lines: ['Name and designation', 'Place and date', 'Signature and seal'] },
    ],
  };
}

function toConditionBlocks(condition: PackCondition, index: number): Block[] {
  const { number, place, wording, tasks, unanswered } = condition;
  const heading = `${index + 1}. ${[number && `Condition ${number}`, place].filter(Boolean).join(' · ')}`;
  const lines = tasks.flatMap(({ dates }) => describeDates(dates));
  const isGap = countOutcome(tasks).open > 0 || (tasks.length > 0 && unanswered !== null);
  const names = [...new Set(lines.flatMap(({ evidence }) => evidence.map(({ fileName }) => fileName)))];
  return [
    { kind: 'heading', level: 2, text: heading },
    { kind: 'text', text: wording, tone: 'quote' },
    { kind: 'text', text: `Status: ${describeCompliance(condition)}`, tone: isGap ? 'gap' : 'strong' },
    ...lines.map(({ text }): Block => ({ kind: 'text', text })),
    ...(names.length === 0 ? [] : [{ kind: 'text', text: `Evidence: ${names.join('; ')}` } satisfies Block]),
    ...(tasks.length === 0 ? [{ kind: 'text', text: 'Remarks: ' } satisfies Block] : []),
  ];
}

/** What the records of the period show of a condition, in a sentence. */
export function describeCompliance(condition: PackCondition): string {
  const { tasks, unanswered } = condition;
  if (tasks.length === 0) return describeState(condition);
  const { due, done, late, open } = countOutcome(tasks);
  if (open === 0 && unanswered !== null) return `Not recorded. ${describeUnanswered(unanswered)}`;
  if (due === 0) {
    const [next] = tasks.flatMap(({ dates }) => dates.map(({ dueDate }) => dueDate)).sort();
    return next ? `Not due yet. Next due on ${formatDate(next)}.` : 'Not due in this period.';
  }
  if (open > 0) return `Not complied: ${open} of ${count(due, 'due date', 'due dates')} not done.`;
  if (late > 0) return `Complied late: ${count(done, 'due date', 'due dates')} done, ${late} of them late.`;
  return `Complied: ${due === 1 ? '1 due date' : due === 2 ? 'both due dates' : `all ${due} due dates`} done on time.`;
}
