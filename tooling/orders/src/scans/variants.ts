import { INDIC_ORDERS } from '../data/indic/orders.ts';
import { ORDERS } from '../data/orders.ts';
import type { Order } from '../model/order.ts';
import { ENGLISH_KINDS, INDIC_KINDS } from './kinds.ts';
import type { ScanKind } from './picture.ts';

/** An order in one way of scanning it. */
export interface Variant {
  /** `order.kind`, the name of its files. */
  name: string;
  order: Order;
  kind: ScanKind;
  /** Kept back from whoever works on the reader: measured apart, and not looked into. */
  isHeldBack: boolean;
}

const vary = (orders: readonly Order[], kinds: readonly ScanKind[]): Variant[] =>
  orders.flatMap((order, i) =>
    kinds.map((kind, j) => ({
      name: `${order.name}.${kind.name}`,
      order,
      kind,
      isHeldBack: (i + j) % 2 === 1,
    })),
  );

/** Every order in every way of scanning it; of each way and of each order every second one is held back. */
export const VARIANTS: readonly Variant[] = [
  ...vary(ORDERS, ENGLISH_KINDS),
  ...vary(INDIC_ORDERS, INDIC_KINDS),
];

/** The variants whose names hold one of these parts; all where none is given. */
export function chooseVariants(parts: readonly string[]): readonly Variant[] {
  return VARIANTS.filter(({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)));
}
