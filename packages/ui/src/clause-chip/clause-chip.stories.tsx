import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Inline } from '../layout/layout.tsx';
import { ClauseChip } from './clause-chip.tsx';

const meta = {
  title: 'Static kit/ClauseChip',
  component: ClauseChip,
  args: { number: 17, label: 'Condition 17, page 6' },
} satisfies Meta<typeof ClauseChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const States: Story = {
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
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
