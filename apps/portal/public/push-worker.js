// Shows messages of the server while no page of the portal is open (D49). It answers no request of a page.
/** The icon of every message, relative to the app (docs/spec-coverage.md#constants-and-limits). */
const ICON = '/assets/icons/icon-72x72.png';

/** What the server sent; null for what is no message of ours. */
function readMessage(data) {
  try {
    const { title, body, path, tag } = data.json();
    return typeof title === 'string' ? { title, body, path, tag } : null;
  } catch {
    return null;
  }
}

/** The page that a message leads to: one of the portal, whatever it says. */
function toPage(path) {
  const page = new URL(path ?? '/', self.location.origin);
  return page.origin === self.location.origin ? page.href : `${self.location.origin}/`;
}

async function openPage(page) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find((each) => each.url === page);
  if (open) await open.focus();
  else await self.clients.openWindow(page);
}

self.addEventListener('push', (event) => {
  const message = readMessage(event.data);
  if (message === null) return;
  const { title, body, path, tag } = message;
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: ICON, data: { path } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(toPage(event.notification.data?.path)));
});

// A new version of this file takes over at once: it holds nothing of a page.
self.addEventListener('install', () => self.skipWaiting());
