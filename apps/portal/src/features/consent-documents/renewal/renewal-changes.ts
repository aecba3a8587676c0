import type { ConsentDocument, Obligation, RenewalPlan } from '@anupalan/api-client/types';
import { isSameText } from '@anupalan/compliance/renewal/compare-words';
import { describeSchedule, formatDate } from '@anupalan/compliance/schedules/describe';
import { FACT_LABELS, FACT_NAMES, type FactName, toFactText } from '../../../shared/orders/fact-values.ts';
import { conditionWords } from './words.ts';

/** A condition that stands in both orders, with what differs. */
export type KeptCondition = RenewalPlan['kept'][number] & {
  isReworded: boolean;
  /** When it is due, in words; null where that stays. */
  timing: { from: string; to: string } | null;
};

/** "Every month on the 10th", "Once on 30 Sep 2026", the order's own words, or that none are there. */
export function toTimingWords({
  schedule,
  dueDate,
  recurring,
  statedFrequency,
}: Pick<Obligation, 'schedule' | 'dueDate' | 'recurring' | 'statedFrequency'>): string {
  // The end of an order is no part of how often something is due: each order has another.
  if (schedule !== null) return describeSchedule({ ...schedule, endDate: undefined });
  if (dueDate !== null && !recurring) return conditionWords.once(formatDate(dueDate));
  return statedFrequency === null || statedFrequency === '' ? conditionWords.noDate : `“${statedFrequency}”`;
}

function findTiming({ older, newer, task, schedule }: RenewalPlan['kept'][number]): KeptCondition['timing'] {
  const plain = { dueDate: null, recurring: true, statedFrequency: null };
  const from = task === null ? toTimingWords(older) : toTimingWords({ ...plain, schedule: task.schedule });
  const next = task === null ? toTimingWords(newer) : schedule && toTimingWords({ ...plain, schedule });
  return next === null || next === from ? null : { from, to: next };
}

/** The conditions of both orders, those that differ apart from those that say the same. */
export function splitKept(plan: RenewalPlan): { changed: KeptCondition[]; same: KeptCondition[] } {
  const kept = plan.kept.map((pair) => ({
    ...pair,
    isReworded: !isSameText(pair.older.text, pair.newer.text),
    timing: findTiming(pair),
  }));
  const differs = ({ isReworded, timing }: KeptCondition) => isReworded || timing !== null;
  return { changed: kept.filter(differs), same: kept.filter((pair) => !differs(pair)) };
}

/** A fact that is another in the newer order; null: it is not printed there. */
export type FactChange = { name: FactName; label: string; from: string | null; to: string | null };

/** The facts that differ, in the order of the page of an order. */
export function listFactChanges(older: ConsentDocument, newer: ConsentDocument): FactChange[] {
  return FACT_NAMES.map((name) => ({
    name,
    label: FACT_LABELS[name],
    from: toFactText(older.facts, name),
    to: toFactText(newer.facts, name),
  })).filter(({ from, to }) => from !== to);
}

/** Tasks that continue and tasks that end. */
export function countTasks(plan: RenewalPlan): { goOn: number; end: number } {
  const end = plan.gone.filter(({ task }) => task !== null).length + plan.ended.length;
  return { goOn: plan.kept.filter(({ task }) => task !== null).length, end };
}
