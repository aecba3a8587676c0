/** Events that the client reports to the app. Each has at most one handler, set once at the start. */
type Handlers = {
  /** A call failed, and its message should be shown as a toast. */
  onFailure: (message: string) => void;
  /** The server ended the session (401). The storage is already cleared. */
  onUnauthorized: () => void;
  /** A call was forbidden (403). The permissions of the session may have changed (D8). */
  onForbidden: () => void;
  /** Whether a call got an answer, so whether the server can be reached. */
  onReachable: (isReachable: boolean) => void;
};

const NOTHING: Handlers = {
  onFailure: () => undefined,
  onUnauthorized: () => undefined,
  onForbidden: () => undefined,
  onReachable: () => undefined,
};

let handlers: Handlers = NOTHING;

/** Sets the handlers. Handlers that are left out do nothing. */
export function setClientHandlers(next: Partial<Handlers>): void {
  handlers = { ...NOTHING, ...next };
}

/** The current handlers. */
export function getClientHandlers(): Handlers {
  return handlers;
}
