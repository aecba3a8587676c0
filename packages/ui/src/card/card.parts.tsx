import { part } from '../storybook/part.ts';
import { CardBody, CardHead } from './card.tsx';

export const parts = [
  part('CardHead', CardHead, { title: 'Act now' }),
  part('CardBody', CardBody, { children: 'What stands inside' }),
];
