import { part } from '../storybook/part.ts';
import { readLines } from '../storybook/site-samples.tsx';
import { MiniList } from './mini-list.tsx';
import { Bento } from './site-bento.tsx';

export const parts = [
  part('Bento', Bento, { children: 'Tiles' }),
  part('MiniList', MiniList, { lines: readLines }),
];
