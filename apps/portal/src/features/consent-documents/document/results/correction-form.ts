import type { Citation, ResultValue } from '@anupalan/api-client/types';
import type { LimitMedium } from '@anupalan/enums/consents';
import { RESULT_CORRECTABLE_FIELDS } from '@anupalan/enums/results';
import type { CorrectResultRequest } from '@anupalan/validators/requests/results';
import { correctionWords } from './words.ts';

/** Values of the form of a result: texts, '' for what the report does not state. */
export type CorrectionValues = Record<(typeof RESULT_CORRECTABLE_FIELDS)[number], string>;

/** The form of a result as it is. */
export function toCorrectionValues(value: ResultValue): CorrectionValues {
  return Object.fromEntries(
    RESULT_CORRECTABLE_FIELDS.map((field) => [field, value[field] ?? '']),
  ) as CorrectionValues;
}

/** What is sent of a result. */
export function toCorrectionBody(values: CorrectionValues): CorrectResultRequest {
  return {
    medium: values.medium === '' ? null : (values.medium as LimitMedium),
    point: values.point.trim() || null,
    parameter: values.parameter.trim(),
    value: values.value.trim(),
    unit: values.unit.trim() || null,
    averaging: values.averaging.trim() || null,
    sampledOn: values.sampledOn || null,
  };
}

/** Where a result is printed: the words of its page, or of its row in a sheet. */
export function toPlaceText({ page, paragraph, quote }: Citation): string {
  return page === null
    ? correctionWords.inRow((paragraph ?? 0) + 1, quote)
    : correctionWords.onPage(page, quote);
}
