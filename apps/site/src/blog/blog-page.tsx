import { BRAND } from '@anupalan/enums/brand';
import { EMPTY_MESSAGES } from '@anupalan/enums/messages';
import { SITE_PATHS } from '@anupalan/enums/paths';
import { EmptyState, Inline, LinkButton } from '@anupalan/ui';
import { PageHead, SiteSection } from '@anupalan/ui/site';
import { toListPath, toSummary } from '../articles/article-words.ts';
import type { ListPage } from '../articles/paging.ts';
import { SitePage } from '../frame/site-page.tsx';
import { Island } from '../islands/island.tsx';
import { BlogBrowser } from './blog-browser.tsx';
import { toListHeading } from './list-place.ts';

/** Props of {@link BlogPage}. */
export type BlogPageProps = { list: ListPage; categories: readonly string[]; year: number };

/** One page of the list of articles. */
export function BlogPage({ list, categories, year }: BlogPageProps) {
  const { category, page, pageCount, articles } = list;
  const isEmpty = articles.length === 0 && category === null;
  return (
    <SitePage path={toListPath(null, 1)} year={year}>
      <PageHead
        title={toListHeading(category)}
        lead={
          isEmpty
            ? 'There are no articles yet.'
            : `What boards ask for, which rule it comes from and how to comply. Written by the people of ${BRAND.name}.`
        }
      />
      <SiteSection id="articles" aria-label="Articles" isFollowing>
        {isEmpty ? (
          // Nothing to search or to choose from: the same words as for an empty search, and two other places.
          <EmptyState
            level={2}
            title={EMPTY_MESSAGES.blogs}
            text={EMPTY_MESSAGES.blogsHint}
            action={
              <Inline gap={2}>
                <LinkButton variant="primary" href={SITE_PATHS.tools}>
                  Open the tools
                </LinkButton>
                <LinkButton href={SITE_PATHS.monitoring}>Read about monitoring</LinkButton>
              </Inline>
            }
          />
        ) : (
          <Island
            name="blog"
            of={BlogBrowser}
            props={{ categories, category, page, pageCount, articles: articles.map(toSummary) }}
            wakesOnQuery
          />
        )}
      </SiteSection>
    </SitePage>
  );
}
