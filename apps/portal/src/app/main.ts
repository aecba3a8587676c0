import '@anupalan/ui/tokens.css';
import '@anupalan/ui/base.css';
import '@anupalan/ui/fonts-portal.css';
import { followOtherTabs } from '@anupalan/api-client/session-storage';
import { startTransition } from 'react';
import { begun } from './early.ts';

/** Lets the page answer in between: code that has just come has run in one piece already. */
function untilNextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** The page has been read to its end, and its styles are there or could not be loaded. */
async function untilStyled(): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  await Promise.all(
    sheets.flatMap((link) =>
      link.sheet === null
        ? new Promise((resolve) => {
            link.addEventListener('load', resolve, { once: true });
            link.addEventListener('error', resolve, { once: true });
          })
        : [],
    ),
  );
}

/**
 * Starts the app in pieces, each a chunk that runs as soon as it is there, in a task of its own (build/chunks.ts). Not at
 * the top level of the module: the chunks of screens import this one, and would wait for it while it waits for them.
 */
async function start(): Promise<void> {
  await import('./react.ts');
  await untilNextTask();
  const { createStore, followClient } = await import('./store.ts');
  await untilNextTask();
  const { createRouter, followFailures, renderApp, untilReady } = await import('./app.tsx');
  await begun;
  await untilNextTask();
  followOtherTabs();
  const store = createStore();

  await untilNextTask();
  const router = createRouter();
  followClient(store);
  followFailures(store, router);

  // The skeleton of the page stays until there is a screen to take its place.
  await Promise.all([untilReady(router), untilStyled()]);
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no place for the app.');
  // In small pieces: while the first screen is drawn the page scrolls, and a letter that is typed comes through.
  startTransition(() => renderApp(root, store, router));
}

void start();
