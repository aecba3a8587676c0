import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { expectFits } from '../storybook/expectations.ts';
import { ENDLESS_WORD } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { inForm } from './story-form.tsx';
import { SwitchField } from './switch-field.tsx';

const usage: Usage = {
  when: 'A setting that people turn on or off and save together with others.',
  do: ['Name the thing, not the action: "Reminders".', 'Save it with its form.'],
  dont: ["Don't use it for an agreement: use CheckboxField."],
  without: ['Variants', 'Hover', 'Loading', 'Empty', 'Invalid'],
};

const meta = {
  title: 'Forms/SwitchField',
  component: SwitchField,
  args: { name: 'field', label: 'Send reminders' },
  decorators: [inForm(false)],
  parameters: { usage },
} satisfies Meta<typeof SwitchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('switch');
    await userEvent.click(box);
    await expect(box).toBeChecked();
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
export const LongText: Story = {
  args: { label: ENDLESS_WORD },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { label: 'याद दिलाएँ' } };
