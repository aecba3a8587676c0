import { wakeOnInteraction } from './wake.ts';

// The only script that a page loads by itself. React comes with the first interaction.
wakeOnInteraction(document, async (element, name) => (await import('./hydrate.ts')).hydrate(element, name));
