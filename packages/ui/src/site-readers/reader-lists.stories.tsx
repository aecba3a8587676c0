import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileSearch, ListChecks } from 'lucide-react';
import { expectFits } from '../storybook/expectations.ts';
import { HINDI_TEXT, LONG_TEXT, LONG_WORD } from '../storybook/samples.ts';

import type { Usage } from '../storybook/usage.ts';
import { ReaderLists } from './reader-lists.tsx';

const readers = [
  {
    title: 'For the person at the plant',
    points: [
      { icon: ListChecks, title: 'What is due', text: 'One list over all orders.' },
      { icon: FileSearch, title: 'The words it came from', text: 'Every task opens the order at its page.' },
    ],
  },
  {
    title: 'For the person who answers for it',
    points: [{ icon: FileSearch, title: 'Read, or worked out', text: 'Each date says which.' }],
  },
];

const usage: Usage = {
  when: 'What is in it for two kinds of reader, side by side.',
  do: ['Name the readers by what they do.', 'Three points each.'],
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
    readers: [{ title: 'संयंत्र के लिए', points: [{ icon: ListChecks, title: 'क्या देय है', text: HINDI_TEXT }] }],
  },
};
