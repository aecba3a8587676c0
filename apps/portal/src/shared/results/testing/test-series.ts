import type { ResultSeries } from '@anupalan/api-client/types';

/** An invented parameter that exceeds its limit, for tests. */
export function toTestSeries(changes: Partial<ResultSeries> = {}): ResultSeries {
  return {
    id: 'v1',
    document: { id: 'order-1', name: 'Consent to operate, Girna Dyestuffs' },
    reportId: 'report-1',
    medium: 'effluent',
    point: 'ETP outlet',
    parameter: 'COD',
    value: '312',
    unit: 'mg/l',
    sampledOn: '2026-05-12',
    state: 'exceeded',
    reason: null,
    limit: {
      id: 'limit-1',
      limit: '250',
      unit: 'mg/l',
      averaging: null,
      citation: { page: 4, quote: 'COD 250 mg/l', rects: [] },
    },
    min: null,
    max: 250,
    samples: [
      { value: 180, sampledOn: '2026-04-12' },
      { value: 312, sampledOn: '2026-05-12' },
    ],
    ...changes,
  };
}
