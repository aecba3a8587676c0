import { useEffect, useState } from 'react';
import { forgetOrder, keepOrder } from '../../../shared/orders/kept-order/kept-order.ts';
import type { PreviewedOrder } from '../reading/preview-state.ts';

/** Whether this browser keeps the order that was read, so that it is there after signing up. */
export type Keeping =
  /** A sample, or not known yet. */
  | { state: 'none' }
  | { state: 'kept'; until: Date }
  /** The browser lets pages keep nothing, or has no room. */
  | { state: 'failed' }
  /** The visitor wanted it gone. */
  | { state: 'removed' };

/**
 * Keeps the visitor's own order in this browser. One that is read again, with its pictures, is kept once; one that they
 * removed stays removed.
 */
export function useKeeping({ name, sources, rotations, isSample }: PreviewedOrder) {
  const [keeping, setKeeping] = useState<Keeping>({ state: 'none' });
  useEffect(() => {
    if (isSample) return;
    let isGone = false;
    void keepOrder({ name, files: sources, rotations }, new Date()).then((until) => {
      if (!isGone) setKeeping(until === null ? { state: 'failed' } : { state: 'kept', until });
    });
    return () => {
      isGone = true;
    };
  }, [name, sources, rotations, isSample]);
  const remove = async () => {
    await forgetOrder();
    setKeeping({ state: 'removed' });
  };
  return { keeping, remove };
}
