import type { Condition } from '../../../../shared/viewer/condition.ts';
import { mergeWords } from './words.ts';

/** So many conditions before and after one are offered first. */
const NEAR = 4;

/** Conditions that another one can be merged with: its neighbours, or all. */
export function listMergeable(conditions: readonly Condition[], id: string, isAll: boolean): Condition[] {
  const at = conditions.findIndex((one) => one.id === id);
  return conditions.filter((one, index) => one.id !== id && (isAll || Math.abs(index - at) <= NEAR));
}

/** The one that is usually meant: the next in the order, else the one before. */
export function findMergePartner(conditions: readonly Condition[], id: string): string | null {
  const at = conditions.findIndex((one) => one.id === id);
  return (conditions[at + 1] ?? conditions[at - 1])?.id ?? null;
}

/** What a merge makes: which one stays, and the words of all in the order of the document. */
export type MergePlan = { kept: Condition; texts: string[] };

/** What merging would make, or why it cannot be: nothing else chosen, or more than one is a task. */
export function planMerge(conditions: readonly Condition[], ids: ReadonlySet<string>): MergePlan | string {
  const chosen = conditions.filter(({ id }) => ids.has(id));
  const tasks = chosen.filter(({ taskId }) => taskId !== null);
  if (tasks.length > 1) return mergeWords.severalTasks;
  const kept = tasks[0] ?? chosen[0];
  if (kept === undefined || chosen.length < 2) return mergeWords.chooseOther;
  return { kept, texts: chosen.map(({ text }) => text) };
}
