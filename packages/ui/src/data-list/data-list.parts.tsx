import { part } from '../storybook/part.ts';
import { DataGroup, DataRow } from './data-list.tsx';

export const parts = [
  part('DataRow', DataRow, { title: 'Stack monitoring' }),
  part('DataGroup', DataGroup, { label: 'Overdue' }),
];
