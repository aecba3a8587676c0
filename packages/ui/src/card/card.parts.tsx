import { part } from '../storybook/part.ts';
import { CardBody, CardHead } from './card.tsx';
import { FoldingCard } from './folding-card.tsx';

export const parts = [
  part('CardHead', CardHead, { title: 'Act now' }),
  part('FoldingCard', FoldingCard, { foldName: 'facts', children: <CardHead title="Facts" /> }),
  part('CardBody', CardBody, { children: 'What stands inside' }),
];
