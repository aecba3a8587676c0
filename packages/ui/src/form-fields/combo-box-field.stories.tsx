import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { expectFits } from '../storybook/expectations.ts';
import { ENDLESS_WORD } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { ComboBoxField } from './combo-box-field.tsx';
import { expectRefusal, inForm } from './story-form.tsx';

const usage: Usage = {
  when: 'A choice from a long list in a form. The list narrows as the reader types.',
  do: [
    'If two options are alike, show the difference in the hint.',
    'Pass onSearch if the server has the list.',
  ],
  dont: ["Don't use it for fewer than 15 plain words: use SelectField."],
  without: ['Variants', 'Hover', 'Loading', 'Empty'],
};

const meta = {
  title: 'Forms/ComboBoxField',
  component: ComboBoxField,
  args: {
    name: 'field',
    label: 'Owner',
    options: [
      { value: 'a', label: 'Water' },
      { value: 'b', label: 'Air' },
    ],
  },
  decorators: [inForm('')],
  parameters: { usage },
} satisfies Meta<typeof ComboBoxField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox'), 'wat');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByRole('combobox')).toHaveValue('Water');
  },
};
export const Focus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getAllByText(/./)[0]).toBeVisible();
    await expect(document.activeElement).not.toBe(document.body);
    await userEvent.keyboard('{Escape}');
  },
};
export const Disabled: Story = { args: { isDisabled: true } };
/** If the form is sent empty, the summary takes the focus and links to this field. */
export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    await expectRefusal(canvasElement);
    await userEvent.keyboard('{Escape}');
  },
};
export const LongText: Story = {
  args: { label: ENDLESS_WORD },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { label: 'स्वामी' } };
