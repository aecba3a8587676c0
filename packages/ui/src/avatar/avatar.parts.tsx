import { part } from '../storybook/part.ts';
import { Person } from './avatar.tsx';

export const parts = [part('Person', Person, { name: 'Leela Sathe' })];
