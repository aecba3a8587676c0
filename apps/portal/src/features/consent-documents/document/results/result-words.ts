import type { ResultReport, ResultSeries } from '@anupalan/api-client/types';
import { LIMIT_MEDIUM_LABELS } from '@anupalan/enums/consents';
import { RESULT_SOURCE_LABELS, RESULT_STATE_LABELS, RESULT_STATES } from '@anupalan/enums/results';
import { toDayText } from '../../../../shared/time-zone.ts';
import { words } from './words.ts';

/** "1 exceeded, 2 within"; nothing where there is no result. */
export function toCountsText(counts: ResultReport['counts']): string {
  return RESULT_STATES.filter((state) => counts[state] > 0)
    .map((state) => `${counts[state]} ${RESULT_STATE_LABELS[state].toLowerCase()}`)
    .join(', ');
}

/** The quiet line of a report: its results, how it came, who sent it, when. */
export function toReportMeta(report: ResultReport): string {
  const { status, counts, source, uploadedBy, createdAt } = report;
  const results =
    status === 'read' ? toCountsText(counts) : status === 'queued' ? words.reports.beingRead : '';
  return [results, RESULT_SOURCE_LABELS[source], uploadedBy.name, toDayText(createdAt)]
    .filter((words) => words !== '')
    .join(' · ');
}

/** Where something was measured: its point, or else what was sampled. */
function toPlace({ point, medium }: ResultSeries): string {
  return point ?? (medium === null ? words.unnamedPoint : LIMIT_MEDIUM_LABELS[medium]);
}

/** What was compared, by where it was measured; the place with the worst result first. */
export function toPlaces(series: readonly ResultSeries[]): [place: string, series: ResultSeries[]][] {
  const places = new Map<string, ResultSeries[]>();
  for (const one of series) {
    if (one.state === 'not_compared') continue;
    const place = toPlace(one);
    places.set(place, [...(places.get(place) ?? []), one]);
  }
  return [...places];
}
