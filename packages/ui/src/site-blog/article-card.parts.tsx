import { part } from '../storybook/part.ts';
import { articles } from '../storybook/site-samples.tsx';
import { ArticleGrid, ArticleRow, LeadArticle } from './article-card.tsx';
import { ArticleCover } from './article-cover.tsx';
import { BlogBar, LatestArticles } from './article-lists.tsx';

const article = { href: '#first', title: 'How to read a consent', date: '18 Nov 2026' };

export const parts = [
  part('ArticleGrid', ArticleGrid, { children: 'Cards' }),
  part('ArticleRow', ArticleRow, { article }),
  part('LeadArticle', LeadArticle, { article }),
  part('ArticleCover', ArticleCover, {}),
  part('BlogBar', BlogBar, { children: 'Chips' }),
  part('LatestArticles', LatestArticles, { articles }),
];
