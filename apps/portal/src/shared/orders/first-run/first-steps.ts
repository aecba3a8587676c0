import type { ConsentDocument } from '@anupalan/api-client/types';

/** Upload, schedule, do. */
export const STEP_COUNT = 3;

/** What the first steps know of the orders: the one that is on its way, and the newest that can be reviewed. */
export type FirstOrders = {
  reading: ConsentDocument | null;
  ready: ConsentDocument | null;
  failed: ConsentDocument | null;
};

const isReading = ({ status }: ConsentDocument) => status === 'queued' || status === 'reading';

/** Sorts orders, the newest first, by how far they are. A failed one counts as long as no other has come after it. */
export function toFirstOrders(orders: readonly ConsentDocument[]): FirstOrders {
  const [newest] = orders;
  return {
    reading: orders.find(isReading) ?? null,
    ready: orders.find(({ status }) => status === 'ready') ?? null,
    failed: newest?.status === 'failed' ? newest : null,
  };
}
