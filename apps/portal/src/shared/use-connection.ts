import { type Connection, getConnection, subscribeToConnection } from '@anupalan/api-client/connection';
import { useSyncExternalStore } from 'react';

/** Whether the server answers; renders again when it changes. */
export function useConnection(): Connection {
  return useSyncExternalStore(subscribeToConnection, getConnection);
}
