import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectFits } from '../storybook/expectations.ts';
import { ENDLESS_WORD, NAMES } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { BarList } from './bar-list.tsx';

const usage: Usage = {
  when: 'A few names, each with a number, to compare at a glance. It does not load visx.',
  do: ['Sort by the number, unless the names have their own order.', 'Show at most ten names.'],
  dont: ["Don't use it for parts of a whole: use ProportionBar."],
  without: ['Hover', 'Focus', 'Disabled', 'Invalid', 'Loading'],
};

const meta = {
  title: 'Charts/BarList',
  component: BarList,
  args: {
    label: 'Open tasks by owner',
    items: [
      { key: 'a', label: 'Leela Sathe', value: 14 },
      { key: 'b', label: 'Imran Qureshi', value: 9 },
      { key: 'c', label: NAMES.rightToLeft, value: 4 },
    ],
  },
  parameters: { usage },
} satisfies Meta<typeof BarList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['snapshot'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('list', { name: 'Open tasks by owner' })).toBeVisible();
  },
};
/** Figures that are huge, missing or below 0. */
export const Variants: Story = {
  args: {
    items: [
      { key: 'a', label: 'Litres', value: 48_250_000 },
      { key: 'b', label: 'Not known', value: null },
      { key: 'c', label: 'Below', value: -3 },
    ],
  },
};
export const Empty: Story = { args: { items: [] } };
export const LongText: Story = {
  args: { items: [{ key: 'a', label: ENDLESS_WORD, value: 4 }] },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { items: [{ key: 'a', label: NAMES.hindi, value: 4 }] } };
