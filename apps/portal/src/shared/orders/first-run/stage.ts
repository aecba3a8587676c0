import type { Dashboard } from '@anupalan/api-client/endpoints/dashboard';

/**
 * How far an organisation is that has just begun: `empty` has no task, `begun` has tasks and keeps none of them yet. Null:
 * it is at work. The figures have to be those of the whole organisation, and shown to who may see its tasks: else nothing
 * follows from a zero.
 */
export type FirstRunStage = 'empty' | 'begun' | null;

/** Tells the stage by the figures of a company's dashboard. */
export function toFirstRunStage({ duties, rounds, overdue, dueIn14Days }: Dashboard): FirstRunStage {
  if (duties.kept + rounds.done > 0) return null;
  return duties.total + duties.standing + duties.untracked + overdue + dueIn14Days > 0 ? 'begun' : 'empty';
}
