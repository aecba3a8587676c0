import type { hydrate } from './hydrate.ts';
import { wakeOnInteraction } from './wake.ts';

/** The islands' code is built apart (src/build/islands.ts), which says here where it lies. */
const load = (): Promise<{ hydrate: typeof hydrate }> => import(/* @vite-ignore */ import.meta.env.ISLANDS);

// The only script that a page loads by itself. React comes with the first interaction.
wakeOnInteraction(document, async (element, name) => (await load()).hydrate(element, name));
