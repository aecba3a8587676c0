import { part } from '../storybook/part.ts';
import { LimitLine } from './limit-line.tsx';
import { LimitSpark, LimitSparkGrid } from './limit-spark.tsx';

export const parts = [
  part('LimitSparkGrid', LimitSparkGrid, {
    label: 'Limits',
    children: <LimitSpark name="pH" values={[7.4]} limit={{ min: 6.5, max: 9 }} />,
  }),
  part('LimitLine', LimitLine, { name: 'pH', values: [7.2, 7.4], limit: { min: 6.5, max: 9 } }),
];
