import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { expectFits } from '../storybook/expectations.ts';
import { ENDLESS_WORD } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { FormDateField } from './form-date-field.tsx';
import { expectRefusal, inForm } from './story-form.tsx';

const usage: Usage = {
  when: 'A calendar date in a form that people type or choose. The value is YYYY-MM-DD, or the typed text if it is not a date.',
  do: [
    'Set min and max if a date outside them makes no sense.',
    'Say in the hint where people find the date.',
  ],
  dont: ["Don't ask for a time zone: these are calendar dates."],
  without: ['Variants', 'Hover', 'Loading', 'Empty'],
};

const meta = {
  title: 'Forms/FormDateField',
  component: FormDateField,
  args: { name: 'field', label: 'Issued on' },
  decorators: [inForm('')],
  parameters: { usage },
} satisfies Meta<typeof FormDateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('21112026');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveValue('21 Nov 2026');
  },
};
export const Focus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getAllByText(/./)[0]).toBeVisible();
    await expect(document.activeElement).not.toBe(document.body);
  },
};
export const Disabled: Story = { args: { isDisabled: true } };
/** If the form is sent empty, the summary takes the focus and links to this field. */
export const Invalid: Story = { play: ({ canvasElement }) => expectRefusal(canvasElement) };
export const LongText: Story = {
  args: { label: ENDLESS_WORD },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { label: 'जारी तिथि' } };
