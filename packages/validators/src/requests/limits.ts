import { LIMIT_MEDIA } from '@anupalan/enums/consents';
import { requiredMessage } from '@anupalan/enums/field-messages';
import { LIMIT_UNIT_MAX_LENGTH } from '@anupalan/enums/limits';
import { PARTICULAR_KINDS } from '@anupalan/enums/particulars';
import type { InferType } from 'yup';
import { choiceField } from '../fields.ts';
import { citationField } from './citation.ts';
import { request } from './envelope.ts';
import { optionalWords, words } from './words-as-printed.ts';

const limitFields = {
  point: optionalWords('Point'),
  unit: optionalWords('Unit', LIMIT_UNIT_MAX_LENGTH),
  averaging: optionalWords('Averaging time'),
};
const particularFields = {
  value: optionalWords('Value'),
  unit: optionalWords('Unit', LIMIT_UNIT_MAX_LENGTH),
};

/** POST /consent-documents/{id}/limits (D47). */
export const addLimitRequestSchema = request({
  medium: choiceField(LIMIT_MEDIA).required(requiredMessage('Medium')),
  parameter: words('Parameter').required(requiredMessage('Parameter')),
  limit: words('Limit').required(requiredMessage('Limit')),
  ...limitFields,
  citation: citationField(),
});

/** A checked new limit. */
export type AddLimitRequest = InferType<typeof addLimitRequestSchema>;

/** PATCH /consent-documents/{id}/limits/{limitId}. What is absent stays; null clears. */
export const updateLimitRequestSchema = request({
  medium: choiceField(LIMIT_MEDIA).optional(),
  parameter: words('Parameter').optional(),
  limit: words('Limit').optional(),
  ...limitFields,
  citation: citationField().optional(),
});

/** A checked correction of a limit. */
export type UpdateLimitRequest = InferType<typeof updateLimitRequestSchema>;

/** POST /consent-documents/{id}/particulars (D47). */
export const addParticularRequestSchema = request({
  kind: choiceField(PARTICULAR_KINDS).required(requiredMessage('Kind')),
  name: words('Name').required(requiredMessage('Name')),
  ...particularFields,
  citation: citationField(),
});

/** A checked new particular. */
export type AddParticularRequest = InferType<typeof addParticularRequestSchema>;

/** PATCH /consent-documents/{id}/particulars/{particularId}. What is absent stays; null clears. */
export const updateParticularRequestSchema = request({
  kind: choiceField(PARTICULAR_KINDS).optional(),
  name: words('Name').optional(),
  ...particularFields,
  citation: citationField().optional(),
});

/** A checked correction of a particular. */
export type UpdateParticularRequest = InferType<typeof updateParticularRequestSchema>;
