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

/** A pack of an order and a period, or the making of one. `fileName` and `size` (bytes) once it is ready. */
export const orderPackSchema = shape({
  id: identifier().defined(),
  kind: choice(ORDER_PACK_KINDS).defined(),
  startDate: calendarDate().defined(),
  endDate: calendarDate().defined(),
  status: choice(ORDER_PACK_STATUSES).defined(),
  /** 0..1 of the bytes. */
  progress: numeric().min(0).max(1).defined(),
  /** Why it could not be made; else null. */
  failure: text().nullable().defined(),
  fileName: text().nullable().defined(),
  size: wholeNumber().nullable().defined(),
  requestedBy: namedSchema,
  createdAt: instant().defined(),
  /** Until when it can be downloaded. */
  expiresAt: instant().defined(),
});

/** A pack of an order and a period, or the making of one. */
export type OrderPack = InferType<typeof orderPackSchema>;
