import { part } from '../storybook/part.ts';
import { Link } from './link.tsx';

export const parts = [part('Link', Link, { href: '#there', children: 'Tasks' })];
