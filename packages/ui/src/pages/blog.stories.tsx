import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LinkButton } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Input } from '../input/input.tsx';
import { Pagination } from '../pagination/pagination.tsx';
import { ArticleCard, ArticleGrid, type ArticleSummary } from '../site-blog/article-card.tsx';
import { BlogBar, CategoryChips } from '../site-blog/article-lists.tsx';
import { ContactWidget } from '../site-contact/contact-widget.tsx';
import { SiteFooter } from '../site-footer/site-footer.tsx';
import { SiteFrame } from '../site-frame/site-frame.tsx';
import { SiteSection } from '../site-frame/site-section.tsx';
import { SiteHeader } from '../site-header/site-header.tsx';
import { PageHead } from '../site-page-head/page-head.tsx';
import { expectFits } from '../storybook/expectations.ts';
import { ENDLESS_WORD, HINDI_TEXT, LONG_TEXT, NAMES } from '../storybook/samples.ts';
import * as sample from '../storybook/site-samples.tsx';

type BlogProps = {
  /** One page of articles, at most nine. */
  articles: readonly ArticleSummary[];
  /** Which page. */
  page: number;
  /** Of how many. */
  pageCount: number;
};

const topics = ['All', 'Regulations', 'Case studies', 'Best practices', 'Industry news', 'Other'];

function Blog({ articles, page, pageCount }: BlogProps) {
  return (
    <SiteFrame
      header={<SiteHeader {...sample.siteHeader} />}
      footer={<SiteFooter {...sample.siteFooter} />}
      corner={<ContactWidget label="Contact" rows={sample.contactRows} />}
    >
      <PageHead title="Blog" lead="What boards ask for, where it stands, and how to keep it." />
      <SiteSection id="articles" aria-label="Articles" isFollowing>
        <BlogBar>
          <CategoryChips
            chips={topics.map((label, index) => ({ label, href: `#${label}`, isCurrent: index === 0 }))}
          />
          <search>
            <form action="#search">
              <Input type="search" name="search" aria-label="Search articles" placeholder="Search articles" />
            </form>
          </search>
        </BlogBar>
        {articles.length > 0 ? (
          <ArticleGrid>
            {articles.map((article) => (
              <ArticleCard key={article.href} article={article} />
            ))}
          </ArticleGrid>
        ) : (
          <EmptyState
            level={2}
            title="No articles found"
            text="Try another word or another topic."
            action={<LinkButton href="#all">See all articles</LinkButton>}
          />
        )}
        <Pagination
          page={page}
          pageCount={pageCount}
          toHref={(to) => `#page-${to}`}
          label="Pages of articles"
        />
      </SiteSection>
    </SiteFrame>
  );
}

const meta = {
  title: 'Pages/Blog list',
  component: Blog,
  args: { articles: sample.articles, page: 4, pageCount: 9 },
  parameters: { isPage: true, layout: 'fullscreen' },
} satisfies Meta<typeof Blog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nine cards, at most three tags on a card, at most five page buttons. */
export const Desk: Story = {
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getAllByRole('article')).toHaveLength(9);
    await expect(page.getAllByRole('link', { name: /^Page \d+$/ })).toHaveLength(5);
    for (const tags of page.getAllByRole('list', { name: 'Tags' }))
      await expect(tags.childElementCount).toBeLessThanOrEqual(3);
  },
};
export const Tablet: Story = { globals: { viewport: { value: 'w1024' } } };
export const Phone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const NoArticles: Story = { args: { articles: [], page: 1, pageCount: 1 } };
/** Pictures that do not load, a title of five hundred letters, Hindi, a name from right to left. */
export const BadInput: Story = {
  args: {
    articles: [
      { href: '#1', title: ENDLESS_WORD, date: '', text: LONG_TEXT, author: NAMES.rightToLeft },
      { href: '#2', title: HINDI_TEXT, date: '18 Nov 2026', cover: 'data:image/png;base64,broken' },
      { href: '#3', title: 'A', date: 'Not a date', tags: [ENDLESS_WORD] },
    ],
    page: 1,
    pageCount: 1,
  },
  globals: { viewport: { value: 'w390' } },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
