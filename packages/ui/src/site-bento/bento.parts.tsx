import { part } from '../storybook/part.ts';
import { miniRibbons, readLines } from '../storybook/site-samples.tsx';
import { MiniList, RibbonPicture } from './mini-list.tsx';
import { Bento } from './site-bento.tsx';

export const parts = [
  part('Bento', Bento, { children: 'Tiles' }),
  part('MiniList', MiniList, { lines: readLines }),
  part('RibbonPicture', RibbonPicture, { ribbons: miniRibbons, today: 46 }),
];
