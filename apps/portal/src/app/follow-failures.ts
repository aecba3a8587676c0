import { setClientHandlers } from '@anupalan/api-client/client-events';
import { reportReachable } from '@anupalan/api-client/connection';
import { profileApi } from '@anupalan/api-client/endpoints/profile';
import { findSession, subscribeToSession } from '@anupalan/api-client/session-storage';
import { AUTH_PATHS } from '@anupalan/enums/paths';
import { toast } from '@anupalan/ui/interactive';
import { rememberUser, toReturnState } from '../shared/routing/return-path.ts';
import type { createRouter } from './router.tsx';
import type { AppStore } from './store.ts';

/** What the app does about failed calls: the one toast, the login page on 401, new permissions after 403 (D8). */
export function followFailures(store: AppStore, router: ReturnType<typeof createRouter>): () => void {
  rememberUser();
  setClientHandlers({
    onFailure: (message) => toast.error(message),
    onReachable: reportReachable,
    onUnauthorized: () => {
      const state = toReturnState(router.state.location);
      void router.navigate(AUTH_PATHS.login, { replace: true, state });
    },
    onForbidden: () => {
      if (findSession() === null) return;
      void store.dispatch(
        profileApi.endpoints.getProfile.initiate(undefined, { forceRefetch: true, subscribe: false }),
      );
    },
  });
  return subscribeToSession(rememberUser);
}
