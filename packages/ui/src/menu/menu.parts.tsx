import { Button } from '../button/button.tsx';
import { part } from '../storybook/part.ts';
import { Menu } from './menu.tsx';

export const parts = [
  part('Menu, open', Menu, {
    trigger: <Button>More</Button>,
    label: 'Task',
    items: [{ id: 'edit', label: 'Edit' }],
    isOpen: true,
  }),
];
