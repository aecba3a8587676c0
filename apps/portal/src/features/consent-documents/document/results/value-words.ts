import type { ResultValue } from '@anupalan/api-client/types';
import { LIMIT_MEDIUM_LABELS } from '@anupalan/enums/consents';
import { formatLongDate } from '../../../../shared/tasks/task-dates.ts';

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

/** "312 mg/l" as the report prints it, in its own unit; words without a figure ("BDL") have none. */
export function toValueText({ value, unit }: Pick<ResultValue, 'value' | 'unit'>): string {
  return joined(' ', value, /\d/.test(value) ? unit : null);
}

/** "250 mg/l"; null where no limit fits. */
export function toLimitText({ limit }: Pick<ResultValue, 'limit'>): string | null {
  return limit === null ? null : joined(' ', limit.limit, limit.unit);
}
