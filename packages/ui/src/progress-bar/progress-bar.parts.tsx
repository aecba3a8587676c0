import { part } from '../storybook/part.ts';
import { ProportionBar } from './progress-bar.tsx';

export const parts = [
  part('ProportionBar', ProportionBar, { parts: [{ label: 'kept', value: 3, tone: 'ok' }], hasLegend: true }),
];
