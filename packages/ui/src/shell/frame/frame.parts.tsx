import { part } from '../../storybook/part.ts';
import { ScreenProgress } from './screen-progress.tsx';

export const parts = [part('ScreenProgress', ScreenProgress, {})];
