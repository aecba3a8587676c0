import { StrictMode } from 'react';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Providers } from './providers.tsx';
import { createRoot } from './react.ts';
import type { AppStore } from './store.ts';

export { followFailures } from './follow-failures.ts';
export { createRouter, untilReady } from './router.tsx';

/** Draws the app in its place. */
export function renderApp(root: HTMLElement, store: AppStore, router: DataRouter): void {
  createRoot(root).render(
    <StrictMode>
      <Providers store={store} router={router}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  );
}
