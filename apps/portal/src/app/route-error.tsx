import { Button, EmptyState, Page } from '@anupalan/ui';

/** Stands in for a screen that could not be loaded or shown: a newer version was put up, or something broke. */
export function ScreenError() {
  return (
    <Page>
      <EmptyState
        level={2}
        title="This screen could not be shown"
        text="The connection may have been lost, or there is a newer version. Nothing that you saved is gone."
        action={
          <Button variant="primary" onClick={() => window.location.reload()}>
            Load again
          </Button>
        }
      />
    </Page>
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
