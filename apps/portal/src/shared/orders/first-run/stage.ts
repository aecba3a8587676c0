import type { Dashboard } from '@anupalan/api-client/endpoints/dashboard';

/**
 * How far an organisation is that has just begun: `empty` has no task yet, `begun` has tasks and has done none. Null: it
 * has. The figures have to be those of the whole organisation, and shown to who may see its tasks: else nothing follows
 * from a zero.
 */
export type FirstRunStage = 'empty' | 'begun' | null;

/** Tells the stage by the figures of a company's dashboard. */
export function toFirstRunStage({ duties, rounds, year, overdue, dueIn14Days }: Dashboard): FirstRunStage {
  const { total, standing, untracked, kept } = duties;
  const done = year.months.reduce((sum, { onTime, late }) => sum + onTime + late, kept + rounds.done);
  if (done > 0) return null;
  return total + standing + untracked + overdue + dueIn14Days > 0 ? 'begun' : 'empty';
}
