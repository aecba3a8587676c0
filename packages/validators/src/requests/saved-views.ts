import { FIELD_MESSAGES, tooLongMessage } from '@anupalan/enums/field-messages';
import {
  COLUMN_ID_MAX_LENGTH,
  HIDDEN_COLUMNS_MAX_COUNT,
  ROW_DENSITIES,
  SAVED_VIEW_MESSAGES,
  SAVED_VIEW_NAME_MAX_LENGTH,
  SAVED_VIEW_QUERY_MAX_LENGTH,
  SAVED_VIEW_SCREENS,
} from '@anupalan/enums/saved-views';
import { type InferType, object } from 'yup';
import { choiceField, idField, idsField, lineField } from '../fields.ts';
import { flag, listOf, text } from '../primitives.ts';
import { request } from './envelope.ts';
import { type CheckedQuery, defineList, queryChoice } from './list-query.ts';

/** The name of a saved view: required, 50 characters (D41). */
export function savedViewNameField() {
  return lineField()
    .required(SAVED_VIEW_MESSAGES.nameRequired)
    .max(SAVED_VIEW_NAME_MAX_LENGTH, tooLongMessage('View name', SAVED_VIEW_NAME_MAX_LENGTH));
}

const content = {
  query: text().max(SAVED_VIEW_QUERY_MAX_LENGTH, tooLongMessage('Filters', SAVED_VIEW_QUERY_MAX_LENGTH)),
  hiddenColumns: listOf(text().defined().max(COLUMN_ID_MAX_LENGTH)).max(HIDDEN_COLUMNS_MAX_COUNT),
  density: choiceField(ROW_DENSITIES),
  isDefault: flag(),
};

/** GET /saved-views: those of a screen, or all. */
export const savedViewsList = defineList({
  sorts: ['name'],
  usualSort: { by: 'name', order: 'asc' },
  filters: { screen: queryChoice(SAVED_VIEW_SCREENS, ['all']) },
});

/** A checked query of saved views. */
export type SavedViewsQuery = CheckedQuery<typeof savedViewsList>;

/** POST /saved-views. */
export const createSavedViewRequestSchema = request({
  screen: choiceField(SAVED_VIEW_SCREENS).required('Screen is required'),
  name: savedViewNameField(),
  ...content,
});

/** A checked new view. */
export type CreateSavedViewRequest = InferType<typeof createSavedViewRequestSchema>;

/** PUT /saved-views: what is left out stays. */
export const updateSavedViewRequestSchema = request({
  id: idField(),
  name: savedViewNameField().optional().min(1, SAVED_VIEW_MESSAGES.nameRequired),
  ...content,
});

/** A checked change of a view. */
export type UpdateSavedViewRequest = InferType<typeof updateSavedViewRequestSchema>;

/** DELETE /saved-views. */
export const deleteSavedViewsRequestSchema = request({
  ids: idsField().required(FIELD_MESSAGES.idsRequired),
});

/** The form that names a view. */
export const savedViewFormSchema = object({ name: savedViewNameField(), isDefault: flag().defined() });
