import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { expectFits } from '../storybook/expectations.ts';
import { ENDLESS_WORD } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { Tabs } from './tabs.tsx';

const usage: Usage = {
  when: 'Views of one thing in one place. If each view has an address, use TabLinks.',
  do: ['Put the most used view first.', 'Show a count if it says how much is left to do.'],
  dont: ["Don't use tabs for the steps of a task.", "Don't wrap them onto two lines: let them scroll."],
  without: ['Invalid', 'Loading'],
};

const meta = {
  title: 'Interactive kit/Tabs',
  component: Tabs,
  args: {
    label: 'Conditions',
    items: [
      { id: 'check', label: 'To check', count: 17, content: 'What is to check' },
      { id: 'accepted', label: 'Accepted', count: 31, content: 'What was accepted' },
      { id: 'none', label: 'Not an obligation', content: 'What was put aside', isDisabled: true },
    ],
  },
  parameters: { usage },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['snapshot'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: /Accepted/ }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('What was accepted');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: /To check/ })).toHaveFocus();
  },
};
export const Variants: Story = { args: { selected: 'accepted' } };
export const Hover: Story = {
  play: async ({ canvasElement }) => {
    const tab = within(canvasElement).getByRole('tab', { name: /Accepted/ });
    await userEvent.hover(tab);
    await waitFor(() => expect(tab).toHaveAttribute('data-hovered'));
  },
};
export const Focus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('tab', { name: /To check/ })).toHaveFocus();
  },
};
export const Disabled: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('tab', { name: 'Not an obligation' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
export const Empty: Story = { args: { items: [{ id: 'only', label: 'Only one', content: null }] } };
export const LongText: Story = {
  args: {
    items: [
      { id: 'a', label: ENDLESS_WORD, content: ENDLESS_WORD },
      { id: 'b', label: 'Second', content: '' },
    ],
  },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { items: [{ id: 'a', label: 'जाँचना है', count: 17, content: 'शर्तें' }] } };
