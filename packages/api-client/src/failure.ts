import { type ApiError, findToastMessage } from './api-error.ts';
import { getClientHandlers } from './client-events.ts';
import { clearSession, findSession } from './session-storage.ts';

/** How the failures of a call are handled. */
export type FailureOptions = {
  /** Statuses that the calling screen shows in place; they raise no toast (D33). */
  expects?: readonly number[];
  /** True: no toast, for what runs in the background; but for the end of the session. */
  isSilent?: boolean;
};

/** Statuses of something between us and the API: it is not there. */
const GATEWAY_STATUSES: ReadonlySet<number> = new Set([502, 504]);

/**
 * The one handler of failed calls: toast, 401, 403 and the state of the connection. `token` is the one the call was
 * made with: a late 401 of an older session does not end the one that followed it.
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
