import type { FieldError } from '@anupalan/api-client/types';
import { FIELD_MESSAGES, tooLongMessage } from '@anupalan/enums/field-messages';
import { OBLIGATION_TITLE_MAX_LENGTH } from '@anupalan/enums/limits';
import type { UpdateObligationRequest } from '@anupalan/validators/requests/obligations';
import { updateObligationRequestSchema } from '@anupalan/validators/requests/obligations';
import type { Condition } from '../../../shared/viewer/condition.ts';
import {
  findFirstDue,
  type Repeats,
  toRepeats,
  toSchedule,
  toScheduleChanges,
} from './condition-schedule.ts';
import { rowWords } from './words.ts';

/** What was typed into a row and not saved; a field that is absent is as it was found. */
export type ConditionDraft = {
  title?: string;
  text?: string;
  repeats?: Repeats;
  firstDue?: string | null;
};

/** Messages of a row by its fields. */
export type ConditionErrors = { title?: string; text?: string; repeats?: string; firstDue?: string };

/** The values that a row shows: what was typed, else what was found. */
export function toDraftValues(condition: Condition, draft: ConditionDraft, today: string) {
  return {
    title: draft.title ?? condition.title,
    text: draft.text ?? condition.text,
    repeats: draft.repeats ?? toRepeats(condition),
    firstDue: draft.firstDue === undefined ? findFirstDue(condition, today) : draft.firstDue,
  };
}

/** The draft without what is the same as before. */
export function toCleanDraft(condition: Condition, draft: ConditionDraft, today: string): ConditionDraft {
  const clean: ConditionDraft = {};
  if (draft.title !== undefined && draft.title !== condition.title) clean.title = draft.title;
  if (draft.text !== undefined && draft.text !== condition.text) clean.text = draft.text;
  if (draft.repeats !== undefined && draft.repeats !== toRepeats(condition)) clean.repeats = draft.repeats;
  if (draft.firstDue !== undefined && draft.firstDue !== findFirstDue(condition, today)) {
    clean.firstDue = draft.firstDue;
  }
  return clean;
}

/** Whether something was typed. */
export function isDirty(draft: ConditionDraft): boolean {
  return Object.keys(draft).length > 0;
}

/** The schedule that the row's values make, or null while they make none. */
export function toDraftSchedule(condition: Condition, draft: ConditionDraft, today: string) {
  const { repeats, firstDue } = toDraftValues(condition, draft, today);
  const isChanged = draft.repeats !== undefined || draft.firstDue !== undefined;
  return isChanged ? toSchedule(repeats, firstDue, condition.schedule) : condition.schedule;
}

/**
 * The changes that a draft asks for. A frequency without a first date is sent alone: the server anchors it on the
 * order's date (D19).
 */
export function toChanges(
  condition: Condition,
  draft: ConditionDraft,
  today: string,
): UpdateObligationRequest {
  const changes: UpdateObligationRequest = {};
  if (draft.title !== undefined) changes.title = draft.title.trim();
  if (draft.text !== undefined) changes.text = draft.text.trim();
  if (draft.repeats === undefined && draft.firstDue === undefined) return changes;
  const { repeats, firstDue } = toDraftValues(condition, draft, today);
  if (repeats === 'none') return changes;
  const made = toScheduleChanges(repeats, firstDue, condition.schedule);
  return { ...changes, ...(made.schedule === null ? { frequency: made.frequency } : made) };
}

/** What is wrong with a draft, by the rules that the server checks as well. */
export function findDraftErrors(condition: Condition, draft: ConditionDraft, today: string): ConditionErrors {
  const errors: ConditionErrors = {};
  const { repeats, firstDue } = toDraftValues(condition, draft, today);
  const isScheduleChanged = draft.repeats !== undefined || draft.firstDue !== undefined;
  if (isScheduleChanged && repeats === 'once' && firstDue === null) {
    errors.firstDue = FIELD_MESSAGES.dueDateRequired;
  }
  for (const field of ['title', 'text'] as const) {
    const words = draft[field];
    const message = words === undefined ? null : findWordsError(field, words.trim());
    if (message !== null) errors[field] = message;
  }
  return errors;
}

/** A name that was read may be longer than what a person may type (D48): only what was typed is checked. */
function findWordsError(field: 'title' | 'text', words: string): string | null {
  if (field === 'title' && words === '') return rowWords.nameRequired;
  if (field === 'title' && words.length > OBLIGATION_TITLE_MAX_LENGTH) {
    return tooLongMessage(rowWords.name, OBLIGATION_TITLE_MAX_LENGTH);
  }
  try {
    updateObligationRequestSchema.validateSyncAt(field, { [field]: words });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : null;
  }
}

/** The server's field errors of a 422, at the row's fields. */
export function toRowErrors(errors: readonly FieldError[]): ConditionErrors {
  const row: ConditionErrors = {};
  for (const { field, message } of errors) {
    const name = field.replace(/^data\./, '');
    if (name === 'title' || name === 'text') row[name] ??= message;
    else if (name === 'frequency' || name.startsWith('schedule.interval')) row.repeats ??= message;
    else if (name === 'dueDate' || name.startsWith('schedule')) row.firstDue ??= message;
  }
  return row;
}

/** Drafts as they were kept for when the session ends (D8); anything that is no draft is left out. */
export function parseDrafts(values: Readonly<Record<string, unknown>>): Record<string, ConditionDraft> {
  const drafts: Record<string, ConditionDraft> = {};
  for (const [id, value] of Object.entries(values)) {
    if (typeof value !== 'object' || value === null) continue;
    const { title, text, repeats, firstDue } = value as Record<string, unknown>;
    const draft: ConditionDraft = {};
    if (typeof title === 'string') draft.title = title;
    if (typeof text === 'string') draft.text = text;
    if (typeof repeats === 'string') draft.repeats = repeats as Repeats;
    if (typeof firstDue === 'string' || firstDue === null) draft.firstDue = firstDue;
    if (isDirty(draft)) drafts[id] = draft;
  }
  return drafts;
}
