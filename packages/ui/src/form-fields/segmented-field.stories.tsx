import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { expectFits } from '../storybook/expectations.ts';
import { ENDLESS_WORD } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { SegmentedField } from './segmented-field.tsx';
import { inForm } from './story-form.tsx';

const usage: Usage = {
  when: 'One of two to five short words in a form, as a row of segments.',
  do: ['Keep the words short: one or two.', 'Choose the usual one beforehand.'],
  dont: ["Don't use it for more than five: take SelectField."],
  without: ['Variants', 'Hover', 'Loading', 'Empty', 'Invalid'],
};

const meta = {
  title: 'Forms/SegmentedField',
  component: SegmentedField,
  args: {
    name: 'field',
    label: 'Unit',
    options: [
      { value: 'a', label: 'Water' },
      { value: 'b', label: 'Air' },
    ],
  },
  decorators: [inForm('a')],
  parameters: { usage },
} satisfies Meta<typeof SegmentedField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const air = canvas.getByRole('button', { name: 'Air' });
    await userEvent.click(air);
    await expect(air).toHaveAttribute('aria-pressed', 'true');
  },
};
export const Focus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getAllByText(/./)[0]).toBeVisible();
    await expect(document.activeElement).not.toBe(document.body);
  },
};
export const Disabled: Story = { args: { options: [{ value: 'a', label: 'Water', isDisabled: true }] } };
export const LongText: Story = {
  args: { label: ENDLESS_WORD },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { label: 'इकाई' } };
