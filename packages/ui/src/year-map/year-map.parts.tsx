import { part } from '../storybook/part.ts';
import { YearMapLegend } from './year-map-legend.tsx';
import { YearMapPicture } from './year-map-picture.tsx';

export const parts = [
  part('YearMapLegend', YearMapLegend, { none: 'No task' }),
  part('YearMapPicture', YearMapPicture, {
    year: 2026,
    days: {},
    today: '2026-11-23',
    label: 'No due dates',
  }),
];
