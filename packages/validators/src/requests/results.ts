import { LIMIT_MEDIA } from '@anupalan/enums/consents';
import { LIMIT_UNIT_MAX_LENGTH } from '@anupalan/enums/limits';
import type { InferType } from 'yup';
import { choiceField, dateField } from '../fields.ts';
import { request } from './envelope.ts';
import { optionalWords, words } from './words-as-printed.ts';

/** Text part of the multipart POST /consent-documents/{id}/results. */
export const resultReportRequestSchema = request({ sampledOn: dateField().optional() });

/** PATCH /consent-documents/{id}/results/{resultId}/values/{valueId} (D47). What is absent stays; null clears. */
export const correctResultRequestSchema = request({
  medium: choiceField(LIMIT_MEDIA).nullable().optional(),
  point: optionalWords('Point'),
  parameter: words('Parameter').optional(),
  value: words('Result').optional(),
  unit: optionalWords('Unit', LIMIT_UNIT_MAX_LENGTH),
  averaging: optionalWords('Averaging time'),
  sampledOn: dateField().nullable().optional(),
});

/** A checked correction of a result. */
export type CorrectResultRequest = InferType<typeof correctResultRequestSchema>;
