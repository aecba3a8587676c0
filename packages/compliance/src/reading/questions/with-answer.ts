import { toFrequency } from '../periods/cycles.ts';
import type { Period } from '../periods/types.ts';
import type { Asks } from './asks.ts';
import { parsePeriodCode } from './period-code.ts';

/** A count that is missing in an order has at most three digits. */
const COUNT = /^[1-9]\d{0,2}$/;

/** A period with what a person has answered; null for an answer that does not fit. The start of a series is no part of it. */
export const withAnswer = (period: Period, asks: Asks, value: string): Period | null => {
  const told = { ...period, question: null, asks: null };
  switch (asks.kind) {
    case 'period': {
      const cycle = parsePeriodCode(value);
      return cycle && { ...told, kind: 'recurring', cycle, frequency: toFrequency(cycle) };
    }
    case 'deadline': {
      const span = parsePeriodCode(value);
      return span && { ...told, kind: 'once', amount: span.every, unit: span.unit };
    }
    case 'day':
      return { ...told, kind: 'once', date: value };
    case 'day_of_year':
      return {
        ...told,
        kind: 'recurring',
        monthDays: [value],
        cycle: { every: 1, unit: 'year', times: 1 },
        frequency: 'yearly',
      };
    case 'count': {
      if (!COUNT.test(value)) return null;
      if (asks.of === 'deadline') return { ...told, kind: 'once', amount: Number(value), unit: asks.unit };
      const cycle = { every: Number(value), unit: asks.unit, times: 1 };
      return { ...told, kind: 'recurring', cycle, frequency: toFrequency(cycle) };
    }
    case 'begins':
    case 'consent_no':
    case 'industry_name':
    case 'category':
    case 'issued_on':
    case 'valid_upto':
      return told;
  }
};
