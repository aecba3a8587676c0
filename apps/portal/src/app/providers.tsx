import { LinkProvider } from '@anupalan/ui';
import { ToastProvider } from '@anupalan/ui/interactive';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { DataRouter } from 'react-router';
import { LinkRouter, RouterLink } from '../shared/routing/router-link.tsx';
import type { AppStore } from './store.ts';

/** Props of {@link Providers}. */
export type ProvidersProps = { store: AppStore; router: DataRouter; children: ReactNode };

/** What every screen counts on: the store, the kit's links through the router, toasts. */
export function Providers({ store, router, children }: ProvidersProps) {
  return (
    <Provider store={store}>
      <LinkRouter value={router}>
        <LinkProvider component={RouterLink}>
          <ToastProvider>{children}</ToastProvider>
        </LinkProvider>
      </LinkRouter>
    </Provider>
  );
}
