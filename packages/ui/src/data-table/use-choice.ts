import { type RefObject, useRef } from 'react';
import { useStableCallback } from '../shared/use-stable-callback.ts';
import { type ChosenState, toChosenState, toRange, toToggled } from './selection.ts';
import type { DataRowData, DataSelection } from './types.ts';
import type { ModelRow } from './use-table-model.ts';

/** The checkboxes of the rows and the one above them. */
export type RowChoice<Row extends DataRowData> = {
  /** How many selected rows are on screen. */
  count: number;
  state: ChosenState;
  allLabel?: string;
  onToggleAll: () => void;
  toState: (row: Row) => ChosenState;
  toLabel: (row: Row) => string;
  /** Selects or deselects a row. With a range, all rows from the previously pressed one. */
  onToggle: (id: string, isRange: boolean) => void;
};

/** Turns a selection into the state of the checkboxes. Only rows on screen count. */
export function useChoice<Row extends DataRowData>(
  selection: DataSelection<Row> | undefined,
  rows: readonly ModelRow<Row>[],
): RowChoice<Row> | null {
  const last = useRef<string | null>(null);
  const choice = selection && toChoice(selection, rows, last);
  const onToggle = useStableCallback((id: string, isRange: boolean) => choice?.onToggle(id, isRange));
  return choice ? { ...choice, onToggle } : null;
}

function toChoice<Row extends DataRowData>(
  selection: DataSelection<Row>,
  rows: readonly ModelRow<Row>[],
  last: RefObject<string | null>,
): RowChoice<Row> {
  const { ids, onChange, toIds, toLabel, allLabel } = selection;
  const idsOf = ({ id, data }: ModelRow<Row>) => toIds?.(data) ?? [id];
  const all = [...new Set(rows.flatMap(idsOf))];
  const byData = new Map(rows.map((row) => [row.data, row] as const));
  const stateOf = (row: ModelRow<Row> | undefined) => (row ? toChosenState(idsOf(row), ids) : 'none');
  return {
    count: all.filter((id) => ids.has(id)).length,
    state: toChosenState(all, ids),
    allLabel,
    onToggleAll: () => onChange(toToggled(all, ids)),
    toState: (data) => stateOf(byData.get(data)),
    toLabel,
    onToggle: (id, isRange) => {
      const to = rows.findIndex((row) => row.id === id);
      const from = isRange ? rows.findIndex((row) => row.id === last.current) : -1;
      last.current = id;
      const row = rows[to];
      if (row === undefined) return;
      if (from === -1) return onChange(toToggled(idsOf(row), ids));
      // The range takes the state that the pressed row gets.
      const isLeaving = stateOf(row) === 'all';
      const range = toRange(rows, from, to).flatMap(idsOf);
      const kept = new Set(ids);
      for (const one of range) {
        if (isLeaving) kept.delete(one);
        else kept.add(one);
      }
      onChange(kept);
    },
  };
}
