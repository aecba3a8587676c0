import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { expectTabReaches } from '../storybook/expectations.ts';
import { ENDLESS_WORD, HINDI_TEXT } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { Splitter, type SplitterProps } from './splitter.tsx';

const usage: Usage = {
  when: 'Two panes with widths that the reader sets: page and conditions. On a phone they are in a column.',
  do: ['Store the width for each reader.', 'Give both panes a minimum width at which they work.'],
  dont: ["Don't use it if both panes fit side by side.", "Don't use more than one on a screen."],
  without: ['Variants', 'Disabled', 'Invalid', 'Loading'],
};

const meta = {
  title: 'Interactive kit/Splitter',
  component: Splitter,
  args: {
    first: 'The page',
    second: 'The conditions',
    label: 'Width of the conditions',
    value: 220,
    min: 160,
    max: 400,
    onChange: () => undefined,
  },
  parameters: { usage },
} satisfies Meta<typeof Splitter>;
export default meta;
type Story = StoryObj<typeof meta>;

function Live(props: SplitterProps) {
  const [value, setValue] = useState(props.value);
  return <Splitter {...props} value={value} onChange={setValue} />;
}

/** Arrow keys move it; Home and End move it to its limits. */
export const Default: Story = {
  tags: ['snapshot'],
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement }) => {
    const handle = within(canvasElement).getByRole('separator', { name: 'Width of the conditions' });
    handle.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(handle).toHaveAttribute('aria-valuenow', '236');
    await userEvent.keyboard('{End}');
    await expect(handle).toHaveAttribute('aria-valuenow', '400');
    await userEvent.keyboard('{Home}');
    await expect(handle).toHaveAttribute('aria-valuenow', '160');
  },
};
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  play: ({ canvasElement }) => expectTabReaches(within(canvasElement).getByRole('separator')),
};
export const Empty: Story = { args: { first: null, second: null } };
/** A remembered width outside the limits is corrected. */
export const LongText: Story = {
  args: { first: ENDLESS_WORD, second: ENDLESS_WORD, value: 99_999 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('separator')).toHaveAttribute('aria-valuenow', '400');
  },
};
export const Hindi: Story = { args: { first: HINDI_TEXT, second: HINDI_TEXT } };
