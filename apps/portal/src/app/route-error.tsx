import { reportReachable } from '@anupalan/api-client/connection';
import { Button } from '@anupalan/ui';
import { MessagePage } from '@anupalan/ui/shell';
import { useEffect, useRef } from 'react';
import { useRouteError } from 'react-router';
import { useConnection } from '../shared/use-connection.ts';
import { routeErrorWords } from './words.ts';

/** What the browsers say when the code of a screen could not be fetched. */
const NOT_FETCHED =
  /dynamically imported module|importing a module script failed|error loading dynamically|preload css/i;
/** A screen that fails again right after loading anew is broken, not cut off. */
const LOADED_AGAIN = 'anupalan.loaded-again';
const ONCE_IN_MS = 10_000;

/** Stands in for a screen that could not be loaded or shown: a newer version was put up, or something broke. */
export function ScreenError() {
  useLoadAgainWhenBack(isNotFetched(useRouteError()));
  return (
    <MessagePage
      title={routeErrorWords.title}
      text={routeErrorWords.text}
      action={
        <Button variant="primary" onClick={() => window.location.reload()}>
          {routeErrorWords.reload}
        </Button>
      }
    />
  );
}

/** The same for what lies outside the shell. */
export function RouteError() {
  return (
    <main>
      <ScreenError />
    </main>
  );
}

function isNotFetched(error: unknown): boolean {
  return error instanceof Error && NOT_FETCHED.test(error.message);
}

/** Code that could not be fetched is fetched once the server answers, without the person's doing. */
function useLoadAgainWhenBack(isCutOff: boolean): void {
  const connection = useConnection();
  const wasDown = useRef(false);
  useEffect(() => {
    // From here on the server is asked whether it lives; it may be that only the code is of an older version.
    if (isCutOff) reportReachable(false);
  }, [isCutOff]);
  useEffect(() => {
    if (connection === 'down') wasDown.current = true;
    if (!isCutOff || connection === 'down' || !wasDown.current) return;
    const last = Number(sessionStorage.getItem(LOADED_AGAIN) ?? 0);
    if (Date.now() - last < ONCE_IN_MS) return;
    sessionStorage.setItem(LOADED_AGAIN, String(Date.now()));
    window.location.reload();
  }, [isCutOff, connection]);
}
