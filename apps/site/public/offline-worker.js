// Service worker of the public site: without a connection a page is answered with the one that says so. Nothing else is
// kept, so that nobody reads an old page. A file as it is served: no build names it anew.
const KEPT = 'offline-1';
const PAGE = '/offline';

/** The page with the styles and fonts that it names. */
async function keep() {
  const cache = await caches.open(KEPT);
  const html = await (await fetch(PAGE)).text();
  const files = [...html.matchAll(/<link[^>]+href="(\/[^"]+\.(?:css|woff2))"/g)].map(([, href]) => href);
  await cache.addAll([PAGE, ...files]);
}

addEventListener('install', (event) => {
  skipWaiting();
  event.waitUntil(keep());
});

addEventListener('activate', (event) => {
  const forget = async () =>
    Promise.all((await caches.keys()).filter((name) => name !== KEPT).map((name) => caches.delete(name)));
  event.waitUntil(forget());
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const isPage = request.mode === 'navigate';
  if (!isPage && request.destination !== 'style' && request.destination !== 'font') return;
  event.respondWith(
    fetch(request).catch(async (error) => {
      const kept = await caches.match(isPage ? PAGE : request);
      if (kept) return kept;
      throw error;
    }),
  );
});
