import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { expectFits } from '../storybook/expectations.ts';
import { ENDLESS_WORD } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { NumberField } from './number-field.tsx';
import { expectRefusal, inForm } from './story-form.tsx';

const usage: Usage = {
  when: 'A number with its unit in a form. The value is text, and a rule converts it to a number.',
  do: ['Name the unit: screen readers read it with the field.', 'Set isWhole if a fraction makes no sense.'],
  dont: [
    'Don\'t use type="number": the mouse wheel changes its value, and it drops text that it does not know.',
  ],
  without: ['Variants', 'Hover', 'Loading', 'Empty'],
};

const meta = {
  title: 'Forms/NumberField',
  component: NumberField,
  args: { name: 'field', label: 'Discharge', unit: 'm³ a day' },
  decorators: [inForm('')],
  parameters: { usage },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox', { name: /^Discharge/ });
    await userEvent.type(input, '12.5abc');
    await expect(input).toHaveValue('12.5');
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
export const Hindi: Story = { args: { label: 'निर्वहन' } };
/** Pasted text is cleaned; typed text stays as it is. */
export const Paste: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste(' 4,82,500 ');
    await expect(input).toHaveValue('482500');
  },
};
