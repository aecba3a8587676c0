import { SITE_PATHS } from '@anupalan/enums/paths';
import { Breadcrumb, EmptyState, Inline, LinkButton, Skeleton, Tag } from '@anupalan/ui';
import { ArticleCover, ArticleFrame, ArticleTable, PageHead, SiteSection } from '@anupalan/ui/site';
import { SitePage } from '../frame/site-page.tsx';

/** Stands until the article has come, and is replaced by it (src/blog/late-article.ts). */
export function LateArticlePage({ year }: { year: number }) {
  return (
    <SitePage path={SITE_PATHS.blog} year={year}>
      <article data-late="article" aria-busy="true">
        <PageHead
          title={<span data-late="title">Loading the article</span>}
          lead={<span data-late="lead" />}
          above={<Breadcrumb items={[{ label: 'Blog', href: SITE_PATHS.blog }]} />}
          isRuled
        >
          <p data-late="author" />
          <template data-late="tags">
            <Inline gap={2}>
              <Tag />
            </Inline>
          </template>
        </PageHead>
        <SiteSection id="text" aria-label="Article">
          <ArticleFrame>
            <ArticleCover data-late="cover" />
            <div data-late="body">
              <Skeleton />
            </div>
            <template data-late="table">
              <ArticleTable label="Table" />
            </template>
          </ArticleFrame>
        </SiteSection>
      </article>
      <div data-late="failed" hidden>
        <SiteSection id="failed" aria-label="Not loaded">
          <EmptyState
            level={2}
            title="The article could not be loaded"
            text="It may be unpublished, or you are offline. Reload the page to try again."
            action={<LinkButton href={SITE_PATHS.blog}>All articles</LinkButton>}
          />
        </SiteSection>
      </div>
      <noscript>
        <p>This article is new. It needs scripts until the site is built again.</p>
      </noscript>
    </SitePage>
  );
}
