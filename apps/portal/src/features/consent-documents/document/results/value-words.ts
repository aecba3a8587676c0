import type { ResultValue } from '@anupalan/api-client/types';
import { LIMIT_MEDIUM_LABELS } from '@anupalan/enums/consents';
import { RESULT_CORRECTABLE_FIELDS } from '@anupalan/enums/results';
import { formatLongDate } from '../../../../shared/tasks/task-dates.ts';
import { toDayText } from '../../../../shared/time-zone.ts';
import { reportWords } from './words.ts';

const joined = (separator: string, ...words: (string | null)[]): string =>
  words.filter((word) => word !== null).join(separator);

/** Where, when and how a result was measured, as far as the report says it. */
export function toWhere({ medium, point, sampledOn, method }: ResultValue): string {
  return joined(
    ', ',
    point ?? (medium && LIMIT_MEDIUM_LABELS[medium]),
    sampledOn && formatLongDate(sampledOn),
    method,
  );
}

/** "312 mg/l" as the report prints it, in its own unit; words without a figure ("BDL") have none, nor has a lost figure. */
export function toValueText({ value, unit }: Pick<ResultValue, 'value' | 'unit'>): string {
  if (value === '') return reportWords.notRead;
  return joined(' ', value, /\d/.test(value) ? unit : null);
}

/** "250 mg/l"; null where no limit fits. */
export function toLimitText({ limit }: Pick<ResultValue, 'limit'>): string | null {
  return limit === null ? null : joined(' ', limit.limit, limit.unit);
}

/** Who corrected a result and when, and how its value was read before; empty for a result as it was read. */
export function toCorrectionText(value: ResultValue): string {
  const { correction } = value;
  if (correction === null) return '';
  const { by, at, readAs } = correction;
  const day = toDayText(at);
  if (RESULT_CORRECTABLE_FIELDS.every((key) => readAs[key] === value[key]))
    return reportWords.checkedBy(by.name, day);
  const corrected = reportWords.correctedBy(by.name, day);
  const [before, after] = [toValueText(readAs), toValueText(value)];
  return before === after || readAs.value === '' ? corrected : `${reportWords.readAs(before)} ${corrected}`;
}
