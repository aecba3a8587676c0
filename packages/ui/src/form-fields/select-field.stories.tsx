import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { expectFits } from '../storybook/expectations.ts';
import { ENDLESS_WORD } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { SelectField } from './select-field.tsx';
import { expectRefusal, inForm } from './story-form.tsx';

const usage: Usage = {
  when: 'A choice from a list of plain words in a form, with the browser’s own select.',
  do: [
    'Pass a placeholder if no choice is more usual than the others.',
    'Keep the list under 15 choices. For longer lists use ComboBoxField.',
  ],
  dont: ["Don't use it for yes and no: use a checkbox."],
  without: ['Variants', 'Hover', 'Loading', 'Empty'],
};

const meta = {
  title: 'Forms/SelectField',
  component: SelectField,
  args: {
    name: 'field',
    label: 'Type',
    placeholder: 'Select a type',
    options: [
      { value: 'a', label: 'Water' },
      { value: 'b', label: 'Air' },
    ],
  },
  decorators: [inForm('')],
  parameters: { usage },
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const select = canvas.getByRole('combobox', { name: 'Type' });
    await userEvent.selectOptions(select, 'Air');
    await expect(select).toHaveValue('b');
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
export const Hindi: Story = { args: { label: 'प्रकार' } };
