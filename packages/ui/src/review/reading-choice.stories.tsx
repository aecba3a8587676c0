import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Notice } from '../notice/notice.tsx';
import { expectFits } from '../storybook/expectations.ts';
import { ENDLESS_WORD } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { ReadingChoice } from './review-fields.tsx';

const usage: Usage = {
  when: 'Shows the possible readings if a document contradicts itself. The reader chooses one. Put it into a warning notice.',
  do: ['Show with each reading where it was read.', 'If no reading is more likely, preselect none.'],
  dont: ["Don't use it for more than four readings: use a select."],
  without: ['Invalid', 'Loading'],
};

const meta = {
  title: 'Signature parts/ReadingChoice',
  component: ReadingChoice,
  args: {
    label: 'How often',
    value: 'monthly',
    onChange: fn(),
    readings: [
      { value: 'monthly', label: 'Monthly', note: 'page 6' },
      { value: 'quarterly', label: 'Quarterly', note: 'page 9' },
    ],
  },
  parameters: { usage },
} satisfies Meta<typeof ReadingChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Quarterly page 9' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('quarterly');
  },
};
/** Inside its notice. */
export const Variants: Story = {
  tags: ['snapshot'],
  render: (args) => (
    <Notice tone="warn" title="Two readings.">
      This page says once in a month. Page 9 says once in three months. Choose one.
      <ReadingChoice {...args} />
    </Notice>
  ),
};
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('radio', { name: 'Monthly page 6' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('quarterly');
  },
};
export const Disabled: Story = { args: { isDisabled: true } };
export const Empty: Story = { args: { value: null } };
export const LongText: Story = {
  args: { readings: [{ value: 'monthly', label: ENDLESS_WORD, note: ENDLESS_WORD }] },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = {
  args: { readings: [{ value: 'monthly', label: 'हर माह', note: 'पृष्ठ 6' }] },
};
