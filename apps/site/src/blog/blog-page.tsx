import { BRAND } from '@anupalan/enums/brand';
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
  return (
    <SitePage path={toListPath(null, 1)} year={year}>
      <PageHead
        title={toListHeading(category)}
        lead={
          articles.length === 0 && category === null
            ? `There are no articles yet. The tools and the topic pages are ready to use.`
            : `What boards ask for, which rule it comes from and how to comply. Written by the people of ${BRAND.name}.`
        }
      />
      <SiteSection id="articles" aria-label="Articles" isFollowing>
        <Island
          name="blog"
          of={BlogBrowser}
          props={{ categories, category, page, pageCount, articles: articles.map(toSummary) }}
          wakesOnQuery
        />
      </SiteSection>
    </SitePage>
  );
}
