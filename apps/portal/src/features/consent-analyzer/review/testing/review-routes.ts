import type { ConsentDocument, Obligation } from '@anupalan/api-client/types';
import { screen } from '@testing-library/react';
import type { FakeCall, FakeRoutes } from '../../../../app/testing/fake-api.ts';
import { toTestOrder } from '../../../../shared/orders/testing/test-order.ts';
import { toTestObligation } from '../../../../shared/viewer/testing/test-obligation.ts';
import { toTestOneOff } from '../../test-data.ts';

/** The address of the order. */
export const PATH = '/company/consent-analyzer/order-1';

/** Tells the width of everything once. */
export class OnceResizeObserver {
  #report: (entries: { contentRect: { width: number } }[]) => void;
  constructor(report: (entries: { contentRect: { width: number } }[]) => void) {
    this.#report = report;
  }
  observe() {
    this.#report([{ contentRect: { width: 700 } }]);
  }
  unobserve() {}
  disconnect() {}
}

/** Three conditions to check: two that repeat, and one whose date has passed. */
export const OBLIGATIONS = [
  toTestObligation({ id: 'a', title: 'Sample the effluent' }),
  toTestObligation({
    id: 'b',
    title: 'Calibrate the meters',
    citation: { page: 3, quote: 'calibrate', rects: [{ x: 0.1, y: 0.4, width: 0.5, height: 0.02 }] },
  }),
  toTestOneOff({ id: 'c', title: 'Dismantle the old boiler', dueDate: '2020-05-10' }),
];

/** A little API that remembers decisions. */
export function toRoutes(
  order: Partial<ConsentDocument> = {},
  obligations: readonly Obligation[] = OBLIGATIONS,
): FakeRoutes {
  let rows = obligations.map((row) => ({ ...row }));
  const patch = (ids: readonly string[], changes: object) => {
    rows = rows.map((row) => (ids.includes(row.id) ? { ...row, ...changes } : row));
  };
  return {
    'GET /organisation': { data: { id: 'org-1', timeZone: 'Asia/Kolkata' } },
    'GET /users/assignable': { data: { users: [{ id: 'user-2', name: 'Ravi Kelkar' }], total: 1 } },
    'GET /consent-documents/order-1': { data: toTestOrder(order) },
    'GET /consent-documents/order-1/obligations': () => ({ data: { obligations: rows, total: rows.length } }),
    'PATCH /obligations/:id': ({ path, body }: FakeCall) => {
      const id = path.split('/').at(-1) ?? '';
      patch([id], body as object);
      return { data: rows.find((row) => row.id === id) };
    },
    'PATCH /obligations': ({ body }: FakeCall) => {
      const { ids, state } = body as { ids: string[]; state: Obligation['state'] };
      patch(ids, { state });
      return { data: { obligations: rows } };
    },
  };
}

/** The list of conditions. */
export const conditions = () => screen.findByRole('region', { name: 'Conditions found' });
/** The words of the open row. */
export const openRow = async () => (await conditions()).querySelector('[aria-expanded="true"]')?.textContent;
/** The changes that were sent. */
export const patches = (calls: readonly FakeCall[]) => calls.filter(({ method }) => method === 'PATCH');
