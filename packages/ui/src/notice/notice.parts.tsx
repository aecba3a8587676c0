import { part } from '../storybook/part.ts';
import { Banner } from './notice.tsx';

export const parts = [part('Banner', Banner, { title: 'A consent expires in 40 days.' })];
