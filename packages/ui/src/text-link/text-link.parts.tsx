import { part } from '../storybook/part.ts';
import { TextButton } from './text-link.tsx';

export const parts = [part('TextButton', TextButton, { children: 'Page 6' })];
