import { part } from '../storybook/part.ts';
import { CardBody, CardHead } from './card.tsx';
import { FoldingCard } from './folding-card.tsx';
import { ShortList } from './short-list.tsx';

export const parts = [
  part('CardHead', CardHead, { title: 'Act now' }),
  part('FoldingCard', FoldingCard, { foldName: 'facts', children: <CardHead title="Facts" /> }),
  part('ShortList', ShortList, { count: 0, noun: 'rounds' }),
  part('CardBody', CardBody, { children: 'What stands inside' }),
];
