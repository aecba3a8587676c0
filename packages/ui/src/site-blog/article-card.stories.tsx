import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectFits, expectTabReaches } from '../storybook/expectations.ts';
import { ENDLESS_WORD, HINDI_TEXT, HUGE_TEXT, LONG_WORD, NAMES } from '../storybook/samples.ts';
import { articles } from '../storybook/site-samples.tsx';

import type { Usage } from '../storybook/usage.ts';
import { ArticleCard, ArticleGrid } from './article-card.tsx';
import { ArticleCover } from './article-cover.tsx';
import { COVER_SUBJECTS, type CoverSubject } from './cover-subjects.ts';

const [first] = articles;
const article = { href: '#first', title: 'A sample title', date: '18 Nov 2026', ...first };

const usage: Usage = {
  when: "An article in the blog's list, nine on a page. The newest one on the home page is a LeadArticle, the others ArticleRows.",
  do: ['Set a category with its colour.', 'You can leave the picture out: the card then draws a cover.'],
  dont: ["Don't put another link into a card: the whole card is a link."],
  without: ['Disabled', 'Invalid', 'Loading'],
};

const meta = {
  title: 'Static kit/ArticleCard',
  component: ArticleCard,
  args: { article },
  parameters: { usage },
} satisfies Meta<typeof ArticleCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: article.title })).toHaveAttribute(
      'href',
      article.href,
    );
  },
};
/** The five colours of categories, with at most three tags. */
export const Variants: Story = {
  tags: ['snapshot'],
  render: () => (
    <ArticleGrid>
      {articles.map((one) => (
        <ArticleCard key={one.href} article={one} />
      ))}
    </ArticleGrid>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Never shown')).toBeNull();
  },
};
/** The drawn cover follows the subject of the article. */
export const Subjects: Story = {
  render: () => (
    <ArticleGrid>
      {(Object.keys(COVER_SUBJECTS) as CoverSubject[]).map((subject) => (
        <ArticleCover key={subject} subject={subject} variant={1} />
      ))}
    </ArticleGrid>
  ),
};
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  play: ({ canvasElement }) => expectTabReaches(within(canvasElement).getByRole('link')),
};
export const Empty: Story = {
  args: { article: { href: '#bare', title: 'Without anything else', date: '' } },
};
/** If the picture does not load, the drawn cover stays. */
export const BrokenImage: Story = {
  args: { article: { ...article, cover: 'data:image/png;base64,broken' } },
};
export const LongText: Story = {
  args: {
    article: { ...article, title: ENDLESS_WORD, text: HUGE_TEXT, author: NAMES.long, tags: [LONG_WORD] },
  },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = {
  args: { article: { ...article, title: HINDI_TEXT, author: NAMES.rightToLeft } },
};
