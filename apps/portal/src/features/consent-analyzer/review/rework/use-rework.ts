import {
  useUndoObligationMutation,
  useUpdateObligationMutation,
} from '@anupalan/api-client/endpoints/obligations';
import type { Obligation } from '@anupalan/api-client/types';
import type { Passage } from '@anupalan/ui/document';
import { useState } from 'react';
import type { Condition } from '../../../../shared/viewer/condition.ts';
import type { Selection } from '../use-selection.ts';
import type { UndoSteps } from '../use-undo.ts';
import { actionWords } from '../words.ts';

/** Where a person types what the reading could not read: a page, and lines of it where they are known. */
export type UnreadPlace = { page: number; rects: Passage['rects'] };

/**
 * What is being made of the reading: an obligation or a limit of words that are selected or typed, one of several, two of
 * one, one task of an order and the law.
 */
export type ReworkTask =
  | { kind: 'add'; passage: Passage }
  | { kind: 'limit'; passage: Passage }
  | { kind: 'type'; place: UnreadPlace }
  | { kind: 'merge'; condition: Condition }
  | { kind: 'split'; condition: Condition }
  | { kind: 'link'; condition: Condition };

/** Adds, merges and splits obligations, and takes that back. */
export type Rework = {
  task: ReworkTask | null;
  start: (task: ReworkTask) => void;
  close: () => void;
  onAdded: (obligation: Obligation) => void;
  onMerged: (obligation: Obligation, count: number) => void;
  onSplit: (parts: readonly Obligation[]) => void;
  /** The condition keeps its first part; `before` is what it said. */
  onShortened: (obligation: Obligation, before: string) => void;
  /** `before`: the rows that a person had linked it to; null: those that the reader found. */
  onLinked: (obligation: Obligation, before: string[] | null) => void;
};

/** Each leads to the row that it made, and can be undone like a decision. */
export function useRework(
  consentDocumentId: string,
  selection: Selection,
  remember: UndoSteps['remember'],
): Rework {
  const [task, setTask] = useState<ReworkTask | null>(null);
  const [takeBack] = useUndoObligationMutation();
  const [update] = useUpdateObligationMutation();
  const close = () => setTask(null);
  const finish = (
    { id, state }: Obligation,
    label: string,
    leavesRow: boolean,
    back: () => Promise<unknown> = () => takeBack({ id, consentDocumentId }).unwrap(),
  ) => {
    // What was added is gone when it is taken back: that leads to the row that was open before.
    const before = selection.rows.find((row) => row.id === selection.selectedId) ?? null;
    const place = leavesRow ? { id, state } : before && { id: before.id, state: before.state };
    close();
    selection.reveal({ id, state });
    remember({ label, place, back });
  };
  return {
    task,
    start: setTask,
    close,
    onAdded: (obligation) => finish(obligation, actionWords.done.added, false),
    onMerged: (obligation, count) => finish(obligation, actionWords.done.merged(count), true),
    onSplit: (parts) => {
      const [first] = parts;
      if (first !== undefined) finish(first, actionWords.done.split, true);
    },
    onShortened: (obligation, before) =>
      finish(obligation, actionWords.done.shortened, true, () =>
        update({ id: obligation.id, consentDocumentId, changes: { text: before } }).unwrap(),
      ),
    onLinked: (obligation, before) =>
      finish(obligation, actionWords.done.linked, true, () =>
        update({ id: obligation.id, consentDocumentId, changes: { statutoryIds: before } }).unwrap(),
      ),
  };
}
