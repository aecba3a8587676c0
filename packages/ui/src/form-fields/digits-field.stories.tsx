import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { expectFits } from '../storybook/expectations.ts';
import { ENDLESS_WORD } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { DigitsField } from './digits-field.tsx';
import { expectRefusal, inForm } from './story-form.tsx';

const usage: Usage = {
  when: 'Digits that are not an amount: a PIN code or a registration number. Leading zeros are kept.',
  do: ['Set maxLength if the length is known.', 'Show an example in the hint.'],
  dont: ["Don't use it for amounts: NumberField accepts decimals and shows a unit."],
  without: ['Variants', 'Hover', 'Loading', 'Empty'],
};

const meta = {
  title: 'Forms/DigitsField',
  component: DigitsField,
  args: { name: 'field', label: 'PIN code', maxLength: 6 },
  decorators: [inForm('')],
  parameters: { usage },
} satisfies Meta<typeof DigitsField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox', { name: /^PIN code/ });
    await userEvent.type(input, '41a 1001');
    await expect(input).toHaveValue('411001');
  },
};
export const Focus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getAllByText(/./)[0]).toBeVisible();
    await expect(document.activeElement).not.toBe(document.body);
  },
};
export const Disabled: Story = { args: { disabled: true } };
/** If the form is sent empty, the summary takes the focus and links to this field. */
export const Invalid: Story = { play: ({ canvasElement }) => expectRefusal(canvasElement) };
export const LongText: Story = {
  args: { label: ENDLESS_WORD },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { label: 'पिन कोड' } };
/** Pasted text is cleaned; typed text stays as it is. */
export const Paste: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('411 001');
    await expect(input).toHaveValue('411001');
  },
};
