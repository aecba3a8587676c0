import { part } from '../storybook/part.ts';
import { ArticleTable, AuthorRow, Callout, SourceList } from './site-article.tsx';

export const parts = [
  part('Callout', Callout, { children: 'Renew in time.' }),
  part('ArticleTable', ArticleTable, { label: 'Intervals', children: null }),
  part('AuthorRow', AuthorRow, { name: 'Meera Deshpande' }),
  part('SourceList', SourceList, { sources: [{ label: 'Water Act 1974' }] }),
];
