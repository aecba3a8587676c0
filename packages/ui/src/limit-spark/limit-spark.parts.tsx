import { part } from '../storybook/part.ts';
import { LimitSpark, LimitSparkGrid } from './limit-spark.tsx';

export const parts = [
  part('LimitSparkGrid', LimitSparkGrid, {
    label: 'Limits',
    children: <LimitSpark name="pH" values={[7.4]} limit={{ min: 6.5, max: 9 }} />,
  }),
];
