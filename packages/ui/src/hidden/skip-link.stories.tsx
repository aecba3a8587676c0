import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Usage } from '../storybook/usage.ts';
import { SkipLink } from './hidden.tsx';

const usage: Usage = {
  when: 'The first thing that Tab reaches on every page. It skips the header and the navigation.',
  do: ['Put it first in the body.', 'Let its target take the focus.'],
  dont: ["Don't hide it from the keyboard."],
  without: ['Variants', 'Hover', 'Disabled', 'Invalid', 'Loading', 'Empty'],
};

const meta = {
  title: 'Static kit/SkipLink',
  component: SkipLink,
  args: { target: 'main' },
  parameters: { usage },
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** It is hidden until it has the focus. */
export const Focus: Story = {
  tags: ['snapshot'],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  },
};
export const LongText: Story = {
  args: { children: 'Zum Inhaltsverzeichnis der Genehmigungsunterlagen springen' },
};
export const Hindi: Story = { args: { children: 'मुख्य सामग्री पर जाएँ' } };
