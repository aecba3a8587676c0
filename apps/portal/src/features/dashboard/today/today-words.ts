import { CONSENT_KIND_SHORT_LABELS } from '@anupalan/enums/consents';
import type { DashboardRound, DashboardTask } from '@anupalan/validators/entities/dashboard';
import { words } from './words.ts';

/** Where a task comes from: "CTO, condition 7.3"; the order's title where its kind has no short name. */
export function toClauseWords(clause: DashboardTask['clause']): string {
  if (clause === null) return words.row.noOrder;
  const { kind } = clause;
  const order = kind === null || kind === 'other' ? clause.order : CONSENT_KIND_SHORT_LABELS[kind];
  return clause.conditionNo === null ? order : words.row.condition(order, clause.conditionNo);
}

/** What a due date needs next: a person, a laboratory, its evidence, or only to be done. */
export type NextStep = 'assign' | 'laboratory' | 'evidence' | 'done';

/** Words of work for which a laboratory comes, as names of tasks have them. */
const SAMPLED = /\b(?:analys|examin|measur|monitor|sampl|survey|test)/i;
/** First words of tasks that write, send or show what was measured before. */
const TOLD =
  /^(?:display|enter|file|keep|maintain|note|publish|record|report|send|submit|update|upload|write)\b/i;

/** The next step of a due date that is not done. */
export function toNextStep(task: DashboardTask): NextStep {
  const { assignee, category, evidenceRequired, evidence, name } = task;
  if (assignee === null) return 'assign';
  const isSampled = category === 'monitoring' && SAMPLED.test(name) && !TOLD.test(name);
  if (evidence.length === 0 && isSampled) return 'laboratory';
  return evidenceRequired && evidence.length === 0 ? 'evidence' : 'done';
}

/** The labels that screens show. */
export const NEXT_STEP_LABELS: Readonly<Record<NextStep, string>> = {
  assign: words.row.assign,
  laboratory: words.row.chooseLaboratory,
  evidence: words.row.addEvidence,
  done: words.row.markDone,
};

/** "18 missed days" of a round; nothing where there are none. */
export function toMissedWords(missed: number): string | null {
  if (missed === 0) return null;
  return words.rounds.missed(missed);
}

/** Who does a round and how often: "Harpreet Singh, every day". */
export function toWhoWords({ assignee, often }: Pick<DashboardRound, 'assignee' | 'often'>): string {
  return assignee === null ? often : `${assignee.name}, ${often.charAt(0).toLowerCase()}${often.slice(1)}`;
}

/** Names in a sentence: “A”, “B” and “C”. */
export function toNames(names: readonly string[]): string {
  const quoted = names.map((name) => `“${name}”`);
  const last = quoted.pop() ?? '';
  return quoted.length === 0 ? last : `${quoted.join(', ')} and ${last}`;
}
