import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectFits, expectTabReaches } from '../storybook/expectations.ts';
import { LONG_WORD } from '../storybook/samples.ts';

import type { Usage } from '../storybook/usage.ts';
import { CategoryChips } from './article-lists.tsx';

const usage: Usage = {
  when: 'Links to topics, above a list. For choices that stay on the page use SegmentedControl.',
  do: ['Start with All.', 'Give every topic its own address.'],
  dont: ["Don't hide topics without articles: they have a page that says so."],
  without: ['Variants', 'Disabled', 'Invalid', 'Loading'],
};

const meta = {
  title: 'Static kit/CategoryChips',
  component: CategoryChips,
  args: {
    chips: [
      { label: 'All', href: '#all', isCurrent: true },
      { label: 'Regulations', href: '#regulations' },
      { label: 'Case studies', href: '#case-studies' },
    ],
  },
  parameters: { usage },
} satisfies Meta<typeof CategoryChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['snapshot'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'All' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  play: ({ canvasElement }) => expectTabReaches(within(canvasElement).getByRole('link', { name: 'All' })),
};
export const Empty: Story = { args: { chips: [] } };
export const LongText: Story = {
  args: { chips: [{ label: LONG_WORD, href: '#long' }] },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { chips: [{ label: 'सभी', href: '#all', isCurrent: true }] } };
