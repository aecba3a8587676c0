import { listHeadings } from '@anupalan/articles/render';
import { BLOG_DEFAULTS } from '@anupalan/enums/limits';
import { SITE_PATHS } from '@anupalan/enums/paths';
import { Breadcrumb, Inline, Tag } from '@anupalan/ui';
import {
  ArticleCover,
  ArticleFrame,
  AuthorRow,
  LatestArticles,
  PageHead,
  SiteSection,
} from '@anupalan/ui/site';
import type { Blog } from '@anupalan/validators/entities/blog';
import { toListPath, toLongDate, toReadTime, toSummary } from '../articles/article-words.ts';
import { SitePage } from '../frame/site-page.tsx';
import { ArticleBody } from './article-body.tsx';

/** Props of {@link ArticlePage}. */
export type ArticlePageProps = { article: Blog; more: readonly Blog[]; year: number };

/** One article, with the way back to the list. See docs/spec-coverage.md#the-public-site and #constants-and-limits. */
export function ArticlePage({ article, more, year }: ArticlePageProps) {
  const { variant, cover, category } = toSummary(article);
  return (
    <SitePage path={SITE_PATHS.blog} year={year}>
      <article>
        <PageHead
          title={article.title}
          lead={article.description}
          above={
            <Breadcrumb
              items={[
                { label: 'Blog', href: SITE_PATHS.blog },
                { label: article.category.name, href: toListPath(article.category.name, 1) },
              ]}
            />
          }
          isRuled
        >
          <AuthorRow
            name={article.writtenBy ?? BLOG_DEFAULTS.detailAuthor}
            text={[
              article.writtenByDesignation ?? BLOG_DEFAULTS.designation,
              toLongDate(article.createdAt),
              toReadTime(article.readTime),
            ]
              .filter(Boolean)
              .join(', ')}
          />
          {article.blogTags.length > 0 && (
            <Inline gap={2}>
              {article.blogTags.map(({ name }) => (
                <Tag key={name}>{name}</Tag>
              ))}
            </Inline>
          )}
        </PageHead>
        <SiteSection id="text" aria-label="Article">
          <ArticleFrame headings={listHeadings(article.htmlContent)}>
            <ArticleCover src={cover} variant={variant} hue={category?.hue} isEager />
            <ArticleBody html={article.htmlContent} />
          </ArticleFrame>
        </SiteSection>
      </article>
      {more.length > 0 && (
        <SiteSection
          id="more"
          isFollowing
          title="Read on"
          more={{ label: 'All articles', href: SITE_PATHS.blog }}
        >
          <LatestArticles articles={more.map(toSummary)} />
        </SiteSection>
      )}
    </SitePage>
  );
}
