import { part } from '../storybook/part.ts';
import { ArticleTable } from './article-table.tsx';
import { AuthorRow } from './site-article.tsx';

export const parts = [
  part('ArticleTable', ArticleTable, { label: 'Intervals', children: null }),
  part('AuthorRow', AuthorRow, { name: 'Meera Deshpande' }),
];
