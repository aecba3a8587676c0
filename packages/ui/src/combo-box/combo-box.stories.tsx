import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ComboBox, type ComboBoxProps } from './combo-box.tsx';

function Live(props: ComboBoxProps) {
  const [value, setValue] = useState(props.value);
  return (
    <>
      <ComboBox {...props} value={value} onChange={setValue} />
      <output>{value ?? 'none'}</output>
    </>
  );
}

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
    ],
  },
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Typing narrows the list; Enter takes the marked option. */
export const Choosing: Story = {
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
export const Invalid: Story = { args: { error: 'Choose an owner', hint: 'Someone of your organisation' } };
export const Disabled: Story = { args: { isDisabled: true } };
