import '@anupalan/ui/tokens.css';
import '@anupalan/ui/base.css';
import '@anupalan/ui/fonts-portal.css';
import { followOtherTabs } from '@anupalan/api-client/session-storage';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { begun } from './early.ts';
import { followFailures } from './follow-failures.ts';
import { Providers } from './providers.tsx';
import { createRouter, untilReady } from './router.tsx';
import { createStore, followClient } from './store.ts';

/** Lets the page answer in between: code that has just come has run in one piece already. */
function untilNextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * Starts the app. Not at the top level of the module: the chunks of screens import this one, and would wait for it while
 * it waits for them.
 */
async function start(root: HTMLElement): Promise<void> {
  await begun;
  await untilNextTask();
  followOtherTabs();
  const store = createStore();

  await untilNextTask();
  const router = createRouter();
  followClient(store);
  followFailures(store, router);

  // The skeleton of the page stays until there is a screen to take its place.
  await untilReady(router);

  // In small pieces: while the first screen is drawn the page scrolls, and a letter that is typed comes through.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Providers store={store} router={router}>
          <RouterProvider router={router} />
        </Providers>
      </StrictMode>,
    ),
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no place for the app.');
void start(root);
