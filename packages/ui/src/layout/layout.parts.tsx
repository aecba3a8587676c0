import { part } from '../storybook/part.ts';
import { Grid, GridItem, Inline } from './layout.tsx';
import { PageHead } from './page.tsx';

export const parts = [
  part('Inline', Inline, { children: 'Beside each other' }),
  part('Grid', Grid, { children: 'Twelve columns' }),
  part('GridItem', GridItem, { span: 4, children: 'Four of them' }),
  part('PageHead', PageHead, { title: 'Consent to operate' }),
];
