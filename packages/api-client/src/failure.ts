import { type ApiError, findToastMessage } from './api-error.ts';
import { getClientHandlers } from './client-events.ts';
import { clearSession, findSession } from './session-storage.ts';

/** How to handle the errors of a call. */
export type FailureOptions = {
  /** Statuses that the calling screen shows itself, so there is no toast (D33). */
  expects?: readonly number[];
  /** Shows no toast, for calls in the background. The end of the session is still handled. */
  isSilent?: boolean;
};

/** Statuses from a gateway between the client and the API: the API cannot be reached. */
const GATEWAY_STATUSES: ReadonlySet<number> = new Set([502, 504]);

/**
 * Handles every failed call: toast, 401, 403 and the connection state. `token` is the token of the call, so that a late
 * 401 of an old session does not end a newer one.
 */
export function handleFailure(error: ApiError, options: FailureOptions, token: string | null): void {
  const handlers = getClientHandlers();
  handlers.onReachable(error.status !== 0 && !GATEWAY_STATUSES.has(error.status));
  const endsSession = error.status === 401 && token !== null && findSession()?.accessToken === token;
  // Who is sent to the login page is always told why, also by a call that runs in the background.
  const isSilent = options.isSilent === true && !endsSession;
  const message = isSilent ? null : findToastMessage(error, options.expects);
  if (message !== null) handlers.onFailure(message);
  if (error.status === 403) handlers.onForbidden();
  if (endsSession) {
    clearSession();
    handlers.onUnauthorized();
  }
}
