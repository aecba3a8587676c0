import { SITE_PATHS } from '@anupalan/enums/paths';
import { LinkButton } from '@anupalan/ui';
import { MissingPage } from '@anupalan/ui/site';
import { SitePage } from './site-page.tsx';

/** What an address without a page shows. `year` is the year of the build, for the footer. */
export function NotFoundPage({ year }: { year: number }) {
  return (
    <SitePage path="/404" year={year}>
      <MissingPage
        title="This page does not exist"
        text="The address may have a typing error, or we have moved the page."
        actions={
          <>
            <LinkButton size="lg" variant="primary" href={SITE_PATHS.home}>
              Open home page
            </LinkButton>
            <LinkButton size="lg" href={SITE_PATHS.blog}>
              Read the blog
            </LinkButton>
          </>
        }
      />
    </SitePage>
  );
}
