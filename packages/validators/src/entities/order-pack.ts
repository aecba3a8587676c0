import { ORDER_PACK_KINDS, ORDER_PACK_STATUSES } from '@anupalan/enums/order-packs';
import type { InferType } from 'yup';
import {
  calendarDate,
  choice,
  identifier,
  instant,
  numeric,
  shape,
  text,
  wholeNumber,
} from '../primitives.ts';
import { namedSchema } from './named.ts';

/** A pack of an order for a period, ready or in progress. It has `fileName` and `size` (bytes) when it is ready. */
export const orderPackSchema = shape({
  id: identifier().defined(),
  kind: choice(ORDER_PACK_KINDS).defined(),
  startDate: calendarDate().defined(),
  endDate: calendarDate().defined(),
  status: choice(ORDER_PACK_STATUSES).defined(),
  /** The progress, 0..1, measured in bytes. */
  progress: numeric().min(0).max(1).defined(),
  /** Why it could not be made; otherwise null. */
  failure: text().nullable().defined(),
  fileName: text().nullable().defined(),
  size: wholeNumber().nullable().defined(),
  requestedBy: namedSchema,
  createdAt: instant().defined(),
  /** The end of the time in which it can be downloaded. */
  expiresAt: instant().defined(),
});

/** A pack of an order for a period, ready or in progress. */
export type OrderPack = InferType<typeof orderPackSchema>;
