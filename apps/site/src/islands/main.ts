import { giveWay } from './give-way.ts';
import type { hydrate } from './hydrate.ts';
import { wakeOnInteraction } from './wake.ts';

/** The islands' code is built apart (src/build/islands.ts), which says here where it lies. */
const load = (): Promise<{ hydrate: typeof hydrate }> => import(/* @vite-ignore */ import.meta.env.ISLANDS);

// Says that there is no connection, in the look of the site; only where the address is secure.
if ('serviceWorker' in navigator)
  addEventListener(
    'load',
    () => void navigator.serviceWorker.register('/offline-worker.js').catch(() => null),
  );

// The only script that a page loads by itself. React comes with the first interaction.
wakeOnInteraction(document, async (element, name) => (await load()).hydrate(element, name));

const corner = document.querySelector<HTMLElement>('[data-island="widget"]');
if (corner) giveWay(corner);
