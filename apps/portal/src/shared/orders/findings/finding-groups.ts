import { LIMIT_MEDIA, LIMIT_MEDIUM_LABELS, type LimitMedium } from '@anupalan/enums/consents';
import {
  type FindingSource,
  PARTICULAR_KIND_LABELS,
  PARTICULAR_KINDS,
  type ParticularKind,
} from '@anupalan/enums/particulars';
import { words } from './words.ts';

/** Rows under one head. */
export type Group<Row> = { label: string; rows: Row[] };

type GroupedLimit = { medium: LimitMedium; point: string | null };

/** Limits by medium and, within it, by point, in the order in which the points first stand; those without one first. */
export function groupLimits<Row extends GroupedLimit>(limits: readonly Row[]): Group<Row>[] {
  return LIMIT_MEDIA.flatMap((medium) => {
    const byPoint = Map.groupBy(
      limits.filter((limit) => limit.medium === medium),
      (limit) => limit.point,
    );
    const label = LIMIT_MEDIUM_LABELS[medium];
    return [...byPoint]
      .toSorted(([a], [b]) => Number(a !== null) - Number(b !== null))
      .map(([point, rows]) => ({ label: point === null ? label : `${label}: ${point}`, rows }));
  });
}

/** Particulars by kind. */
export function groupParticulars<Row extends { kind: ParticularKind }>(rows: readonly Row[]): Group<Row>[] {
  return PARTICULAR_KINDS.map((kind) => ({
    label: PARTICULAR_KIND_LABELS[kind],
    rows: rows.filter((row) => row.kind === kind),
  })).filter((group) => group.rows.length > 0);
}

/** A value with its unit: "150 mg/Nm3". */
export function toValueWords(value: string | null, unit: string | null): string {
  return [value, unit].filter(Boolean).join(' ');
}

/** Who says so, where it is not the reader: quiet words behind others. */
export function toOrigin({
  source,
  isCorrected,
}: {
  source: FindingSource;
  isCorrected: boolean;
}): string | null {
  if (source === 'read') return null;
  return isCorrected ? words.corrected : words.added;
}
