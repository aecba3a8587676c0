import { FIELD_MESSAGES, tooLongMessage } from '@anupalan/enums/field-messages';
import { FREQUENCIES } from '@anupalan/enums/frequencies';
import {
  CONDITION_NO_MAX_LENGTH,
  DESCRIPTION_MAX_LENGTH,
  MERGE_MAX_COUNT,
  OBLIGATION_TITLE_MAX_LENGTH,
  STATUTORY_LINKS_MAX,
  TASK_NAME_MAX_LENGTH,
} from '@anupalan/enums/limits';
import { OBLIGATION_CATEGORIES, OBLIGATION_STATES } from '@anupalan/enums/obligations';
import type { InferType } from 'yup';
import { choiceField, dateField, idsField, lineField, paragraphField } from '../fields.ts';
import { flag, listOf, shape, text } from '../primitives.ts';
import { citationField } from './citation.ts';
import { request } from './envelope.ts';
import { type CheckedQuery, defineList, queryChoice, queryText } from './list-query.ts';
import { scheduleSchema } from './schedule.ts';

/**
 * PATCH /obligations/{id}. `schedule` wins over `frequency` and `dueDate`; one of these alone rebuilds it. `done`
 * answers "Was this done?" of a one-off whose date has passed (D22). `citation`: the words that a person selected for it
 * instead of those that the reader found (D47). `lastDone` answers when a recurring duty was last done: a day, "not yet" or
 * "not asked of us then" (D42). `statutoryIds`: the rows of the statutory catalogue that a person says it is the same as;
 * empty: none; null: those that the reader found.
 */
export const updateObligationRequestSchema = request({
  title: lineField()
    .min(1, 'Title is required')
    .max(TASK_NAME_MAX_LENGTH, tooLongMessage('Title', TASK_NAME_MAX_LENGTH))
    .optional(),
  text: paragraphField()
    .min(1, 'Text is required')
    .max(DESCRIPTION_MAX_LENGTH, tooLongMessage('Text', DESCRIPTION_MAX_LENGTH))
    .optional(),
  frequency: choiceField(FREQUENCIES).nullable().optional(),
  dueDate: dateField().nullable().optional(),
  schedule: scheduleSchema.nullable().optional(),
  state: choiceField(OBLIGATION_STATES).optional(),
  done: flag().nullable().optional(),
  citation: citationField().optional(),
  statutoryIds: listOf(text().required(FIELD_MESSAGES.idRequired).meta({ format: 'uuid' }))
    .max(STATUTORY_LINKS_MAX, `At most ${STATUTORY_LINKS_MAX} at once`)
    .nullable()
    .optional(),
  lastDone: shape({
    completedOn: dateField().optional(),
    notYet: flag().oneOf([true]).optional(),
    notAsked: flag().oneOf([true]).optional(),
  })
    .optional()
    .default(undefined)
    .test('oneAnswer', FIELD_MESSAGES.oneAnswer, (value) => {
      if (value === undefined) return true;
      return (
        [value.completedOn, value.notYet, value.notAsked].filter((each) => each !== undefined).length === 1
      );
    }),
});

/** A checked change of an obligation. */
export type UpdateObligationRequest = InferType<typeof updateObligationRequestSchema>;

/** PATCH /obligations: several at once. */
export const updateObligationsRequestSchema = request({
  ids: idsField().required(FIELD_MESSAGES.idsRequired),
  state: choiceField(OBLIGATION_STATES).required(FIELD_MESSAGES.statusRequired),
});

/** POST /obligations/{id}/start: that happened which the obligation waits for, or will, on a day. */
export const startObligationRequestSchema = request({
  happenedOn: dateField().required(FIELD_MESSAGES.happenedOnRequired),
  assigneeId: text().nullable().optional().meta({ format: 'uuid' }),
});

/** A checked start of an obligation. */
export type StartObligationRequest = InferType<typeof startObligationRequestSchema>;

/** GET /duty-events. Without `sortBy`: order by order, each in its own order. */
export const dutyEventsList = defineList({
  sorts: ['title', 'document'],
  usualSort: null,
  filters: { consentDocumentId: queryText() },
});

/** A checked query of obligations that begin when something happens. */
export type DutyEventsQuery = CheckedQuery<typeof dutyEventsList>;

/** A checked change of several obligations. */
export type UpdateObligationsRequest = InferType<typeof updateObligationsRequestSchema>;

function titleField() {
  return lineField().max(OBLIGATION_TITLE_MAX_LENGTH, tooLongMessage('Title', OBLIGATION_TITLE_MAX_LENGTH));
}

function textField() {
  return paragraphField()
    .required(FIELD_MESSAGES.textRequired)
    .max(DESCRIPTION_MAX_LENGTH, tooLongMessage('Text', DESCRIPTION_MAX_LENGTH));
}

/**
 * POST /consent-documents/{id}/obligations: a duty that a person adds from a passage (D47). Without `schedule` the
 * passage says when; null: it has no date.
 */
export const addObligationRequestSchema = request({
  title: titleField().required(FIELD_MESSAGES.titleRequired),
  text: textField(),
  conditionNo: lineField()
    .max(CONDITION_NO_MAX_LENGTH, tooLongMessage('Condition number', CONDITION_NO_MAX_LENGTH))
    .nullable()
    .optional(),
  category: choiceField(OBLIGATION_CATEGORIES).required(FIELD_MESSAGES.categoryRequired),
  schedule: scheduleSchema.nullable().optional(),
  citation: citationField().required(FIELD_MESSAGES.citationRequired),
});

/** A checked obligation that a person adds. */
export type AddObligationRequest = InferType<typeof addObligationRequestSchema>;

/** POST /obligations/merge: several of one order become one (D47). */
export const mergeObligationsRequestSchema = request({
  ids: idsField()
    .required(FIELD_MESSAGES.mergeAtLeastTwo)
    .min(2, FIELD_MESSAGES.mergeAtLeastTwo)
    .max(MERGE_MAX_COUNT, `At most ${MERGE_MAX_COUNT} at once`),
});

/** A checked merge. */
export type MergeObligationsRequest = InferType<typeof mergeObligationsRequestSchema>;

/** POST /obligations/{id}/split: the parts in their order; one without a title is named by its words (D47). */
export const splitObligationRequestSchema = request({
  parts: listOf(
    shape({ text: textField(), title: titleField().min(1, FIELD_MESSAGES.titleRequired).optional() }),
  )
    .required(FIELD_MESSAGES.splitAtLeastTwo)
    .min(2, FIELD_MESSAGES.splitAtLeastTwo)
    .max(MERGE_MAX_COUNT, `At most ${MERGE_MAX_COUNT} at once`),
});

/** A checked split. */
export type SplitObligationRequest = InferType<typeof splitObligationRequestSchema>;

/** GET /consent-documents/{id}/obligations. Without `sortBy`: in the order of the document. */
export const obligationsList = defineList({
  sorts: ['position', 'dueDate', 'title', 'confidence'],
  usualSort: { by: 'position', order: 'asc' },
  filters: {
    state: queryChoice(OBLIGATION_STATES, ['all']),
    category: queryChoice(OBLIGATION_CATEGORIES, ['all']),
    frequency: queryChoice(FREQUENCIES, ['all']),
  },
});

/** A checked query of obligations. */
export type ObligationsQuery = CheckedQuery<typeof obligationsList>;
