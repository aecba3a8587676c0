import { SITE_PATHS } from '@anupalan/enums/paths';
import { LinkButton } from '@anupalan/ui';
import { MissingPage } from '@anupalan/ui/site';
import { SitePage } from './site-page.tsx';

/** What every address shows while there is no connection (public/offline-worker.js). */
export function OfflinePage({ year }: { year: number }) {
  return (
    <SitePage path="/offline" year={year}>
      <MissingPage
        title="You are offline"
        text="This page opens when your connection is back."
        actions={
          <>
            {/* The address that was asked for, without its query. */}
            <LinkButton size="lg" variant="primary" href="?">
              Try again
            </LinkButton>
            <LinkButton size="lg" href={SITE_PATHS.home}>
              Open home page
            </LinkButton>
          </>
        }
      />
    </SitePage>
  );
}
