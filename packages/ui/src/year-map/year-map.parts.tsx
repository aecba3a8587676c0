import { part } from '../storybook/part.ts';
import { YearMapLegend } from './year-map.tsx';

export const parts = [part('YearMapLegend', YearMapLegend, { none: 'No task' })];
