import { api } from '@anupalan/api-client/api';
import { getConnection, subscribeToConnection } from '@anupalan/api-client/connection';
import { findSession, subscribeToSession } from '@anupalan/api-client/session-storage';
import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';

/** A new store: the cache of the API is all that it holds. */
export function createStore() {
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    // All state is RTK Query's own: its development checks find nothing here and slow every action down.
    middleware: (getDefault) =>
      getDefault({ immutableCheck: false, serializableCheck: false }).concat(api.middleware),
  });
}

/** The app's store. */
export type AppStore = ReturnType<typeof createStore>;

/**
 * Ties the store to the session and the connection: what one user loaded is forgotten before another sees it, and
 * what failed while the server was away is asked again when it is back. Answers the way to stop.
 */
export function followClient(store: AppStore): () => void {
  let token = findSession()?.accessToken;
  const stopListeners = setupListeners(store.dispatch);
  const stopSession = subscribeToSession(() => {
    const next = findSession()?.accessToken;
    if (next === token) return;
    token = next;
    // After a sign-out the screens unmount first, so that none of them asks again without a session.
    if (next === undefined) setTimeout(() => store.dispatch(api.util.resetApiState()));
    else store.dispatch(api.util.resetApiState());
  });
  const stopConnection = subscribeToConnection(() => {
    const { onOffline, onOnline } = api.internalActions;
    store.dispatch(getConnection() === 'up' ? onOnline() : onOffline());
  });
  return () => {
    stopListeners();
    stopSession();
    stopConnection();
  };
}
