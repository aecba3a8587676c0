import {
  ORDER_PACK_KINDS,
  ORDER_PACK_MAX_PERIOD_DAYS,
  ORDER_PACK_MESSAGES,
} from '@anupalan/enums/order-packs';
import type { InferType } from 'yup';
import { choiceField, dateField } from '../fields.ts';
import { request } from './envelope.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** POST /consent-documents/{id}/packs: what is made, and the first and last day that it speaks of. */
export const createOrderPackRequestSchema = request({
  kind: choiceField(ORDER_PACK_KINDS).required(ORDER_PACK_MESSAGES.kindRequired),
  startDate: dateField().required(ORDER_PACK_MESSAGES.startRequired),
  endDate: dateField()
    .required(ORDER_PACK_MESSAGES.endRequired)
    .test('order', ORDER_PACK_MESSAGES.endBeforeStart, (endDate, { parent }) => {
      const { startDate }: { startDate?: string } = parent;
      return !startDate || !endDate || startDate <= endDate;
    })
    .test('length', ORDER_PACK_MESSAGES.periodTooLong, (endDate, { parent }) => {
      const { startDate }: { startDate?: string } = parent;
      const days = (Date.parse(endDate) - Date.parse(startDate ?? endDate)) / DAY_MS;
      return !(days > ORDER_PACK_MAX_PERIOD_DAYS);
    }),
});

/** A checked wish for a pack. */
export type CreateOrderPackRequest = InferType<typeof createOrderPackRequestSchema>;
