import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectFits } from '../storybook/expectations.ts';
import { ENDLESS_WORD, NAMES } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { ComboBox, type ComboBoxProps } from './combo-box.tsx';

const usage: Usage = {
  when: 'A choice from a long list that people search by typing: people, laboratories, documents. For up to ten plain words use Select.',
  do: [
    'Add a second line if two names are alike.',
    'If there are thousands of options, search on the server with onSearch.',
  ],
  dont: ["Don't use it for free text.", "Don't hide the only explanation in the placeholder."],
  without: ['Hover', 'Loading'],
};

const meta = {
  title: 'Interactive kit/ComboBox',
  component: ComboBox,
  args: {
    label: 'Owner',
    value: null,
    onChange: () => undefined,
    options: [
      { value: 'u1', label: 'Leela Sathe', hint: 'EHS manager' },
      { value: 'u2', label: 'Imran Qureshi' },
      { value: 'u3', label: NAMES.rightToLeft, isDisabled: true },
    ],
  },
  parameters: { usage },
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

function Live(props: ComboBoxProps) {
  const [value, setValue] = useState(props.value);
  return (
    <>
      <ComboBox {...props} value={value} onChange={setValue} />
      <output>{value ?? 'none'}</output>
    </>
  );
}

export const Default: Story = {};
/** Typing narrows the list; Enter chooses the marked option. */
export const Variants: Story = {
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox'), 'imr');
    const shown = await screen.findByRole('option', { name: /Imran/ });
    await waitFor(() => expect(shown).toBeVisible());
    await expect(screen.queryByRole('option', { name: /Leela/ })).toBeNull();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByText('u2')).toBeVisible();
  },
};
/** Escape closes the list and keeps the value. */
export const Focus: Story = {
  args: { value: 'u1' },
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const box = within(canvasElement).getByRole('combobox');
    await expect(box).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(box).toHaveValue('Leela Sathe');
  },
};
export const Disabled: Story = { args: { isDisabled: true, value: 'u1' } };
export const Invalid: Story = {
  tags: ['snapshot'],
  args: { error: 'Choose an owner', hint: 'Someone of your organisation', isOptional: true },
};
/** If nothing matches, a sentence says so. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'zzz');
    await waitFor(() => expect(screen.getByText('No matches')).toBeVisible());
  },
};
/** Typing narrows a list of a thousand options as well. */
export const Thousand: Story = {
  args: {
    options: Array.from({ length: 1000 }, (_, index) => ({
      value: `v${index}`,
      label: `Parameter ${index}`,
    })),
  },
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'Parameter 999');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(within(canvasElement).getByText('v999')).toBeVisible();
  },
};
export const LongText: Story = {
  args: { label: ENDLESS_WORD, options: [{ value: 'a', label: ENDLESS_WORD }], value: 'a' },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = {
  args: { label: 'ज़िम्मेदार', options: [{ value: 'a', label: NAMES.hindi }], value: 'a' },
};
