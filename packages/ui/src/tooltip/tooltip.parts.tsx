import { Button } from '../button/button.tsx';
import { part } from '../storybook/part.ts';
import { Tooltip } from './tooltip.tsx';

export const parts = [
  part('Tooltip, open', Tooltip, {
    content: 'Opens page 6',
    children: <Button>Page 6</Button>,
    isOpen: true,
  }),
];
