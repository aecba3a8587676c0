import type { Filters } from '../filters.ts';
import type { RowContext } from '../row-context.ts';
import type { CalendarAddress } from './calendar-address.ts';

/** Props of the calendar of due dates. */
export type OccurrenceCalendarProps = {
  filters: Filters;
  context: Pick<RowContext, 'today' | 'toHref'>;
  get: (name: string) => string;
  /** Changes the address. */
  set: (changes: Readonly<Record<string, string>>) => void;
  /** The address with other values. */
  toAddress: (changes: Readonly<Record<string, string>>) => string;
};

/** Props of its month and of its year. */
export type SpanViewProps = Pick<OccurrenceCalendarProps, 'filters' | 'context' | 'set' | 'toAddress'> & {
  address: CalendarAddress;
};
