import { Button } from '../button/button.tsx';
import { part } from '../storybook/part.ts';
import { Popover } from './popover.tsx';

export const parts = [
  part('Popover, open', Popover, {
    trigger: <Button>Filter</Button>,
    label: 'Filters',
    children: 'Fields',
    isOpen: true,
  }),
];
