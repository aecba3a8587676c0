import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { expectFits, expectTabReaches } from '../storybook/expectations.ts';
import { ENDLESS_WORD } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { Select } from './select.tsx';

const usage: Usage = {
  when: "A choice from a few known options, with the browser's own select. For long lists with a search use ComboBox.",
  do: [
    'List the choices in the order that people expect.',
    'Add an empty first choice if no choice fits most readers.',
  ],
  dont: [
    "Don't use it for two choices: use radios.",
    "Don't act on a choice at once, unless the label says so.",
  ],
  without: ['Loading'],
};

const meta = {
  title: 'Static kit/Select',
  component: Select,
  args: {
    'aria-label': 'Repeats',
    options: [
      { value: 'monthly', label: 'Monthly' },
      { value: 'quarterly', label: 'Quarterly' },
      { value: 'yearly', label: 'Yearly' },
    ],
  },
  parameters: { usage },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByLabelText('Repeats');
    await userEvent.selectOptions(select, 'Yearly');
    await expect(select).toHaveValue('yearly');
  },
};
/** With an empty first choice, with groups, and with a disabled choice. */
export const Variants: Story = {
  tags: ['snapshot'],
  render: (args) => (
    <Stack gap={3}>
      <Select {...args} />
      <Select {...args} placeholder="Select a frequency" defaultValue="" />
      <Select aria-label="State">
        <optgroup label="West">
          <option>Gujarat</option>
          <option>Maharashtra</option>
        </optgroup>
      </Select>
      <Select
        {...args}
        options={[{ value: 'a', label: 'Weekly', isDisabled: true }, ...(args.options ?? [])]}
      />
    </Stack>
  ),
};
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  play: ({ canvasElement }) => expectTabReaches(within(canvasElement).getByLabelText('Repeats')),
};
export const Disabled: Story = { args: { disabled: true } };
export const Invalid: Story = { args: { invalid: true } };
export const Empty: Story = { args: { options: [], placeholder: 'No laboratories yet' } };
/** A thousand choices, one of them with an endless word. */
export const LongText: Story = {
  args: {
    options: [
      { value: 'long', label: ENDLESS_WORD },
      ...Array.from({ length: 999 }, (_, index) => ({ value: `${index}`, label: `Stack ${index + 1}` })),
    ],
  },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { options: [{ value: 'm', label: 'प्रति माह' }] } };
