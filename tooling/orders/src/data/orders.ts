import type { Order } from '../model/order.ts';
import { gpcbTiles } from './gpcb-tiles/order.ts';
import { kspcbGarments } from './kspcb-garments/order.ts';
import { moefccDistillery } from './moefcc-distillery/order.ts';
import { mpcbPlating } from './mpcb-plating/order.ts';
import { tnpcbTanneryAir } from './tnpcb-tannery/air.ts';
import { tnpcbTanneryWater } from './tnpcb-tannery/water.ts';
import { tspcbPaper } from './tspcb-paper/order.ts';

/** Every invented order. */
export const ORDERS: readonly Order[] = [
  mpcbPlating,
  tnpcbTanneryWater,
  gpcbTiles,
  moefccDistillery,
  kspcbGarments,
  tnpcbTanneryAir,
  tspcbPaper,
];
