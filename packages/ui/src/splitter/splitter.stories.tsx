import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Splitter, type SplitterProps } from './splitter.tsx';

function Live(props: SplitterProps) {
  const [value, setValue] = useState(props.value);
  return <Splitter {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Interactive kit/Splitter',
  component: Splitter,
  args: {
    first: 'The page',
    second: 'The conditions',
    label: 'Width of the conditions',
    value: 220,
    min: 160,
    max: 400,
    onChange: () => undefined,
  },
} satisfies Meta<typeof Splitter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement }) => {
    const handle = within(canvasElement).getByRole('separator', { name: 'Width of the conditions' });
    handle.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(handle).toHaveAttribute('aria-valuenow', '236');
    await userEvent.keyboard('{End}');
    await expect(handle).toHaveAttribute('aria-valuenow', '400');
  },
};
