import { part } from '../storybook/part.ts';
import { VisuallyHidden } from './hidden.tsx';

export const parts = [part('VisuallyHidden', VisuallyHidden, { children: 'Unread' })];
