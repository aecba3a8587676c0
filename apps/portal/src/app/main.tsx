import '@anupalan/ui/tokens.css';
import '@anupalan/ui/base.css';
import '@anupalan/ui/fonts.css';
import { loadConfig } from '@anupalan/api-client/config';
import { followOtherTabs, reloadSession } from '@anupalan/api-client/session-storage';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { followFailures } from './follow-failures.ts';
import { Providers } from './providers.tsx';
import { createRouter } from './router.tsx';
import { createStore, followClient } from './store.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no place for the app.');

// The configuration names the API and the passphrase of the storage: nothing can begin before it.
await loadConfig();
reloadSession();
followOtherTabs();

const store = createStore();
const router = createRouter();
followClient(store);
followFailures(store, router);

createRoot(root).render(
  <StrictMode>
    <Providers store={store}>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);
