/** How many of the ids behind a checkbox are selected. */
export type ChosenState = 'all' | 'some' | 'none';

/** Whether all, some or none of the ids are selected. An empty list is "none". */
export function toChosenState(ids: readonly string[], chosen: ReadonlySet<string>): ChosenState {
  const count = ids.filter((id) => chosen.has(id)).length;
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
}

/** Selects all of the ids, or deselects them if all were selected. */
export function toToggled(ids: readonly string[], chosen: ReadonlySet<string>): ReadonlySet<string> {
  const next = new Set(chosen);
  const isAll = toChosenState(ids, chosen) === 'all';
  for (const id of ids) {
    if (isAll) next.delete(id);
    else next.add(id);
  }
  return next;
}

/** The entries between two ids of a list, both included, in either order. */
export function toRange<Entry>(list: readonly Entry[], from: number, to: number): readonly Entry[] {
  return list.slice(Math.max(Math.min(from, to), 0), Math.max(from, to) + 1);
}
