import type { PackCondition, PackContent, PackFile, PackTask } from '../content.ts';
import { listFiles } from '../content.ts';
import { describeDates } from '../describe-dates.ts';
import { countOutcome } from '../find-gaps.ts';
import type { Block, Paper } from './blocks.ts';
import { describeState, describeUnanswered, toFoot, toOrderFacts, toPeriod } from './paper-parts.ts';

/** The first file of an inspection pack: every condition with what was done, the gaps, and each file by its SHA-256. */
export function toIndexPaper(content: PackContent, gaps: readonly string[]): Paper {
  const { conditions, order, otherTasks } = content;
  const kept = conditions.filter(({ state }) => state !== 'rejected');
  const rejected = conditions.filter(({ state }) => state === 'rejected');
  const total = countOutcome([...conditions.flatMap(({ tasks }) => tasks), ...otherTasks]);
  const blocks: Block[] = [
    { kind: 'title', text: 'Inspection pack' },
    { kind: 'text', text: order.title, tone: 'strong' },
    {
      kind: 'facts',
      rows: [
        ...toOrderFacts(content),
        [
          'Due in the period',
          `${total.due}: ${total.done} done, ${total.late} of them late, ${total.open} not done`,
        ],
      ],
    },
    { kind: 'heading', level: 1, text: 'Gaps' },
    gaps.length === 0
      ? { kind: 'text', text: 'No gaps were found in the records of this period.' }
      : { kind: 'list', items: gaps },
    { kind: 'heading', level: 1, text: 'Conditions' },
    ...kept.flatMap(toConditionBlocks),
    ...(otherTasks.length === 0
      ? []
      : ([
          { kind: 'heading', level: 1, text: 'Other tasks of this order' },
          ...otherTasks.flatMap(toTaskBlocks),
        ] satisfies Block[])),
    ...(rejected.length === 0
      ? []
      : ([
          { kind: 'heading', level: 1, text: 'Rejected in the review' },
          ...rejected.flatMap(toConditionBlocks),
        ] satisfies Block[])),
    { kind: 'heading', level: 1, text: 'Files in this pack' },
    ...listFiles(content).map((file): Block => ({ kind: 'text', text: describeFile(file) })),
    { kind: 'heading', level: 1, text: 'Signature' },
    { kind: 'signature', lines: ['Name and designation', 'Place and date', 'Signature'] },
  ];
  return {
    title: `Inspection pack: ${order.title}, ${toPeriod(content)}`,
    author: content.organisation.name,
    foot: toFoot(content),
    blocks,
  };
}

/** "Condition 7.3 · Page 4", or the title where the order prints no number. */
function toHeading({ number, place, title }: PackCondition): string {
  return [number === null ? title : `Condition ${number}`, place].filter(Boolean).join(' · ');
}

function toConditionBlocks(condition: PackCondition): Block[] {
  const { wording, title, number, tasks, unanswered } = condition;
  return [
    { kind: 'heading', level: 2, text: toHeading(condition) },
    ...(number === null ? [] : [{ kind: 'text', text: title, tone: 'strong' } satisfies Block]),
    { kind: 'text', text: wording, tone: 'quote' },
    ...(tasks.length === 0 ? [{ kind: 'text', text: describeState(condition) } satisfies Block] : []),
    ...(tasks.length > 0 && unanswered !== null
      ? [{ kind: 'text', text: describeUnanswered(unanswered), tone: 'gap' } satisfies Block]
      : []),
    ...tasks.flatMap(toTaskBlocks),
  ];
}

function toTaskBlocks({ name, repeats, isDeleted, dates }: PackTask): Block[] {
  const lines = describeDates(dates).flatMap(({ text, isGap, evidence }): Block[] => [
    isGap ? { kind: 'text', text, tone: 'gap' } : { kind: 'text', text },
    ...(evidence.length === 0 ? [] : [{ kind: 'list', items: evidence.map(describeFile) } satisfies Block]),
  ]);
  return [
    { kind: 'text', text: `Task: ${name}. ${repeats}.${isDeleted ? ' This task was deleted.' : ''}` },
    ...(dates.length === 0 ? [{ kind: 'text', text: 'No due date in this period.' } satisfies Block] : lines),
  ];
}

function describeFile({ path, size, sha256 }: PackFile): string {
  return `${path} (${size.toLocaleString('en-IN')} bytes) SHA-256 ${sha256}`;
}
