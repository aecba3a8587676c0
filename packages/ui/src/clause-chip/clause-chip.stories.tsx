import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Inline } from '../layout/layout.tsx';
import { expectFits, expectTabReaches } from '../storybook/expectations.ts';
import { ENDLESS_WORD } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { ClauseChip } from './clause-chip.tsx';

const usage: Usage = {
  when: 'Ties a task, a row or a field to its place in the document: the same number in the margin, the list and the task.',
  do: [
    'Use the number that is printed on the page.',
    'Give the condition and the page in the label of a link or button.',
  ],
  dont: ["Don't use it for counts.", "Don't invent numbers that the order does not have."],
  without: ['Disabled', 'Invalid', 'Loading', 'Empty'],
};

const meta = {
  title: 'Signature parts/ClauseChip',
  component: ClauseChip,
  args: { number: 17, label: 'Condition 17, page 6' },
  parameters: { usage },
} satisfies Meta<typeof ClauseChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Variants: Story = {
  tags: ['snapshot'],
  render: () => (
    <Inline>
      <ClauseChip number={16} state="accepted" />
      <ClauseChip number={17} state="selected" />
      <ClauseChip number={18} />
      <ClauseChip number={19} state="question" />
      <ClauseChip number="B(xi)" href="#page-6" label="Condition B(xi), page 6" />
    </Inline>
  ),
};
export const AsButton: Story = {
  args: { onClick: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Condition 17, page 6' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
export const Hover: Story = { args: { href: '#page-6' }, parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  args: { href: '#page-6' },
  play: ({ canvasElement }) => expectTabReaches(within(canvasElement).getByRole('link')),
};
/** A section has a name instead of a number. The name wraps if there is no room. */
export const LongText: Story = {
  render: () => (
    <Inline>
      <ClauseChip number="Annexure II, B(xi)(a)(iii)" />
      <ClauseChip number={ENDLESS_WORD} />
    </Inline>
  ),
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { number: 'क-17' } };
