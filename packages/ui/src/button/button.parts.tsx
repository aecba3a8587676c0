import { part } from '../storybook/part.ts';
import { LinkButton } from './button.tsx';

export const parts = [part('LinkButton', LinkButton, { href: '#there', children: 'Tasks' })];
