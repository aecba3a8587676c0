import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectFits, expectTabReaches } from '../storybook/expectations.ts';
import type { Usage } from '../storybook/usage.ts';
import { YearStrip } from './year-strip.tsx';

const usage: Usage = {
  when: 'The twelve months of a financial year with what falls into each, to find a month and to see where the year is heavy.',
  do: ['Show the same kinds in every month.', 'Lead from a month to its grid.'],
  dont: ["Don't use it for a calendar year: the year runs from April to March."],
  without: ['Variants', 'Disabled', 'Invalid', 'Loading'],
};

const meta = {
  title: 'Interactive kit/YearStrip',
  component: YearStrip,
  args: {
    year: 2026,
    current: '2026-11',
    selected: '2026-12',
    onSelect: fn(),
    counts: {
      '2026-04': { completed: 21 },
      '2026-10': { completed: 24, overdue: 2 },
      '2026-11': { overdue: 3, dueSoon: 4, pending: 11 },
      '2027-03': { pending: 1_20_000 },
    },
  },
  parameters: { usage },
} satisfies Meta<typeof YearStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['snapshot'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      canvas.getByRole('button', { name: /^November 2026 ?, 3 overdue ?, 4 due soon ?, 11 pending/ }),
    );
    await expect(args.onSelect).toHaveBeenCalledWith('2026-11');
    await expect(canvas.getAllByRole('button')).toHaveLength(12);
  },
};
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  play: ({ canvasElement }) =>
    expectTabReaches(within(canvasElement).getByRole('button', { name: /^April 2026/ })),
};
export const Empty: Story = { args: { counts: {}, selected: null } };
/** A year that is none has no months, and nothing breaks. */
export const NoSuchYear: Story = { args: { year: Number.NaN } };
export const LongText: Story = {
  args: { counts: { '2026-04': { overdue: Number.MAX_SAFE_INTEGER, pending: 99_99_999 } } },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { label: 'वित्तीय वर्ष 2026-27' } };
