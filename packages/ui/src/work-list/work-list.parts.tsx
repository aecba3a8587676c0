import { part } from '../storybook/part.ts';
import { WorkMore, WorkRow } from './work-list.tsx';

export const parts = [
  part('WorkRow', WorkRow, { when: '30 Sep', title: 'File Form V' }),
  part('WorkMore', WorkMore, { text: '10 more late', href: '#all' }),
];
