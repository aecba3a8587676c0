import { part } from '../storybook/part.ts';
import { ProportionBar } from './progress-bar.tsx';
import { ProportionList } from './proportion-list.tsx';

export const parts = [
  part('ProportionBar', ProportionBar, { parts: [{ label: 'kept', value: 3, tone: 'ok' }], hasLegend: true }),
  part('ProportionList', ProportionList, {
    rows: [{ label: 'Kept', value: 3, tone: 'ok', note: 'All with evidence' }],
  }),
];
