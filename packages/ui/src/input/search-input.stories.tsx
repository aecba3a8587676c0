import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { SearchInput, type SearchInputProps } from './search-input.tsx';

function Live(props: SearchInputProps) {
  const [value, setValue] = useState(props.value);
  return (
    <SearchInput
      {...props}
      value={value}
      onChange={(event) => setValue(event.target.value)}
      onClear={() => setValue('')}
    />
  );
}

const meta = {
  title: 'Static kit/SearchInput',
  component: SearchInput,
  args: { label: 'Search tasks', value: '', placeholder: 'Search tasks' },
} satisfies Meta<typeof SearchInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { render: (args) => <Live {...args} /> };
export const Filled: Story = {
  args: { value: 'stack' },
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};
