import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileSearch, ListChecks } from 'lucide-react';
import { expectFits } from '../storybook/expectations.ts';
import { HINDI_TEXT, LONG_TEXT, LONG_WORD } from '../storybook/samples.ts';

import type { Usage } from '../storybook/usage.ts';
import { ReaderLists } from './reader-lists.tsx';

const readers = [
  {
    title: 'The first kind of reader',
    points: [
      { icon: ListChecks, title: 'A first point', text: 'A sentence about the first point.' },
      { icon: FileSearch, title: 'A second point', text: 'A sentence about the second point.' },
    ],
  },
  {
    title: 'The second kind of reader',
    points: [{ icon: FileSearch, title: 'A third point', text: 'A sentence about the third point.' }],
  },
];

const usage: Usage = {
  when: 'The benefits for two kinds of reader, side by side.',
  do: ['Name the readers by their work.', 'Give each reader three points.'],
  dont: ["Don't use it for one list."],
  without: ['Variants', 'Hover', 'Focus', 'Disabled', 'Invalid', 'Loading'],
};

const meta = {
  title: 'Static kit/ReaderLists',
  component: ReaderLists,
  args: { readers },
  parameters: { usage },
} satisfies Meta<typeof ReaderLists>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['snapshot'] };
export const Empty: Story = { args: { readers: [] } };
export const LongText: Story = {
  args: {
    readers: [{ title: LONG_WORD, points: [{ icon: FileSearch, title: LONG_WORD, text: LONG_TEXT }] }],
  },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = {
  args: {
    readers: [{ title: 'पाठक', points: [{ icon: ListChecks, title: 'पहली बात', text: HINDI_TEXT }] }],
  },
};
