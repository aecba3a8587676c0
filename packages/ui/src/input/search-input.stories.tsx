import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectFits, expectTabReaches } from '../storybook/expectations.ts';
import { ENDLESS_WORD } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
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

const usage: Usage = {
  when: 'A search on the screen or in a list. Screen readers read its name, because an icon replaces the label.',
  do: ['Say in the placeholder what people can search for.', 'Keep the typed text if nothing is found.'],
  dont: [
    "Don't use it for a filter with a few known values: use a select.",
    "Don't search before the reader stops typing.",
  ],
  without: ['Invalid', 'Loading'],
};

const meta = {
  title: 'Static kit/SearchInput',
  component: SearchInput,
  args: { label: 'Search tasks', value: 'stack', placeholder: 'Search tasks', onChange: fn(), onClear: fn() },
  parameters: { usage },
} satisfies Meta<typeof SearchInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Variants: Story = {
  tags: ['snapshot'],
  args: { value: '' },
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('searchbox', { name: 'Search tasks' });
    await userEvent.type(box, 'flow');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(box).toHaveValue('');
    await userEvent.type(box, 'stack');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(box).toHaveValue('');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  play: ({ canvasElement }) => expectTabReaches(within(canvasElement).getByRole('searchbox')),
};
export const Disabled: Story = { args: { disabled: true, onClear: undefined } };
export const Empty: Story = { args: { value: '' } };
export const LongText: Story = {
  args: { value: ENDLESS_WORD },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { label: 'कार्य खोजें', value: 'चिमनी' } };
