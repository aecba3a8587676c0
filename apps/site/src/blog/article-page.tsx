import { listHeadings } from '@anupalan/articles/render';
import { BLOG_DEFAULTS } from '@anupalan/enums/limits';
import { SITE_PATHS } from '@anupalan/enums/paths';
import { Breadcrumb, Inline, Stack, Tag } from '@anupalan/ui';
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
export type ArticlePageProps = {
  article: Blog;
  /** Related articles, the nearest first. */
  more: readonly Blog[];
  year: number;
  /** Who wrote it, in a line under the text. */
  authorLine?: string | null;
  /** The whole address of the article, for its printed form. */
  address?: string;
};

/** Headings from which on an article has a table of contents: shorter ones are seen as a whole. */
const LONG = 4;

/** One article, with the way back to the list. See docs/spec-coverage.md#the-public-site and #constants-and-limits. */
export function ArticlePage({ article, more, year, authorLine, address }: ArticlePageProps) {
  const { variant, cover, category, subject } = toSummary(article);
  const headings = listHeadings(article.htmlContent);
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
          <Stack gap={3}>
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
          </Stack>
        </PageHead>
        <SiteSection id="text" aria-label="Article">
          <ArticleFrame headings={headings.length >= LONG ? headings : []} printedFrom={address}>
            <ArticleCover src={cover} variant={variant} subject={subject} hue={category?.hue} isEager />
            <ArticleBody html={article.htmlContent} />
            {authorLine && article.writtenBy && <AuthorRow name={article.writtenBy} text={authorLine} />}
          </ArticleFrame>
        </SiteSection>
      </article>
      {more.length > 0 && (
        <SiteSection
          id="more"
          isFollowing
          title="Related articles"
          more={{ label: 'All articles', href: SITE_PATHS.blog }}
        >
          <LatestArticles articles={more.map(toSummary)} />
        </SiteSection>
      )}
    </SitePage>
  );
}
