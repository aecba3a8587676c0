import type { ObligationState } from '@anupalan/enums/obligations';
import type { Passage } from '@anupalan/ui/document';
import type { UpdateObligationRequest } from '@anupalan/validators/requests/obligations';
import { useCallback, useState } from 'react';
import type { Condition } from '../../../shared/viewer/condition.ts';
import {
  type ConditionDraft,
  type ConditionErrors,
  findDraftErrors,
  toChanges,
  toCleanDraft,
  toRowErrors,
} from './condition-draft.ts';
import { toScheduleChanges } from './condition-schedule.ts';
import { splitConditionNo } from './rework/condition-no.ts';
import type { Decisions } from './use-decisions.ts';
import type { Drafts } from './use-drafts.ts';
import type { Selection } from './use-selection.ts';
import { actionWords } from './words.ts';

const NO_ERRORS: ConditionErrors = {};

const LABELS: Readonly<Record<ObligationState, string>> = {
  suggested: actionWords.done.suggested,
  accepted: actionWords.done.accepted,
  rejected: actionWords.done.rejected,
};

/** What can be done with a row. */
export type RowActions = {
  findErrors: (id: string) => ConditionErrors;
  onDraft: (condition: Condition, draft: ConditionDraft) => void;
  onSave: (condition: Condition) => Promise<void>;
  onDecide: (condition: Condition, state: ObligationState) => Promise<void>;
  onDone: (condition: Condition) => Promise<void>;
  onNewDate: (condition: Condition, date: string) => Promise<void>;
  /** It is the same as nothing that the law requires. */
  onUnlink: (condition: Condition) => Promise<void>;
  /** The words that a person selected take the place of those that were read. */
  onCite: (condition: Condition, passage: Passage) => Promise<void>;
};

/** Drafts, errors and decisions of rows brought together. */
export function useRowActions(
  decisions: Decisions,
  drafts: Drafts,
  selection: Selection,
  today: string,
): RowActions {
  const [errors, setErrors] = useState<Readonly<Record<string, ConditionErrors>>>({});
  const setRowErrors = useCallback((id: string, row: ConditionErrors) => {
    setErrors((all) => ({ ...all, [id]: row }));
  }, []);

  const send = async (
    condition: Condition,
    changes: UpdateObligationRequest,
    label: string,
  ): Promise<boolean> => {
    const words = actionWords.done.condition(condition.number, label);
    const error = await decisions.change(condition, changes, words);
    setRowErrors(condition.id, error === null ? NO_ERRORS : toRowErrors(error.errors));
    return error === null;
  };

  /** The changes of the row's draft, or null when a rule speaks against them. */
  const checkDraft = (condition: Condition): UpdateObligationRequest | null => {
    const draft = drafts.get(condition.id);
    const found = findDraftErrors(condition, draft, today);
    setRowErrors(condition.id, found);
    return Object.keys(found).length > 0 ? null : toChanges(condition, draft, today);
  };

  /** Decides, goes on at once, and comes back if it fails. */
  const decide = async (condition: Condition, changes: UpdateObligationRequest, label: string) => {
    const isLeaving = condition.state === 'suggested';
    if (isLeaving) {
      selection.markDecided([condition.id]);
      selection.selectNextToCheck(condition.id);
    }
    const isSaved = await send(condition, changes, label);
    if (!isSaved && isLeaving) selection.selectFromList(condition.id);
    return isSaved;
  };

  return {
    findErrors: (id) => errors[id] ?? NO_ERRORS,
    onDraft: (condition, draft) => {
      drafts.set(condition.id, toCleanDraft(condition, draft, today));
      if (errors[condition.id] !== undefined) setRowErrors(condition.id, NO_ERRORS);
    },
    onSave: async (condition) => {
      const changes = checkDraft(condition);
      if (changes !== null && (await send(condition, changes, actionWords.done.changed)))
        drafts.set(condition.id, {});
    },
    onDecide: async (condition, state) => {
      if (condition.taskId !== null || condition.state === state) return;
      const edits = state === 'accepted' ? checkDraft(condition) : {};
      if (edits === null) return;
      const isSaved = await decide(condition, { ...edits, state }, LABELS[state]);
      if (isSaved && state === 'accepted') drafts.set(condition.id, {});
    },
    onDone: async (condition) => {
      await decide(condition, { done: true, state: 'accepted' }, actionWords.done.acceptedAsDone);
    },
    onCite: async (condition, { text, page, paragraph, quote, rects }) => {
      const citation = { page, quote, rects, ...(paragraph === undefined ? {} : { paragraph }) };
      const { words } = splitConditionNo(text);
      if (await send(condition, { text: words, citation }, actionWords.done.cited)) {
        drafts.set(
          condition.id,
          toCleanDraft(condition, { ...drafts.get(condition.id), text: undefined }, today),
        );
        selection.reveal(condition);
      }
    },
    onUnlink: async (condition) => {
      await send(condition, { statutoryIds: [] }, actionWords.done.unlinked);
    },
    onNewDate: async (condition, date) => {
      const made = toScheduleChanges('once', date, null);
      await decide(condition, { ...made, state: 'accepted' }, actionWords.done.acceptedWithDate);
    },
  };
}
