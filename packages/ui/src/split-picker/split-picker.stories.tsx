import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectFits } from '../storybook/expectations.ts';
import { ENDLESS_WORD, HINDI_TEXT } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { SplitPicker } from './split-picker.tsx';

const usage: Usage = {
  when: 'Splits one text into two, for example a sentence with two obligations.',
  do: ['Start at the place that suggestSplit finds.', 'Show both parts below it.'],
  dont: ["Don't use it to edit text: people edit the parts later, in their rows."],
  without: ['Variants', 'Hover', 'Disabled', 'Invalid', 'Loading'],
};

const TEXT = 'Sample the effluent monthly, and send the report to the Board. Keep a log of the results.';

/** With the state that an app keeps. */
function Example(props: ComponentProps<typeof SplitPicker>) {
  const [at, setAt] = useState(props.at);
  return (
    <SplitPicker
      {...props}
      at={at}
      onChange={(next) => {
        setAt(next);
        props.onChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Signature parts/SplitPicker',
  component: SplitPicker,
  args: { label: 'Where the second part begins', text: TEXT, at: TEXT.indexOf('Keep'), onChange: fn() },
  render: (args) => <Example {...args} />,
  parameters: { usage },
} satisfies Meta<typeof SplitPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A press on a word starts the second part there. */
export const Default: Story = {
  tags: ['snapshot'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('and'));
    await expect(args.onChange).toHaveBeenLastCalledWith(TEXT.indexOf('and send'));
    await expect(canvas.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      'Begins with “and send the report to”',
    );
    await userEvent.click(canvas.getByText('Sample'));
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};
/** Arrow keys move by words and clauses; Home and End move to the limits. */
export const Focus: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    const slider = within(canvasElement).getByRole('slider');
    await expect(slider).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(TEXT.indexOf('and send'));
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(TEXT.indexOf('send'));
    await userEvent.keyboard('{Home}');
    await expect(slider).toHaveAttribute('aria-valuenow', '1');
  },
};
/** A text without words cannot be split. */
export const Empty: Story = { args: { text: '', at: 0 } };
export const LongText: Story = {
  args: { text: `${ENDLESS_WORD} ${ENDLESS_WORD}`, at: 0 },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { text: HINDI_TEXT, at: HINDI_TEXT.indexOf(' ') + 1 } };
