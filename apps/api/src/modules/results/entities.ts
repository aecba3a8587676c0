import type { Series } from '@anupalan/compliance/results/series';
import type { Comparison } from '@anupalan/compliance/results/types';
import { RESULT_SAMPLES_SHOWN, type ResultSource } from '@anupalan/enums/results';
import type {
  ResultCorrection,
  ResultReport,
  ResultSeries,
  ResultValue,
} from '@anupalan/validators/entities/result';
import type { CitedLimit } from './limits.ts';
import type { ReportRow } from './repository.ts';
import type { CorrectedRow, ValueRow } from './value-repository.ts';

/** A value of a report with how it is to its limit. */
export type Compared<Row extends ValueRow = CorrectedRow> = { value: Row; comparison: Comparison };

function sourceOf({ evidenceId, labReportId }: ReportRow): ResultSource {
  if (evidenceId !== null) return 'evidence';
  return labReportId === null ? 'upload' : 'laboratory';
}

/** A report of an order, with how many of its values are in each state. */
export function toReport(row: ReportRow, compared: readonly Compared[]): ResultReport {
  const counts = { exceeded: 0, close: 0, within: 0, not_compared: 0 };
  for (const { comparison } of compared) counts[comparison.state] += 1;
  return {
    id: row.id,
    fileName: row.fileName,
    source: sourceOf(row),
    size: Number(row.size),
    uploadedBy: { id: row.uploaderId, name: row.uploaderName },
    createdAt: row.createdAt.toISOString(),
    sampledOn: row.sampledOn,
    status: row.status as ResultReport['status'],
    failure: row.failure,
    unreadPages: row.unreadPages,
    counts,
  };
}

function toMeasured({ value, comparison }: Compared<ValueRow>, limits: readonly CitedLimit[]) {
  const limit = limits.find(({ id }) => id === comparison.limitId);
  return {
    medium: value.medium,
    point: value.point,
    parameter: value.parameter,
    value: value.value,
    unit: value.unit,
    sampledOn: value.sampledOn,
    state: comparison.state,
    reason: comparison.reason,
    limit: limit
      ? {
          id: limit.id,
          limit: limit.limit,
          unit: limit.unit,
          averaging: limit.averaging,
          citation: limit.citation,
        }
      : null,
  };
}

/** One result beside its limit. */
export function toValue(compared: Compared, limits: readonly CitedLimit[]): ResultValue {
  const { id, averaging, method, citation: kept } = compared.value;
  // What is in doubt is told by the reason.
  const { doubts: _, isToCome: __, ...citation } = kept;
  const correction = toCorrection(compared.value);
  return { id, ...toMeasured(compared, limits), averaging, method, citation, correction };
}

function toCorrection(row: CorrectedRow): ResultCorrection | null {
  const { readAs, correctedBy, correctorName, correctedAt } = row;
  if (readAs === null || correctedBy === null || correctedAt === null) return null;
  return { by: { id: correctedBy, name: correctorName ?? '' }, at: correctedAt.toISOString(), readAs };
}

/** What was measured of one parameter; it has the id of its latest value. */
export function toResultSeries(
  { samples, latest }: Series<ValueRow>,
  limits: readonly CitedLimit[],
  document: { id: string; name: string },
): ResultSeries {
  return {
    id: latest.value.id,
    document,
    reportId: latest.value.reportId,
    ...toMeasured(latest, limits),
    min: latest.comparison.min,
    max: latest.comparison.max,
    samples: samples.slice(-RESULT_SAMPLES_SHOWN).map(({ value, comparison }) => ({
      value: comparison.value,
      sampledOn: value.sampledOn,
    })),
  };
}
