import type { Meta, StoryObj } from '@storybook/react-vite';
import { Factory, FlaskConical } from 'lucide-react';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectFits } from '../storybook/expectations.ts';
import { ENDLESS_WORD } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { Picker, type PickerProps } from './picker.tsx';

const usage: Usage = {
  when: 'One of a list whose entries have icons or second lines. For plain words take Select, for long lists ComboBox.',
  do: ['Use the second line for what tells two apart.', 'Put the usual one first.'],
  dont: ["Don't use it for actions: take Menu.", "Don't list more than about fifteen."],
  without: ['Hover', 'Loading'],
};

const meta = {
  title: 'Interactive kit/Picker',
  component: Picker,
  args: {
    label: 'Kind of organisation',
    value: null,
    onChange: () => undefined,
    options: [
      { value: 'company', label: 'Company', hint: 'Holds consents', icon: Factory },
      { value: 'lab', label: 'Laboratory', hint: 'Tests for others', icon: FlaskConical },
      { value: 'board', label: 'Board', isDisabled: true },
    ],
  },
  parameters: { usage },
} satisfies Meta<typeof Picker>;
export default meta;
type Story = StoryObj<typeof meta>;

function Live(props: PickerProps) {
  const [value, setValue] = useState(props.value);
  return <Picker {...props} value={value} onChange={setValue} />;
}

export const Default: Story = {};
export const Variants: Story = {
  tags: ['snapshot'],
  render: (args) => <Live {...args} value="company" />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const lab = await screen.findByRole('option', { name: /Laboratory/ });
    await waitFor(() => expect(lab).toBeVisible());
  },
};
/** Arrow keys choose, and letters find. */
export const Focus: Story = {
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const button = within(canvasElement).getByRole('button');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('lab{Enter}');
    await waitFor(() => expect(button).toHaveTextContent('Laboratory'));
    await waitFor(() => expect(button).toHaveFocus());
  },
};
export const Disabled: Story = { args: { isDisabled: true, value: 'company' } };
export const Invalid: Story = {
  args: { error: 'Choose one', hint: 'As on the registration', isOptional: true },
};
export const Empty: Story = { args: { options: [] } };
export const LongText: Story = {
  args: { label: ENDLESS_WORD, value: 'a', options: [{ value: 'a', label: ENDLESS_WORD }] },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = {
  args: { label: 'संस्था का प्रकार', value: 'a', options: [{ value: 'a', label: 'कंपनी' }] },
};
