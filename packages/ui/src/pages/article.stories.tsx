import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx';
import { ArticleFrame, AuthorRow } from '../site-article/site-article.tsx';
import { LatestArticles } from '../site-blog/article-lists.tsx';
import { ContactWidget } from '../site-contact/contact-widget.tsx';
import { SiteFooter } from '../site-footer/site-footer.tsx';
import { SiteFrame } from '../site-frame/site-frame.tsx';
import { SiteSection } from '../site-frame/site-section.tsx';
import { SiteHeader } from '../site-header/site-header.tsx';
import { PageHead } from '../site-page-head/page-head.tsx';
import { articleBody, articleHeadings } from '../storybook/article-sample.tsx';
import { expectFits } from '../storybook/expectations.ts';
import { ENDLESS_WORD, HINDI_TEXT, HUGE_TEXT, NAMES } from '../storybook/samples.ts';
import * as sample from '../storybook/site-samples.tsx';

type ArticleProps = {
  /** The headline. */
  title: string;
  /** Who wrote it. */
  author: string;
  /** The text. */
  children: ReactNode;
};

function Article({ title, author, children }: ArticleProps) {
  return (
    <SiteFrame
      header={<SiteHeader {...sample.siteHeader} />}
      footer={<SiteFooter {...sample.siteFooter} />}
      corner={<ContactWidget label="Contact" rows={sample.contactRows} />}
    >
      <PageHead
        title={title}
        lead="Where conditions hide in a fourteen-page consent, and the five that sites miss most often."
        above={
          <Breadcrumb
            items={[
              { label: 'Blog', href: '#blog' },
              { label: 'Best practices', href: '#topic' },
            ]}
          />
        }
        isRuled
      >
        <AuthorRow name={author} text="18 November 2026, 8 min read" />
      </PageHead>
      <SiteSection id="text" aria-label="Article">
        <ArticleFrame headings={articleHeadings}>{children}</ArticleFrame>
      </SiteSection>
      <SiteSection id="more" isFollowing title="Read on" more={{ label: 'All articles', href: '#blog' }}>
        <LatestArticles articles={sample.articles.slice(1, 4)} />
      </SiteSection>
    </SiteFrame>
  );
}

const meta = {
  title: 'Pages/Article',
  component: Article,
  args: {
    title: 'How to read a consent to operate, schedule by schedule',
    author: 'Meera Deshpande',
    children: articleBody,
  },
  parameters: { isPage: true, layout: 'fullscreen' },
} satisfies Meta<typeof Article>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desk: Story = {
  globals: { viewport: { value: 'w1440' } },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Tablet: Story = {
  globals: { viewport: { value: 'w1024' } },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Phone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
/** A headline of one endless word, a text of five thousand words, Hindi, a name from right to left. */
export const BadInput: Story = {
  args: {
    title: ENDLESS_WORD,
    author: NAMES.rightToLeft,
    children: (
      <>
        <p lang="hi">{HINDI_TEXT}</p>
        <p>{HUGE_TEXT}</p>
        <h2 id="what">{ENDLESS_WORD}</h2>
        <h2 id="how-often">How often</h2>
        <h2 id="who">Who does it</h2>
        <img src="data:image/png;base64,broken" alt="The first page of the order" />
      </>
    ),
  },
  globals: { viewport: { value: 'w390' } },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
