import type { PushSubscriptionRequest } from '@anupalan/validators/requests/push-subscriptions';

/** What a browser says of notifications: not able, forbidden by the person, not asked for, or shown. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

/** The worker that shows messages while no page is open; beside the pages, so that it is theirs. */
const WORKER_PATH = '/push-worker.js';

function isSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
}

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER_PATH);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** The state of this browser. */
export async function findPushState(): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return (await findSubscription()) === null ? 'off' : 'on';
}

/**
 * Asks for the permission; to be called by a press. A permission that is denied is only logged (docs/spec-coverage.md#calls),
 * and never asked for again.
 */
export async function askForPermission(): Promise<boolean> {
  if (Notification.permission === 'default') await Notification.requestPermission();
  if (Notification.permission === 'granted') return true;
  console.info('Notifications are not permitted in this browser.');
  return false;
}

/** Longest wait for the push service, in milliseconds: behind a firewall a browser tries for ever. */
const MOST_WAIT_MS = 20_000;

/** @throws Error when it takes too long */
async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The push service does not answer.')), MOST_WAIT_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

const toBytes = (base64url: string) =>
  Uint8Array.from(atob(base64url.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));

function isFor({ options }: PushSubscription, key: Uint8Array): boolean {
  const own = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return own.length === key.length && own.every((byte, index) => byte === key[index]);
}

/**
 * Subscribes this browser to a public key. One that was subscribed to another key, of an earlier installation, begins anew.
 * @throws Error where the browser's push service does not answer
 */
export async function subscribeBrowser(publicKey: string): Promise<PushSubscriptionRequest> {
  const key = toBytes(publicKey);
  await navigator.serviceWorker.register(WORKER_PATH);
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  if (known !== null && !isFor(known, key)) await known.unsubscribe();
  const { endpoint, keys } = (
    await inTime(pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
  ).toJSON();
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } };
}

/** Ends the subscription of this browser. @returns its endpoint; null: there was none */
export async function unsubscribeBrowser(): Promise<string | null> {
  if (!isSupported()) return null;
  const known = await findSubscription();
  await known?.unsubscribe();
  return known?.endpoint ?? null;
}
