import { vi } from 'vitest';

/** A browser that can show notifications; what it was asked, and what it has. */
export type FakeBrowserPush = {
  permission: NotificationPermission;
  /** What a person answers when they are asked. */
  answer: NotificationPermission;
  asked: number;
  registered: string[];
  /** Keys of the installations that it subscribed to, in base64url; the endpoints count up. */
  subscriptions: { key: string; endpoint: string; isEnded: boolean }[];
};

const toText = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

/** Puts such a browser in the place of happy-dom's, which has none of it. */
export function fakeBrowserPush(given: Partial<FakeBrowserPush> = {}): FakeBrowserPush {
  const browser: FakeBrowserPush = {
    permission: 'default',
    answer: 'granted',
    asked: 0,
    registered: [],
    subscriptions: [],
    ...given,
  };
  const toSubscription = (kept: FakeBrowserPush['subscriptions'][number]) => ({
    endpoint: kept.endpoint,
    options: {
      applicationServerKey: Uint8Array.from(atob(kept.key.replace(/-/g, '+').replace(/_/g, '/')), (letter) =>
        letter.charCodeAt(0),
      ).buffer,
    },
    toJSON: () => ({ endpoint: kept.endpoint, keys: { p256dh: 'public', auth: 'secret' } }),
    unsubscribe: async () => {
      kept.isEnded = true;
      return true;
    },
  });
  const findOpen = () => browser.subscriptions.find(({ isEnded }) => !isEnded);
  const registration = {
    pushManager: {
      getSubscription: async () => {
        const open = findOpen();
        return open ? toSubscription(open) : null;
      },
      subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
        const open = findOpen() ?? {
          key: toText(applicationServerKey),
          endpoint: `https://push.example/${browser.subscriptions.length + 1}`,
          isEnded: false,
        };
        if (!browser.subscriptions.includes(open)) browser.subscriptions.push(open);
        return toSubscription(open);
      },
    },
  };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission;
    },
    requestPermission: async () => {
      browser.asked += 1;
      browser.permission = browser.answer;
      return browser.permission;
    },
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      getRegistration: async () => (browser.registered.length > 0 ? registration : undefined),
      register: async (path: string) => {
        browser.registered.push(path);
        return registration;
      },
      ready: Promise.resolve(registration),
    },
  });
  return browser;
}

/** Takes it away again. */
export function removeBrowserPush(): void {
  Reflect.deleteProperty(navigator, 'serviceWorker');
}
