import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Input } from '../input/input.tsx';
import { Stack } from '../layout/layout.tsx';
import { expectFits } from '../storybook/expectations.ts';
import { ENDLESS_WORD, LONG_TEXT } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { Field } from './field.tsx';

const usage: Usage = {
  when: 'Label, hint and error around one control. Screen readers read them together. Inside a form use the bound fields of Forms.',
  do: [
    'Put the hint before the control, so that people read it first.',
    'Say how to correct an error: "Enter the consent number".',
  ],
  dont: [
    "Don't use a placeholder as a label.",
    "Don't mark required fields with an asterisk: say (optional) on the others.",
  ],
  without: ['Hover', 'Loading'],
};

const meta = {
  title: 'Static kit/Field',
  component: Field,
  args: { label: 'Consent number', children: (control) => <Input name="number" {...control} /> },
  parameters: { usage },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Consent number'));
    await expect(within(canvasElement).getByRole('textbox', { name: 'Consent number' })).toHaveFocus();
  },
};
export const Variants: Story = {
  tags: ['snapshot'],
  render: (args) => (
    <Stack>
      <Field {...args} hint="As printed on the order" />
      <Field {...args} isOptional aside="read from page" />
      <Field {...args} hint="As printed on the order" error="Enter the consent number" />
    </Stack>
  ),
};
export const Focus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('textbox')).toHaveFocus();
  },
};
export const Disabled: Story = {
  args: { children: (control) => <Input name="number" disabled {...control} /> },
};
/** The hint and then the error describe the control. */
export const Invalid: Story = {
  args: { error: 'Enter the consent number', hint: 'As printed on the order' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      'As printed on the order Error: Enter the consent number',
    );
  },
};
export const Empty: Story = {
  args: { label: '', children: () => <Input name="number" aria-label="Consent number" /> },
};
export const LongText: Story = {
  args: { label: ENDLESS_WORD, hint: LONG_TEXT, error: ENDLESS_WORD, aside: 'worked out' },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { label: 'सहमति संख्या', hint: 'जैसा आदेश पर छपा है' } };
