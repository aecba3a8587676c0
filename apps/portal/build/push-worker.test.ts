import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { NOTIFICATION_ICON_PATH } from '@anupalan/enums/notifications';
import { expect, test, vi } from 'vitest';

const PUBLIC = path.resolve(import.meta.dirname, '../public');
type Listener = (event: Record<string, unknown>) => void;

/** Runs the worker as a browser does, with the pages that are open. */
function startWorker(pages: readonly string[] = []) {
  const listeners = new Map<string, Listener>();
  const windows = pages.map((url) => ({ url, focus: vi.fn() }));
  const worker = {
    location: new URL('https://portal.works.example/push-worker.js'),
    registration: { showNotification: vi.fn() },
    clients: { matchAll: async () => windows, openWindow: vi.fn() },
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    skipWaiting: vi.fn(),
  };
  runInNewContext(readFileSync(path.join(PUBLIC, 'push-worker.js'), 'utf8'), { self: worker, URL });
  const dispatch = async (name: string, event: object) => {
    const waits: Promise<unknown>[] = [];
    listeners.get(name)?.({ ...event, waitUntil: (wait: Promise<unknown>) => waits.push(wait) });
    await Promise.all(waits);
  };
  return { worker, windows, dispatch, listeners };
}
const toData = (text: string) => ({ json: () => JSON.parse(text) });

test('a message is shown with the icon of the product', async () => {
  const { worker, dispatch } = startWorker();
  const message = { title: 'A task was assigned to you', body: 'Stack test', path: '/company/x', tag: 'one' };
  await dispatch('push', { data: toData(JSON.stringify(message)) });
  expect(worker.registration.showNotification).toHaveBeenCalledWith('A task was assigned to you', {
    body: 'Stack test',
    tag: 'one',
    icon: `/${NOTIFICATION_ICON_PATH}`,
    data: { path: '/company/x' },
  });
  expect(statSync(path.join(PUBLIC, NOTIFICATION_ICON_PATH)).size).toBeGreaterThan(500);
});

test.each([
  ['no JSON', toData('no')],
  ['another thing', toData('{"a":1}')],
  ['nothing', null],
])('what is %s is not shown', async (_, data) => {
  const { worker, dispatch } = startWorker();
  await dispatch('push', { data });
  expect(worker.registration.showNotification).not.toHaveBeenCalled();
});

const press = (to: unknown) => ({ notification: { close: vi.fn(), data: { path: to } } });

test('a press opens its page, or shows the one that is open', async () => {
  const { worker, windows, dispatch } = startWorker(['https://portal.works.example/company/x']);
  await dispatch('notificationclick', press('/company/x'));
  expect(windows[0]?.focus).toHaveBeenCalledOnce();
  await dispatch('notificationclick', press('/company/y'));
  expect(worker.clients.openWindow.mock.calls).toEqual([['https://portal.works.example/company/y']]);
});

test.each(['https://elsewhere.example/', '//elsewhere.example/x', undefined])(
  'a press never leads elsewhere (%s)',
  async (to) => {
    const { worker, dispatch } = startWorker();
    await dispatch('notificationclick', press(to));
    expect(worker.clients.openWindow).toHaveBeenCalledWith('https://portal.works.example/');
  },
);

test('it answers no request of a page', () => {
  expect([...startWorker().listeners.keys()].sort()).toEqual(['install', 'notificationclick', 'push']);
});
