import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectFits } from '../storybook/expectations.ts';
import { ENDLESS_WORD, HUGE_TEXT, NAMES } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { KeyValueList } from './key-value-list.tsx';

const usage: Usage = {
  when: 'Facts with their names, for example the details of an order, a task or a person.',
  do: [
    'Leave out facts that can never be known. For a missing value show emptyText.',
    'Keep names short, and use the same names everywhere.',
  ],
  dont: ["Don't use it for data that people compare by column: use a table."],
  without: ['Variants', 'Hover', 'Focus', 'Disabled', 'Invalid', 'Loading'],
};

const meta = {
  title: 'Static kit/KeyValueList',
  component: KeyValueList,
  args: {
    items: [
      { key: 'Authority', value: 'State Pollution Control Board' },
      { key: 'Valid until', value: '31 Mar 2027' },
      { key: 'Assignee', value: null },
      { key: 'Uploaded by', value: NAMES.rightToLeft },
    ],
  },
  parameters: { usage },
} satisfies Meta<typeof KeyValueList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['snapshot'] };
export const Empty: Story = { args: { items: [] } };
export const LongText: Story = {
  args: {
    items: [
      { key: ENDLESS_WORD, value: ENDLESS_WORD },
      { key: 'Text', value: HUGE_TEXT },
    ],
  },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { items: [{ key: 'प्राधिकारी', value: 'राज्य प्रदूषण नियंत्रण मंडल' }] } };
