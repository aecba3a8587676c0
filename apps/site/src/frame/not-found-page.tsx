import { LinkButton } from '@anupalan/ui';
import { MissingPage } from '@anupalan/ui/site';
import { signInHref, sitePages } from '../pages-list.ts';
import { SitePage } from './site-page.tsx';

/** What an address without a page shows. `year` is the year of the build, for the footer. */
export function NotFoundPage({ year }: { year: number }) {
  return (
    <SitePage path="/404" year={year}>
      <MissingPage
        title="This page does not exist"
        text="The address may be mistyped, or the page may have moved. These lead on:"
        actions={
          <>
            {sitePages.map((page) => (
              <LinkButton key={page.href} size="lg" href={page.href}>
                {page.label}
              </LinkButton>
            ))}
            <LinkButton size="lg" variant="primary" href={signInHref}>
              Sign In
            </LinkButton>
          </>
        }
      />
    </SitePage>
  );
}
