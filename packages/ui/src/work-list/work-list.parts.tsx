import { part } from '../storybook/part.ts';
import { WorkRow } from './work-list.tsx';

export const parts = [part('WorkRow', WorkRow, { when: '30 Sep', title: 'File Form V' })];
