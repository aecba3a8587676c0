/** How many of the identities that a box stands for are chosen. */
export type ChosenState = 'all' | 'some' | 'none';

/** Whether all, some or none of the identities are chosen; none of none is none. */
export function toChosenState(ids: readonly string[], chosen: ReadonlySet<string>): ChosenState {
  const count = ids.filter((id) => chosen.has(id)).length;
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
}

/** Chooses all of the identities, or leaves them when all were chosen. */
export function toToggled(ids: readonly string[], chosen: ReadonlySet<string>): ReadonlySet<string> {
  const next = new Set(chosen);
  const isAll = toChosenState(ids, chosen) === 'all';
  for (const id of ids) {
    if (isAll) next.delete(id);
    else next.add(id);
  }
  return next;
}

/** The entries between two places of a list, both included, in whichever order they are given. */
export function toRange<Entry>(list: readonly Entry[], from: number, to: number): readonly Entry[] {
  return list.slice(Math.max(Math.min(from, to), 0), Math.max(from, to) + 1);
}
