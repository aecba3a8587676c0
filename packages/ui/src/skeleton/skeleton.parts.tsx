import { part } from '../storybook/part.ts';
import { SkeletonRows } from './skeleton.tsx';

export const parts = [part('SkeletonRows', SkeletonRows, { label: 'Loading tasks' })];
