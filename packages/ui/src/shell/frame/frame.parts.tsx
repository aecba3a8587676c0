import { part } from '../../storybook/part.ts';
import { PrintLine } from './print-head.tsx';
import { ScreenProgress } from './screen-progress.tsx';

export const parts = [
  part('PrintLine', PrintLine, { children: 'Overdue' }),
  part('ScreenProgress', ScreenProgress, {}),
];
