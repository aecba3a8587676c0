import 'fake-indexeddb/auto';
import { ORDER_MAX_BYTES } from '@anupalan/enums/limits';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { mayHaveKeptOrder } from './kept-hint.ts';
import { findKeptOrder, forgetOrder, keepOrder } from './kept-order.ts';

const NOW = new Date('2026-11-24T06:00:00Z');
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const order = () => ({
  name: 'our-order.pdf',
  files: [new File(['%PDF-1.7'], 'our-order.pdf', { type: 'application/pdf' })],
  rotations: [],
});

afterEach(async () => {
  await forgetOrder();
});

describe('an order that was read before signing up', () => {
  test('is there again with its name, type and bytes, until its days are over', async () => {
    expect(mayHaveKeptOrder()).toBe(false);
    expect(await keepOrder(order(), NOW)).toEqual(later(7));
    expect(mayHaveKeptOrder()).toBe(true);
    const found = await findKeptOrder(later(6.99));
    expect(found).toMatchObject({ name: 'our-order.pdf', until: later(7) });
    const [file] = found?.files ?? [];
    expect([file?.name, file?.type, await file?.text()]).toEqual([
      'our-order.pdf',
      'application/pdf',
      '%PDF-1.7',
    ]);
    expect(await findKeptOrder(later(7))).toBeNull();
    // Deleted, not only hidden.
    expect(mayHaveKeptOrder()).toBe(false);
    expect(await findKeptOrder(NOW)).toBeNull();
  });

  test('takes the place of the one before it, and is forgotten when asked', async () => {
    await keepOrder(order(), NOW);
    const files = [new File(['a'], '1.jpg'), new File(['b'], '2.jpg')];
    await keepOrder({ name: 'Pages', files, rotations: [0, 90] }, NOW);
    const found = await findKeptOrder(NOW);
    expect([found?.files.map(({ name }) => name), found?.rotations]).toEqual([
      ['1.jpg', '2.jpg'],
      [0, 90],
    ]);
    await forgetOrder();
    expect(await findKeptOrder(NOW)).toBeNull();
  });

  test('is not kept beyond the size of an order, nor where there is nothing', async () => {
    const half = new File([new Uint8Array(ORDER_MAX_BYTES / 2)], 'half.jpg');
    expect(await keepOrder({ name: 'Exact', files: [half, half], rotations: [] }, NOW)).toEqual(later(7));
    await forgetOrder();
    expect(
      await keepOrder({ name: 'More', files: [half, half, new File(['a'], 'a.jpg')], rotations: [] }, NOW),
    ).toBeNull();
    expect(await keepOrder({ name: 'None', files: [], rotations: [] }, NOW)).toBeNull();
    expect(mayHaveKeptOrder()).toBe(false);
  });

  const refuse = () => {
    throw new DOMException('No', 'QuotaExceededError');
  };
  const stays = async () => [mayHaveKeptOrder(), await findKeptOrder(NOW)];

  test('is not kept by a browser that has no room, and nothing of it stays', async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(refuse);
    expect(await keepOrder(order(), NOW)).toBeNull();
    put.mockRestore();
    expect(await stays()).toEqual([false, null]);
  });

  test('is not kept by a browser that keeps no notes, and nothing of it stays', async () => {
    const storage = localStorage;
    vi.stubGlobal('localStorage', { setItem: refuse, getItem: refuse, removeItem: refuse });
    expect(await keepOrder(order(), NOW)).toBeNull();
    expect(mayHaveKeptOrder()).toBe(false);
    vi.stubGlobal('localStorage', storage);
    expect(await stays()).toEqual([false, null]);
  });
});
