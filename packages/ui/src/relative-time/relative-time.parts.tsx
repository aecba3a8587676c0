import { part } from '../storybook/part.ts';
import { RelativeDay } from './relative-time.tsx';

export const parts = [part('RelativeDay', RelativeDay, { date: '2026-11-17', today: '2026-11-21' })];
