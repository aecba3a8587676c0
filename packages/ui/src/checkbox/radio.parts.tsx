import { part } from '../storybook/part.ts';
import { Radio } from './radio.tsx';

export const parts = [part('Radio', Radio, { label: 'Monthly', name: 'often' })];
