/** What the client tells the app; each has at most one handler, set once at start. */
type Handlers = {
  /** A failed call whose message belongs into a toast. */
  onFailure: (message: string) => void;
  /** The session ended on the server (401): storage is cleared already. */
  onUnauthorized: () => void;
  /** A call was forbidden (403): what the session may do has perhaps changed (D8). */
  onForbidden: () => void;
  /** A call got an answer or got none: whether the server can be reached. */
  onReachable: (isReachable: boolean) => void;
};

const NOTHING: Handlers = {
  onFailure: () => undefined,
  onUnauthorized: () => undefined,
  onForbidden: () => undefined,
  onReachable: () => undefined,
};

let handlers: Handlers = NOTHING;

/** Sets the handlers; what is not named does nothing. */
export function setClientHandlers(next: Partial<Handlers>): void {
  handlers = { ...NOTHING, ...next };
}

/** The handlers in effect. */
export function getClientHandlers(): Handlers {
  return handlers;
}
