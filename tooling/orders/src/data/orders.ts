import type { Order } from '../model/order.ts';
import { mpcbPlating } from './mpcb-plating/order.ts';

/** Every invented order. */
export const ORDERS: readonly Order[] = [mpcbPlating];
